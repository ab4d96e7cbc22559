package app.starhop.game

import app.starhop.board.Motion
import app.starhop.core.MatchException
import app.starhop.core.PlayerSetup
import app.starhop.core.Status
import app.starhop.game.GameHarness.Companion.hole
import app.starhop.game.GameHarness.Companion.path
import app.starhop.game.PresenterHarness.Companion.computer
import app.starhop.game.PresenterHarness.Companion.person
import app.starhop.replay.HeldWork
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNotEquals
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test

/** What waits for the disk is done elsewhere, while the screen goes on. */
class GameWorkTest {
    @get:Rule
    val game = PresenterHarness()

    private val work = HeldWork()

    private fun runAll() {
        while (work.waiting > 0) work.run()
    }

    private fun begin(
        against: PlayerSetup = person,
        moves: String = "",
    ) {
        game.worker = work.background
        game.play(person, against, moves)
    }

    @Test
    fun `a move shows once it is saved, and its piece is still picked up until then`() {
        begin()
        game.tap("d1", "e5")
        assertEquals(0, game.state.snapshot.ply)
        assertEquals(hole("d1"), game.state.selection.hole)
        assertTrue(game.screen.motions.isEmpty())
        work.run()
        assertEquals(1, game.state.snapshot.ply)
        assertEquals(listOf<Motion>(Motion.Travel(path("d1-e5"))), game.screen.motions)
    }

    @Test
    fun `meanwhile no touch and no button does anything`() {
        begin(moves = "d1-e5 n1-m5")
        game.tap("d2", "e6", "e6", "d3", "e7")
        assertFalse(game.state.canMove)
        assertEquals(hole("d2"), game.state.selection.hole)
        assertTrue(game.presenter.legalMoves().isEmpty())
        assertNull(game.state.reach[hole("d3")])
        game.presenter.undo()
        game.presenter.resign()
        assertEquals(1, work.waiting)
        runAll()
        assertEquals(listOf("d1-e5", "n1-m5", "d2-e6"), game.record().map { it.text })
        assertEquals(Status.Playing, game.state.snapshot.status)
    }

    @Test
    fun `what is refused gives the turn back`() {
        begin()
        game.presenter.claim()
        assertNull(game.state.reach[hole("d1")])
        runAll()
        assertTrue("${game.state.trouble}", game.state.trouble is MatchException)
        assertTrue(game.state.canMove)
        assertNotNull("counted anew", game.state.reach[hole("d1")])
    }

    @Test
    fun `where the game has changed meanwhile, nothing is done to what it is now`() {
        begin(moves = "d1-e5 n1-m5")
        game.presenter.undo()
        game.match.play(path("d2-e6"))
        runAll()
        assertEquals(listOf("d1-e5", "n1-m5", "d2-e6"), game.record().map { it.text })
        assertEquals("it is shown as it is now", 3, game.state.snapshot.ply)
    }

    @Test
    fun `the computer's move is saved elsewhere too, and nothing is searched twice`() {
        begin(against = computer)
        game.tap("d1", "e5")
        work.run()
        game.thinker.answer()
        game.rest()
        assertEquals(1, game.state.snapshot.ply)
        assertFalse("it is found", game.state.thinking)
        assertFalse("and not yet made", game.state.canMove)
        work.run()
        assertEquals(2, game.state.snapshot.ply)
        assertEquals(1, game.thinker.begun)
    }

    @Test
    fun `a closed screen is told nothing of what was on its way, and the game is given back last`() {
        begin()
        game.tap("d1", "e5")
        game.presenter.close()
        game.screen.state = null
        runAll()
        assertNull(game.screen.state)
        assertEquals("d1-e5", game.record().single().text)
        game.presenter.undo()
        assertEquals("nothing more is begun", 0, work.waiting)
    }

    @Test
    fun `the result is read elsewhere, and not told of a game that goes on`() {
        begin(moves = "d1-e5 n1-m5")
        game.presenter.resign()
        work.run()
        assertNotEquals(Status.Playing, game.state.snapshot.status)
        assertNull("it is not read yet", game.state.result)
        runAll()
        assertEquals(2, game.state.result?.moves)
        game.presenter.closeResult()
        game.presenter.openResult()
        game.presenter.closeResult()
        runAll()
        assertNull(game.state.result)
    }
}
