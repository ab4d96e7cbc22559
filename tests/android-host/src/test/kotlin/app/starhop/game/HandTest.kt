package app.starhop.game

import app.starhop.board.Holes
import app.starhop.core.MoveException
import app.starhop.core.PinnedChain
import app.starhop.core.Target
import app.starhop.core.TargetKind
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Test

/** A hand over a board of numbers: the piece on 1 can step to 2, and hop to 3 and from there to 5. */
class HandTest {
    private val step = Target(2, TargetKind.STEP, 0, listOf(1, 2), "")
    private val hop = Target(3, TargetKind.HOP, 1, listOf(1, 3), "")
    private val chain = Target(5, TargetKind.CHAIN_END, 2, listOf(1, 3, 5), "")
    private var free = true
    private val hand = Hand({ free && it == 1 }, { listOf(step, hop, chain) }, ::follow)

    private fun follow(path: List<Int>): PinnedChain =
        if (path == listOf(1, 3)) PinnedChain(mayFinish = true, targets = listOf(chain)) else throw MoveException.NotYourTurn()

    @Test
    fun `an own piece is picked up with its targets, anything else ends the selection`() {
        hand.pick(1)
        assertEquals(Selection(1, targets = listOf(step, hop, chain)), hand.selection)
        hand.pick(4)
        assertEquals(Selection(), hand.selection)
        free = false
        hand.pick(1)
        assertFalse(hand.selection.exists)
    }

    @Test
    fun `a landing that is held is pinned, a step never`() {
        hand.pick(1)
        assertFalse(hand.hold(2))
        assertFalse(hand.hold(4))
        assertFalse(hand.selection.pinned)
        assertTrue(hand.hold(3))
        assertEquals(Selection(1, listOf(3), listOf(chain), mayFinish = true), hand.selection)
        assertEquals(listOf(1, 3), hand.selection.chain)
        assertEquals(3, hand.selection.waiting)
    }

    @Test
    fun `what the rules refuse to pin is dropped`() {
        hand.pick(1)
        hand.pin(listOf(1, 4))
        assertEquals(Selection(), hand.selection)
    }

    @Test
    fun `a drag that goes nowhere brings back what was selected before`() {
        hand.pick(1)
        hand.hold(3)
        val waiting = hand.selection
        hand.lift(4)
        assertFalse(hand.selection.exists)
        hand.restore()
        assertEquals(waiting, hand.selection)
        hand.lift(Holes.NONE)
        assertEquals(waiting, hand.selection)
        hand.lift(3)
        assertEquals("it goes on from where it waits", waiting, hand.selection)
    }

    @Test
    fun `not even a drag brings a piece back from another position`() {
        hand.pick(1)
        hand.lift(1)
        hand.clear()
        hand.restore()
        assertEquals(Selection(), hand.selection)
    }
}
