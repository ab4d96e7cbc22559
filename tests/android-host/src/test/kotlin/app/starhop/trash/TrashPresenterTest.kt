package app.starhop.trash

import app.starhop.core.StoreException
import app.starhop.saved.FullDisk
import app.starhop.support.DIRECTLY
import app.starhop.support.TestGames
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test

class TrashPresenterTest {
    private val games = TestGames()
    private val disk = FullDisk()
    private var shown = TrashState()
    private val presenter = TrashPresenter({ games.library }, DIRECTLY, disk) { shown = it }

    private fun deleted() = games.people().also(games.library::delete)

    private fun ids() = shown.games.map { it.id }.toSet()

    @Test
    fun `deleted games are listed and no others`() {
        games.people()
        val ids = setOf(deleted(), deleted())
        presenter.refresh()
        assertTrue(shown.listed)
        assertEquals(ids, ids())
    }

    @Test
    fun `a game that is brought back is among the saved ones again`() {
        val (back, other) = deleted() to deleted()
        presenter.refresh()
        presenter.restore(back)
        assertEquals(setOf(other), ids())
        assertEquals(
            listOf(back),
            games.library
                .shelf()
                .games
                .map { it.id },
        )
    }

    @Test
    fun `a game that is deleted for good is gone, and the others are there`() {
        val (gone, other) = deleted() to deleted()
        presenter.refresh()
        presenter.erase(gone)
        assertEquals(setOf(other), ids())
        presenter.restore(gone)
        assertTrue(shown.trouble is StoreException.NoSuchGame)
        assertEquals(setOf(other), ids())
    }

    @Test
    fun `the trash is emptied`() {
        repeat(3) { deleted() }
        val kept = games.people()
        presenter.refresh()
        presenter.empty()
        assertEquals(emptySet<String>(), ids())
        assertNull(shown.trouble)
        assertEquals(
            kept,
            games.library
                .shelf()
                .games
                .single()
                .id,
        )
    }

    @Test
    fun `a disk that refuses is told, and the game stays`() {
        val id = deleted()
        presenter.refresh()
        games.folder.resolve("fault").writeText("remove 1 full")
        presenter.erase(id)
        games.folder.resolve("fault").delete()
        assertEquals(setOf(id), ids())
        assertTrue(shown.trouble is StoreException.Full)
        assertNotNull(disk.trouble)
        presenter.erase(id)
        assertNull(shown.trouble)
        assertNull(disk.trouble)
    }
}
