package app.starhop.game

import app.starhop.core.Target
import app.starhop.game.GameHarness.Companion.hole
import app.starhop.game.PresenterHarness.Companion.computer
import app.starhop.game.PresenterHarness.Companion.person
import app.starhop.settings.Settings
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test

/** People who share a phone: the board turned to the mover, the phone handed over, long chains confirmed. */
class SharedPhoneTest {
    @get:Rule
    val game = PresenterHarness()

    private fun step() {
        game.presenter.playMove(game.match.legalMoves().first { it.hops == 0 })
        game.presenter.rested()
    }

    @Test
    fun `the board turns to the mover a moment after the move has come to rest`() {
        game.settings = Settings(rotate = true)
        game.play(List(3) { person })
        assertEquals(1, game.state.bottom)
        game.presenter.playMove(game.match.legalMoves().first())
        game.delays.pass(1000)
        assertEquals("the move is still on its way", 1, game.state.bottom)
        game.presenter.rested()
        game.delays.pass(249)
        assertEquals(1, game.state.bottom)
        game.delays.pass(1)
        assertEquals(3, game.state.bottom)
        game.presenter.undo()
        game.rest()
        assertEquals(1, game.state.bottom)
    }

    @Test
    fun `a game that is opened lies for who is to move`() {
        game.settings = Settings(rotate = true)
        game.play(person, person, moves = "d1-e5")
        assertEquals(4, game.state.bottom)
    }

    @Test
    fun `against the computer and without the setting the board lies still`() {
        game.settings = Settings(rotate = true)
        game.play(person, computer)
        step()
        game.rest()
        assertEquals(1, game.state.bottom)
        game.settings = Settings()
        game.play(person, person)
        step()
        game.rest()
        assertEquals(1, game.state.bottom)
    }

    @Test
    fun `the board can be turned by hand, seat by seat`() {
        game.play(List(4) { person })
        val lay = List(5) { game.state.bottom.also { game.presenter.turnBoard() } }
        assertEquals(listOf(1, 2, 4, 5, 1), lay)
    }

    @Test
    fun `nobody moves before the phone has been handed over`() {
        game.settings = Settings(handOver = true)
        game.play(person, person)
        assertNull("the first one has it", game.state.handOver)
        step()
        assertEquals(4, game.state.handOver)
        game.tap("n1")
        assertFalse(game.state.selection.exists)
        assertTrue(game.presenter.legalMoves().isEmpty())
        game.presenter.takeOver()
        game.tap("n1")
        assertTrue(game.state.selection.exists)
        assertNotNull(game.state.reach[hole("n1")])
    }

    @Test
    fun `a computer between two people does not take the phone`() {
        game.settings = Settings(handOver = true)
        game.play(listOf(person, computer, person))
        step()
        assertNull(game.state.handOver)
        assertTrue(game.state.thinking)
        game.thinker.answer()
        game.rest()
        assertEquals(5, game.state.handOver)
    }

    @Test
    fun `the phone stays with one person against the computer`() {
        game.settings = Settings(handOver = true)
        game.play(person, computer)
        game.round("d1", "e5")
        assertNull(game.state.handOver)
        assertTrue(game.state.canMove)
    }

    /** A move of so many hops, after as many moves as it takes until there is one. */
    private fun chain(hops: IntRange): Target {
        repeat(40) {
            val moves = game.match.legalMoves()
            moves.firstOrNull { it.hops in hops }?.let { return it }
            game.presenter.playMove(moves[it * 7 % moves.size])
            game.rest()
        }
        error("no chain of $hops hops comes about")
    }

    @Test
    fun `a long chain waits to be confirmed, by a tap and by a drag`() {
        game.settings = Settings(confirm = true)
        game.play(person, person)
        val chain = chain(3..9)
        val before = game.match.snapshot().ply
        game.presenter.touch.tap(chain.path.first())
        game.presenter.touch.tap(chain.hole)
        assertEquals(before, game.match.snapshot().ply)
        assertTrue(game.state.selection.confirms)
        assertEquals(chain.path, game.state.selection.chain)
        game.presenter.touch.cancel()
        assertFalse(game.state.selection.exists)
        game.presenter.touch.lift(chain.path.first())
        game.presenter.touch.drop(chain.hole)
        assertTrue(game.state.selection.confirms)
        game.presenter.touch.finish()
        assertEquals(before + 1, game.match.snapshot().ply)
        assertEquals(
            chain.path,
            game.match
                .snapshot()
                .lastMove
                ?.path,
        )
    }

    @Test
    fun `a short chain is played at once, and so is a long one without the setting`() {
        game.settings = Settings(confirm = true)
        game.play(person, person)
        val short = chain(2..2)
        val before = game.match.snapshot().ply
        game.presenter.touch.tap(short.path.first())
        game.presenter.touch.tap(short.hole)
        assertEquals(before + 1, game.match.snapshot().ply)
        game.settings = Settings()
        val long = chain(3..9)
        val then = game.match.snapshot().ply
        game.presenter.touch.tap(long.path.first())
        game.presenter.touch.tap(long.hole)
        assertEquals(then + 1, game.match.snapshot().ply)
    }

    @Test
    fun `a chain that is pinned on by hand is finished, not confirmed`() {
        game.settings = Settings(confirm = true)
        game.play(person, person)
        val long = chain(3..9)
        game.presenter.touch.tap(long.path.first())
        game.presenter.touch.pin(long.path[1])
        assertFalse(game.state.selection.confirms)
        assertTrue(game.state.pinned)
    }
}
