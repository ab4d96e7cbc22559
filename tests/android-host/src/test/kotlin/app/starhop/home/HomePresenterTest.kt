package app.starhop.home

import app.starhop.core.GameLibrary
import app.starhop.core.PlayerKind
import app.starhop.core.StoreException
import app.starhop.saved.FullDisk
import app.starhop.support.DIRECTLY
import app.starhop.support.TestGames
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test
import java.io.File

class HomePresenterTest {
    private val games = TestGames()
    private val disk = FullDisk()
    private val shown = mutableListOf<HomeState>()
    private val opened = mutableListOf<String>()
    private val firstRun =
        object : FirstRun {
            override var chosen = false
        }
    private val presenter = presenter { games.library }

    private fun presenter(library: () -> GameLibrary) =
        HomePresenter(library, DIRECTLY, firstRun, { 20_000 }, shown::add, opened::add, disk::note)

    @Test
    fun `an empty shelf offers no game to continue`() {
        presenter.refresh()
        assertEquals(listOf(HomeState(firstRun = true)), shown)
        presenter.onContinue()
        assertTrue(opened.isEmpty())
    }

    @Test
    fun `how far the lessons are is read once the games are there`() {
        games.people()
        presenter.refresh()
        assertEquals(listOf(null, 18), shown.map { it.course?.lessons?.size })
    }

    @Test
    fun `who wants to learn chooses only once`() {
        presenter.refresh()
        presenter.onLearnFirst()
        assertFalse(shown.last().firstRun)
        presenter { games.library }.refresh()
        assertFalse(shown.last().firstRun)
        assertTrue(opened.isEmpty())
    }

    @Test
    fun `who wants to play has a game against the computer at once, and only one`() {
        presenter.refresh()
        presenter.onPlayAtOnce()
        presenter.onPlayAtOnce()
        val game =
            games.library
                .shelf()
                .games
                .single()
        assertEquals(listOf(game.id), opened)
        assertEquals(listOf(PlayerKind.Person, PlayerKind.Computer(HomePresenter.FIRST_LEVEL)), game.players.map { it.kind })
        assertTrue(firstRun.chosen)
    }

    @Test
    fun `a game that cannot be begun is told, and home is there`() {
        var library: () -> GameLibrary = { games.library }
        val presenter = presenter { library() }
        presenter.refresh()
        library = { GameLibrary.open(File.createTempFile("starhop", "file").path) }
        presenter.onPlayAtOnce()
        assertTrue(shown.last().trouble is StoreException)
        assertFalse(shown.last().firstRun)
    }

    @Test
    fun `who has games, even damaged ones only, is not asked`() {
        games.damage()
        presenter.refresh()
        assertFalse(shown.last().firstRun)
        assertTrue(firstRun.chosen)
    }

    @Test
    fun `the running game that was changed last is continued`() {
        games.people(plies = 2)
        val last = games.people(plies = 3)
        games.resign(games.people())
        presenter.refresh()
        val state = shown.first()
        assertEquals(last, state.running?.id)
        assertEquals(2, state.unfinished)
        assertEquals(1, state.finished)
        presenter.onContinue()
        assertEquals(listOf(last), opened)
    }

    @Test
    fun `a cold start reopens the game that was on the screen`() {
        val open = games.people(plies = 1)
        games.people(plies = 2)
        presenter.refresh(coldStart = open)
        assertEquals(listOf(open), opened)
    }

    @Test
    fun `a cold start does not reopen a finished or a deleted game`() {
        val finished = games.resign(games.people(plies = 1))
        val deleted = games.people().also(games.library::delete)
        presenter.refresh(coldStart = finished)
        presenter.refresh(coldStart = deleted)
        presenter.refresh(coldStart = "no such game")
        assertEquals("three lists, and the lessons once", 4, shown.size)
        assertTrue(opened.isEmpty())
    }

    @Test
    fun `a library that cannot be opened is told and keeps what was listed`() {
        val blocked = File.createTempFile("starhop", "file")
        var library: () -> GameLibrary = { games.library }
        val presenter = presenter { library() }
        val id = games.people()
        presenter.refresh()
        library = { GameLibrary.open(blocked.path) }
        presenter.refresh()
        assertTrue(shown.last().trouble is StoreException)
        assertEquals(id, shown.last().running?.id)
        library = { games.library }
        presenter.refresh()
        assertNull(shown.last().trouble)
    }

    @Test
    fun `A7 a full disk that lets no first game begin is told on every screen`() {
        val plan = games.folder.resolve("fault").apply { writeText("write 1 full") }
        presenter.refresh()
        presenter.onPlayAtOnce()
        assertTrue(disk.trouble is StoreException.Full)
        assertTrue(opened.isEmpty())
        plan.delete()
    }
}
