package app.starhop.saved

import app.starhop.core.StoreException
import app.starhop.support.DIRECTLY
import app.starhop.support.TestGames
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test

class SavedPresenterTest {
    private val games = TestGames()
    private val left = mutableListOf<SavedExit>()
    private var shown = SavedState()
    private val presenter = SavedPresenter({ games.library }, DIRECTLY, FullDisk(), SavedTab.UNFINISHED, { shown = it }, left::add)

    private fun ids() = shown.games.map { it.id }

    @Test
    fun `the two lists hold the newest game first`() {
        val old = games.people(plies = 1)
        val done = games.resign(games.people(plies = 1))
        val new = games.people(plies = 2)
        presenter.refresh()
        assertEquals(listOf(new, old), ids())
        presenter.pickTab(SavedTab.FINISHED)
        assertEquals(listOf(done), ids())
    }

    @Test
    fun `a running game opens as a game and a finished one as a replay`() {
        val running = games.people()
        val done = games.resign(games.people(plies = 1))
        presenter.refresh()
        presenter.open(shown.unfinished.single())
        presenter.open(shown.finished.single())
        presenter.replay(running)
        assertEquals(listOf(SavedExit.Game(running), SavedExit.Replay(done), SavedExit.Replay(running)), left)
    }

    @Test
    fun `a deleted game can be brought back`() {
        val id = games.people(plies = 4)
        presenter.refresh()
        presenter.delete(id)
        assertTrue(ids().isEmpty())
        assertEquals(id, shown.deleted)
        presenter.bringBack()
        assertEquals(listOf(id), ids())
        assertNull(shown.deleted)
        assertEquals(4, shown.games.single().ply)
    }

    @Test
    fun `a look at the list does not end the time to bring a game back`() {
        val id = games.people()
        presenter.delete(id)
        presenter.refresh()
        presenter.pickTab(SavedTab.FINISHED)
        assertEquals(id, shown.deleted)
        presenter.forgetDeleted()
        assertNull(shown.deleted)
        presenter.bringBack()
        assertTrue(shown.unfinished.isEmpty())
    }

    @Test
    fun `deleting a game that is gone is told and keeps the last one to bring back`() {
        val id = games.people()
        presenter.delete(id)
        presenter.delete("no such game")
        assertTrue(shown.trouble is StoreException.NoSuchGame)
        assertEquals(id, shown.deleted)
        presenter.bringBack()
        assertNull(shown.trouble)
        assertEquals(listOf(id), ids())
    }

    @Test
    fun `a title is trimmed and kept`() {
        val id = games.people()
        presenter.rename(id, "  After lunch ")
        assertEquals("After lunch", shown.game(id)?.title)
    }

    @Test
    fun `the finished games are open at once where there are no others`() {
        games.resign(games.people(plies = 2))
        val fresh = SavedPresenter({ games.library }, DIRECTLY, FullDisk(), null, { shown = it }, left::add)
        fresh.refresh()
        assertEquals(SavedTab.FINISHED, shown.tab)
        fresh.pickTab(SavedTab.UNFINISHED)
        fresh.refresh()
        assertEquals("a choice stays", SavedTab.UNFINISHED, shown.tab)
    }

    @Test
    fun `files that cannot be opened are seen at once where every game is finished`() {
        games.resign(games.people(plies = 2))
        games.damage()
        SavedPresenter({ games.library }, DIRECTLY, FullDisk(), null, { shown = it }, left::add).refresh()
        assertEquals(SavedTab.UNFINISHED, shown.tab)
    }

    @Test
    fun `a duplicate is a game of its own`() {
        val id = games.people(plies = 3)
        presenter.duplicate(id, "Computer, level 1 (copy)")
        assertEquals(2, shown.games.size)
        assertEquals("Computer, level 1 (copy)", shown.games.first { it.id != id }.title)
        val copy = ids().first { it != id }
        games.library.openGame(copy).use { it.play(it.legalMoves().first().path) }
        presenter.refresh()
        assertEquals(3, shown.game(id)?.ply)
        assertEquals(4, shown.game(copy)?.ply)
    }

    @Test
    fun `a shared game can be read again`() {
        val id = games.people(plies = 6)
        presenter.shareText(id, "Lunch")
        presenter.shareFile(id, "Lunch")
        val text = left[0] as SavedExit.ShareText
        val file = left[1] as SavedExit.ShareFile
        assertTrue(text.text.startsWith("Starhop: record 1"))
        assertEquals(listOf("Lunch", "Lunch"), listOf(text.title, file.title))
        val other = TestGames()
        other.library.importGame(text.text)
        assertEquals(
            games.library
                .shelf()
                .games
                .single()
                .pieces,
            other.library
                .shelf()
                .games
                .single()
                .pieces,
        )
    }

    @Test
    fun `damaged and newer files are listed beside the games`() {
        val id = games.people()
        games.damage()
        games.newer()
        presenter.refresh()
        assertTrue(id in ids())
        assertEquals(1, shown.damaged.size)
        assertEquals(9, shown.newer.single().version)
    }

    @Test
    fun `a damaged file is shared as it is and deleted when asked`() {
        games.damage()
        presenter.refresh()
        val file = shown.damaged.single()
        presenter.shareUnreadable(file.file)
        assertEquals(listOf(SavedExit.ShareFile("{\"format\":", "torn")), left)
        presenter.deleteDamaged(file)
        assertTrue(shown.damaged.isEmpty())
    }

    @Test
    fun `a damaged file that is gone is told`() {
        presenter.shareUnreadable("gone.starhop")
        assertNotNull(shown.trouble)
        assertTrue(left.isEmpty())
        assertFalse(shown.listed)
    }
}
