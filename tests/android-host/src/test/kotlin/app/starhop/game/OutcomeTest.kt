package app.starhop.game

import app.starhop.core.Snapshot
import app.starhop.core.Status
import app.starhop.core.WinReason
import app.starhop.replay.HeldWork
import app.starhop.support.TestGames
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test

/** How the end of a game comes to its result. */
class OutcomeTest {
    private val games = TestGames()
    private val match = games.library.openGame(games.resign(games.people(plies = 4)))
    private val resigned = match.snapshot()
    private val won = resigned.copy(status = Status.Won(1, WinReason.ALL_HOME))
    private val work = HeldWork()
    private val delays = ManualDelays()
    private val cheered = mutableListOf<Int>()
    private var due = 0
    private val record = { games.library.replay(resigned.gameId).use { it.moves() } }
    private val outcome = Outcome(OpenMatch(match, record), work.background, delays) { due++ }

    private fun rest(now: Snapshot) =
        outcome.rest(now) { seat, done ->
            cheered += seat
            done()
        }

    @Test
    fun `a game that only comes to rest has no result`() {
        outcome.expect(last = false)
        rest(won)
        assertEquals(0, due)
        assertTrue(cheered.isEmpty())
    }

    @Test
    fun `a win on the board is cheered, and told a moment later, once`() {
        outcome.expect(last = true)
        rest(won)
        assertEquals(listOf(1), cheered)
        delays.pass(399)
        assertEquals(0, due)
        delays.pass(1)
        assertEquals(1, due)
        rest(won)
        delays.pass(1_000)
        assertEquals(1, due)
    }

    @Test
    fun `any other end is told at once`() {
        outcome.expect(last = true)
        rest(resigned)
        assertEquals(1, due)
        assertTrue(cheered.isEmpty())
    }

    @Test
    fun `a win that is taken back in time is not told`() {
        outcome.expect(last = true)
        rest(won)
        outcome.callOff()
        delays.pass(1_000)
        assertEquals(0, due)
    }

    @Test
    fun `the figures are read on the worker`() {
        var told = 0
        outcome.tell(resigned) { told++ }
        assertNull(outcome.facts)
        work.run()
        assertEquals(1, told)
        val facts = checkNotNull(outcome.facts)
        assertEquals(4, facts.moves)
        assertEquals(record().maxOf { it.hops }, facts.longest)
        assertNull("it was not rated", facts.settlement)
    }

    @Test
    fun `what was asked before it was closed is not told, what was asked last is told once`() {
        var told = 0
        outcome.tell(resigned) { told++ }
        outcome.close()
        work.run()
        assertNull(outcome.facts)
        repeat(2) { outcome.tell(resigned) { told++ } }
        repeat(2) { work.run() }
        assertEquals(1, told)
        assertNotNull(outcome.facts)
    }
}
