package app.starhop.game

import app.starhop.board.Holes
import app.starhop.core.DrawOffer
import app.starhop.core.DrawReason
import app.starhop.core.Status
import app.starhop.core.WinReason
import app.starhop.game.GameHarness.Companion.hole
import app.starhop.game.GameHarness.Companion.path
import app.starhop.game.PresenterHarness.Companion.computer
import app.starhop.game.PresenterHarness.Companion.person
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertNull
import org.junit.Rule
import org.junit.Test
import kotlin.math.abs
import kotlin.math.max

/** Wins, draws and resigning. */
class GameEndTest {
    @get:Rule
    val game = PresenterHarness()

    @Test
    fun `in pass and play a draw offer waits for the other side's answer`() {
        game.play(person, person)
        game.presenter.offerDraw()
        assertEquals(DrawOffer.Open(1, 4, emptyList()), game.state.offer)
        game.presenter.answerDraw(false)
        assertEquals(DrawOffer.Declined(1), game.state.snapshot.drawOffer)
        assertNull(game.state.offer)
        game.tap("d1", "e5")
        game.presenter.offerDraw()
        game.presenter.answerDraw(true)
        assertEquals(Status.Drawn(DrawReason.AGREED), game.state.snapshot.status)
        assertNotNull(game.state.result)
    }

    @Test
    fun `resigning ends the game, opens the result and allows no more moves`() {
        game.play(person, person, "d1-e5 n1-m5")
        game.presenter.resign()
        assertEquals(Status.Won(4, WinReason.RESIGNED), game.state.snapshot.status)
        assertEquals(2, game.state.result?.moves)
        game.presenter.closeResult()
        assertNull(game.state.result)
        game.tap("d2")
        assertFalse(game.state.selection.exists)
        game.presenter.undo()
        assertEquals("no undo after resigning", 2, game.state.snapshot.ply)
        game.presenter.openResult()
        assertNotNull(game.state.result)
    }

    @Test
    fun `a rematch keeps the players on their seats`() {
        game.play(computer, person)
        game.presenter.rematch()
        val exit = game.screen.exits.single() as GameExit.Rematch
        assertEquals(listOf(computer, person), exit.setup.players)
    }

    @Test
    fun `a win on the board lets the pieces rise and then opens the result`() {
        game.play(person, person)
        while (!game.state.over) {
            val up = if (game.state.snapshot.toMove == 1) 1 else -1
            val tip = if (up == 1) "q1" else "a1"
            game.presenter.playMove(game.presenter.legalMoves().maxBy { gain(it.path.first(), it.path.last(), tip) })
            if (!game.state.over) game.rest()
        }
        assertNull("the winning move is still on its way", game.screen.cheered)
        assertNull(game.state.result)
        game.presenter.rested()
        assertEquals((game.state.snapshot.status as Status.Won).seat, game.screen.cheered)
        game.delays.pass(399)
        assertNull(game.state.result)
        game.delays.pass(1)
        assertEquals(game.state.snapshot.ply, game.state.result?.moves)
        game.presenter.undo()
        assertFalse("undo after a win on the board reopens the game", game.state.over)
        assertNull(game.state.result)
    }

    /** Steps nearer to [tip]; ties go to the hindmost piece. */
    private fun gain(
        from: Int,
        to: Int,
        tip: String,
    ): Int = 100 * (distance(from, tip) - distance(to, tip)) + distance(from, tip)

    private fun distance(
        hole: Int,
        tip: String,
    ): Int {
        val (from, to) = Holes.all[hole] to Holes.all[hole(tip)]
        val rows = abs(from.y - to.y)
        return rows + max(0, (abs(from.x - to.x) - rows) / 2)
    }
}
