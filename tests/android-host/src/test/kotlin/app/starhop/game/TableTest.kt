package app.starhop.game

import app.starhop.core.Mode
import app.starhop.core.Snapshot
import app.starhop.core.Status
import app.starhop.core.WinReason
import app.starhop.settings.Settings
import app.starhop.support.TestGames
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNull
import org.junit.Test

/** Two people over one phone, without a game: only whose turn it is changes. */
class TableTest {
    private val games = TestGames()
    private val begun = games.library.openGame(games.people()).use { it.snapshot() }
    private val delays = ManualDelays()
    private var settings = Settings(rotate = true, handOver = true)
    private var turns = 0
    private val table = Table({ settings }, delays) { turns++ }

    private fun turnOf(seat: Int): Snapshot = begun.copy(toMove = seat)

    @Test
    fun `who moves first has the phone, the next waits for it until it is taken`() {
        table.sit(turnOf(1), holder = null)
        assertEquals(1, table.holder)
        assertNull(table.waiting)
        table.arrive(turnOf(4))
        assertEquals(4, table.waiting)
        assertEquals(1, table.holder)
        table.take(turnOf(4))
        assertNull(table.waiting)
        assertEquals(4, table.holder)
    }

    @Test
    fun `who had the phone when the game was left has it still`() {
        table.sit(turnOf(4), holder = 1)
        assertEquals(4, table.waiting)
        table.sit(turnOf(4), holder = 4)
        assertNull(table.waiting)
    }

    @Test
    fun `without the banner the phone is wherever the turn is`() {
        settings = Settings()
        table.sit(turnOf(1), holder = null)
        table.arrive(turnOf(4))
        assertNull(table.waiting)
        assertEquals(4, table.holder)
    }

    @Test
    fun `nobody waits after the end, nor against the computer`() {
        table.sit(turnOf(1), holder = null)
        table.arrive(turnOf(4).copy(status = Status.Won(1, WinReason.RESIGNED)))
        assertNull(table.waiting)
        table.arrive(turnOf(4).copy(mode = Mode.COMPUTER))
        assertNull(table.waiting)
    }

    @Test
    fun `the board turns to the mover a moment after it has come to rest`() {
        table.sit(turnOf(1), holder = null)
        repeat(2) { table.rest(turnOf(4)) }
        delays.pass(249)
        assertEquals(1, table.turned)
        delays.pass(1)
        assertEquals(4, table.turned)
        assertEquals(1, turns)
        table.rest(turnOf(4))
        delays.pass(1_000)
        assertEquals("it lies right already", 1, turns)
    }

    @Test
    fun `a turn that was called off does not come`() {
        table.sit(turnOf(1), holder = null)
        table.rest(turnOf(4))
        table.leave()
        delays.pass(1_000)
        assertEquals(1, table.turned)
    }

    @Test
    fun `a hand turns it from seat to seat and back again`() {
        settings = Settings()
        table.sit(turnOf(1), holder = null)
        assertNull(table.turned)
        table.turnOn(turnOf(1))
        assertEquals(4, table.turned)
        table.turnOn(turnOf(1))
        assertEquals(1, table.turned)
    }
}
