package app.starhop.game

import app.starhop.core.DrawOffer
import app.starhop.core.DrawReason
import app.starhop.core.Status
import app.starhop.core.Target
import app.starhop.game.PresenterHarness.Companion.computer
import app.starhop.game.PresenterHarness.Companion.person
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test

/** Games that would never end, because a person stays at home. */
class StandstillTest {
    @get:Rule
    val game = PresenterHarness()

    /** The person's move that keeps most pieces at home, and the computer's answer. */
    private fun stay() {
        game.presenter.playMove(game.presenter.legalMoves().minWith(compareBy(::gone).thenBy { it.text }))
        game.thinker.answer()
        game.rest()
        game.rest()
    }

    /** 1 for a move out of home, −1 for one back. */
    private fun gone(move: Target): Int = (if (isHome(move.path.first())) 1 else 0) - (if (isHome(move.hole)) 1 else 0)

    private fun isHome(hole: Int) = hole >= GameHarness.hole("d1")

    @Test
    fun `B7 a person who never leaves home is offered a draw`() {
        game.play(person, computer)
        while (game.state.offer == null) {
            assertTrue("nothing is offered in ${game.state.snapshot.ply} turns", game.state.snapshot.ply < 400)
            stay()
        }
        val offer = DrawOffer.Open(by = 4, to = 1, agreed = emptyList())
        assertEquals(offer, game.state.offer)
        assertTrue("the person may answer by a move too", game.state.canMove)
        game.presenter.answerDraw(false)
        assertEquals(DrawOffer.Declined(4), game.state.snapshot.drawOffer)
        repeat(9) {
            stay()
            assertNull("not again so soon", game.state.offer)
        }
        stay()
        assertEquals(offer, game.state.offer)
        game.presenter.close()
        val again = game.again()
        again.start()
        assertEquals("a screen that comes back asks again", offer, again.state.offer)
        again.answerDraw(true)
        again.rested()
        assertEquals(Status.Drawn(DrawReason.AGREED), again.state.snapshot.status)
        assertNotNull(again.state.result)
        assertFalse(again.state.snapshot.allowed.undo)
    }

    @Test
    fun `a draw that is offered while the computer thinks lets it think on`() {
        game.play(person, computer)
        game.tap("d1", "e5")
        game.presenter.offerDraw()
        assertTrue(game.state.thinking)
        repeat(2) { game.thinker.answer() }
        game.rest()
        assertNull(game.state.trouble)
        assertEquals(2, game.state.snapshot.ply)
    }
}
