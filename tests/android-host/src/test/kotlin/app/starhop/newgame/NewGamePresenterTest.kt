package app.starhop.newgame

import app.starhop.Background
import app.starhop.core.GameLibrary
import app.starhop.core.Mode
import app.starhop.core.PlayerKind
import app.starhop.core.StoreException
import app.starhop.support.DIRECTLY
import app.starhop.support.TestGames
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test
import java.io.File

class NewGamePresenterTest {
    private val games = TestGames()
    private val opened = mutableListOf<String>()
    private val remembered = mutableListOf<NewGameChoices>()
    private var shown: NewGameState? = null
    private var personWinsToss = true

    private fun presenter(
        choices: NewGameChoices = NewGameChoices(),
        background: Background = DIRECTLY,
        library: () -> GameLibrary = { games.library },
    ) = NewGamePresenter(choices, LEVELS, library, background, { personWinsToss }, remembered::add, { shown = it }, opened::add)

    private fun started() = games.library.openGame(opened.single()).use { it.snapshot() }

    private fun kinds() = started().players.associate { it.seat to it.kind }

    @Test
    fun `a person who starts plays red`() {
        presenter(NewGameChoices(level = 4)).start()
        assertEquals(mapOf(1 to PlayerKind.Person, 4 to PlayerKind.Computer(4)), kinds())
        assertEquals(1, started().toMove)
        assertFalse(started().computerToMove)
    }

    @Test
    fun `a computer that starts plays red`() {
        presenter(NewGameChoices(starter = Starter.COMPUTER)).start()
        assertEquals(PlayerKind.Person, kinds()[4])
        assertTrue(started().computerToMove)
    }

    @Test
    fun `a lost toss lets the computer start`() {
        personWinsToss = false
        presenter(NewGameChoices(starter = Starter.TOSS)).start()
        assertTrue(started().computerToMove)
    }

    @Test
    fun `a won toss lets the person start`() {
        presenter(NewGameChoices(starter = Starter.TOSS)).start()
        assertFalse(started().computerToMove)
    }

    @Test
    fun `pass and play has two people whoever was to start`() {
        presenter(NewGameChoices(mode = Mode.PASS_AND_PLAY, starter = Starter.COMPUTER)).start()
        assertEquals(mapOf(1 to PlayerKind.Person, 4 to PlayerKind.Person), kinds())
        assertEquals(Mode.PASS_AND_PLAY, started().mode)
    }

    @Test
    fun `choices are shown and remembered when the game starts`() {
        val presenter = presenter()
        presenter.pickMode(Mode.COMPUTER)
        presenter.pickLevel(7)
        presenter.pickStarter(Starter.TOSS)
        val chosen = NewGameChoices(Mode.COMPUTER, 7, Starter.TOSS)
        assertEquals(chosen, shown?.choices)
        assertTrue(remembered.isEmpty())
        presenter.start()
        assertEquals(listOf(chosen), remembered)
    }

    @Test
    fun `a level outside the range is brought into it`() {
        val presenter = presenter()
        presenter.pickLevel(0)
        assertEquals(1, presenter.state.choices.level)
        presenter.pickLevel(99)
        assertEquals(LEVELS, presenter.state.choices.level)
    }

    @Test
    fun `a second press on start starts no second game`() {
        val waiting = mutableListOf<Runnable>()
        val presenter = presenter(background = Background(waiting::add) { it.run() })
        presenter.start()
        presenter.start()
        presenter.pickLevel(8)
        assertTrue(presenter.state.starting)
        assertEquals(NewGameChoices.DEFAULT_LEVEL, presenter.state.choices.level)
        waiting.forEach(Runnable::run)
        assertEquals(
            1,
            games.library
                .shelf()
                .games.size,
        )
        assertFalse(presenter.state.starting)
    }

    @Test
    fun `a game that cannot be saved is told and can be tried again`() {
        val blocked = File.createTempFile("starhop", "file")
        var library: () -> GameLibrary = { GameLibrary.open(blocked.path) }
        val presenter = presenter { library() }
        presenter.start()
        assertTrue(shown?.trouble is StoreException)
        assertTrue(opened.isEmpty())
        library = { games.library }
        presenter.start()
        assertNull(shown?.trouble)
        assertEquals(1, opened.size)
    }

    @Test
    fun `A9 a new game by mistake leaves the old one under saved games`() {
        val old = games.people(plies = 5)
        presenter().start()
        val saved = games.library.shelf().games
        assertEquals(setOf(old, opened.single()), saved.map { it.id }.toSet())
        assertEquals(5, games.library.openGame(old).use { it.snapshot().ply })
    }

    private companion object {
        const val LEVELS = 8
    }
}
