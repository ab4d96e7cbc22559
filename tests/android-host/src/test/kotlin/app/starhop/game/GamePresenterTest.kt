package app.starhop.game

import app.starhop.board.Holes
import app.starhop.board.Motion
import app.starhop.core.MatchException
import app.starhop.core.PlayerKind
import app.starhop.core.PlayerSetup
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
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import java.io.File

/** How a person's wishes become moves, and what the computer's search may do to them. */
class GamePresenterTest {
    @get:Rule
    val game = PresenterHarness()

    @Test
    fun `a move is played, animated and answered once it has come to rest`() {
        game.play(person, computer)
        game.tap("d1", "e5")
        assertEquals(listOf<Motion>(Motion.Travel(path("d1-e5"))), game.screen.motions)
        assertTrue(game.state.thinking)
        game.thinker.answer()
        assertEquals("the move is still on its way", 1, game.state.snapshot.ply)
        game.presenter.rested()
        game.delays.pass(249)
        assertEquals(1, game.state.snapshot.ply)
        game.delays.pass(1)
        assertEquals(2, game.state.snapshot.ply)
        assertFalse(game.state.thinking)
        assertEquals(2, game.screen.motions.size)
    }

    @Test
    fun `the computer begins where it has red, and the person's side is at the bottom`() {
        game.play(computer, person)
        assertTrue(game.state.thinking)
        assertEquals(4, game.state.bottom)
        game.thinker.answer()
        game.delays.pass(250)
        assertEquals(1, game.state.snapshot.ply)
        assertTrue(game.state.canMove)
    }

    @Test
    fun `B1 undo while it thinks cancels it and no stale move comes later`() {
        game.play(person, computer)
        game.round("d1", "e5")
        game.tap("d2", "e6")
        game.rest()
        assertTrue(game.state.thinking)
        game.screen.motions.clear()
        game.presenter.undo()
        assertEquals(2, game.state.snapshot.ply)
        assertEquals(listOf<Motion>(Motion.Back(path("d2-e6"))), game.screen.motions)
        game.thinker.answer()
        game.rest()
        assertEquals(2, game.state.snapshot.ply)
        assertFalse(game.state.thinking)
        assertTrue(game.state.canMove)
    }

    @Test
    fun `undo slides back the computer's move first, then the person's`() {
        game.play(person, computer)
        game.round("d1", "e5")
        val answer = checkNotNull(game.state.snapshot.lastMove).path
        game.screen.motions.clear()
        game.presenter.undo()
        assertEquals(listOf<Motion>(Motion.Back(answer), Motion.Back(path("d1-e5"))), game.screen.motions)
        game.screen.motions.clear()
        game.presenter.redo()
        assertEquals(Motion.Travel(path("d1-e5")), game.screen.motions.first())
    }

    @Test
    fun `B3 closing the game while it thinks leaves nothing behind`() {
        game.play(person, computer)
        game.tap("d1", "e5")
        game.presenter.close()
        game.thinker.answer()
        game.rest()
        assertEquals(1, game.match.snapshot().ply)
    }

    @Test
    fun `B4 a tap while it thinks changes nothing and starts no second search`() {
        game.play(person, computer)
        game.tap("d1", "e5")
        game.tap("d2", "e6", "n1", "m5")
        assertEquals(1, game.thinker.begun)
        assertEquals(1, game.state.snapshot.ply)
        assertFalse(game.state.selection.exists)
    }

    @Test
    fun `B5 a result after resigning is ignored`() {
        game.play(person, computer)
        game.tap("d1", "e5")
        game.presenter.resign()
        game.thinker.answer()
        game.rest()
        assertEquals(1, game.state.snapshot.ply)
        assertEquals(Status.Won(4, WinReason.RESIGNED), game.state.snapshot.status)
        assertNotNull(game.state.result)
    }

    @Test
    fun `B6 it never moves a person's piece`() {
        game.play(person, computer)
        for ((from, to) in listOf("d1" to "e5", "d2" to "e6", "d3" to "e7", "d4" to "e9")) {
            game.tap(from, to)
            game.thinker.answer()
            game.rest()
            game.rest()
            val answer = checkNotNull(game.state.snapshot.lastMove)
            assertEquals(4, answer.seat)
            assertEquals('4', game.state.snapshot.pieces[answer.path.last()])
        }
    }

    @Test
    fun `C5 after undo and a new move the record holds only what stands`() {
        game.play(person, person, "d1-e5 n1-m5")
        game.presenter.undo()
        game.presenter.undo()
        game.presenter.redo()
        game.presenter.undo()
        assertTrue(game.state.snapshot.allowed.redo)
        game.tap("d4", "e9")
        assertEquals(listOf("d4-e9"), game.record().map { it.text })
        assertFalse(game.state.snapshot.allowed.redo)
    }

    @Test
    fun `a piece that is not the mover's, an empty hole and no hole select nothing`() {
        game.play(person, person)
        game.tap("n1")
        assertFalse(game.state.selection.exists)
        game.tap("i5")
        assertFalse(game.state.selection.exists)
        game.presenter.touch.tap(Holes.NONE)
        assertFalse(game.state.selection.exists)
        game.tap("d1")
        assertEquals(hole("d1"), game.state.selection.hole)
    }

    @Test
    fun `a hint shows first which piece, then where to, then the next idea`() {
        game.play(person, computer)
        game.presenter.hint()
        assertNull(game.state.hint?.suggestion)
        game.thinker.answer()
        val best = checkNotNull(game.state.hint?.suggestion)
        assertEquals(listOf(best.path.first()), game.state.board("").hint)
        game.presenter.hint()
        assertEquals(best.path, game.state.board("").hint)
        game.presenter.hint()
        val next = checkNotNull(game.state.hint)
        assertEquals(1 % next.suggestions.size, next.index)
        assertFalse(next.revealed)
        game.tap("d1", "e5")
        assertNull(game.state.hint)
    }

    @Test
    fun `a hint that comes after the move is not shown`() {
        game.play(person, computer)
        game.presenter.hint()
        game.tap("d1", "e5")
        game.thinker.answer()
        assertNull(game.state.hint)
    }

    @Test
    fun `a touch elsewhere and back end the search for a hint`() {
        game.play(person, computer)
        for (leave in listOf({ game.tap("i5") }, { game.tap("d1") }, { game.presenter.touch.cancel() })) {
            game.presenter.touch.cancel()
            game.presenter.hint()
            assertTrue(game.state.hint?.searching == true)
            leave()
            assertNull(game.state.hint)
            game.thinker.answer()
            assertNull(game.state.hint)
        }
    }

    @Test
    fun `a hint shown stays while its piece is picked up and goes with a touch elsewhere`() {
        game.play(person, computer)
        game.presenter.hint()
        game.thinker.answer()
        val hint = checkNotNull(game.state.hint)
        game.presenter.touch.tap(checkNotNull(hint.suggestion).path.first())
        assertEquals(hint, game.state.hint)
        game.presenter.touch.cancel()
        assertEquals(hint, game.state.hint)
        game.tap("i5")
        assertNull(game.state.hint)
    }

    @Test
    fun `both hints are shown as paths, one after the other`() {
        game.play(person, computer)
        game.presenter.hint()
        game.thinker.answer()
        val suggestions = checkNotNull(game.state.hint).suggestions
        assertEquals(2, suggestions.size)
        for (suggestion in suggestions) {
            assertEquals(suggestion.path.take(1), game.state.board("").hint)
            game.presenter.hint()
            assertEquals(suggestion.path, game.state.board("").hint)
            game.presenter.hint()
        }
    }

    @Test
    fun `a long search tells how far it has come, and nothing once it is over`() {
        game.play(person, PlayerSetup("", PlayerKind.Computer(8)))
        game.tap("d1", "e5")
        assertNull(game.state.thought)
        val answer = game.thinker.answerAside { it.depth > 2 }
        game.delays.pass(600)
        val thought = checkNotNull(game.state.thought)
        assertTrue("$thought", thought.depth > 2 && thought.nodes > 0)
        assertEquals(thought, game.screen.state?.thought)
        assertTrue(game.state.thinking)
        game.presenter.moveNow()
        answer()
        game.rest()
        assertNull(game.state.thought)
        assertEquals(2, game.state.snapshot.ply)
    }

    @Test
    fun `what is remembered brings selection, pins and sheet back`() {
        game.play(person, person, "d2-e6 n2-m6")
        game.tap("c1")
        game.presenter.touch.pin(hole("e5"))
        game.presenter.open(Panel.MENU)
        val memory = game.presenter.memory
        assertEquals(GameMemory(hole("c1"), listOf(hole("e5")), Panel.MENU, false, holder = 1), memory)
        val again = game.again()
        again.start(memory)
        assertEquals(game.state.selection, again.state.selection)
        assertEquals(Panel.MENU, again.state.panel)
    }

    @Test
    fun `a memory that no longer fits the game selects nothing`() {
        game.play(person, person, "d2-e6 n2-m6")
        for (memory in listOf(GameMemory(hole("n1")), GameMemory(500), GameMemory(-7), GameMemory(hole("c1"), listOf(hole("i5"))))) {
            val again = game.again()
            again.start(memory)
            assertFalse(again.state.selection.exists)
        }
    }

    @Test
    fun `B2 turning the screen while it thinks neither loses nor repeats its move`() {
        game.play(person, computer)
        game.tap("d1", "e5")
        game.presenter.detach()
        game.thinker.answer()
        game.delays.pass(250)
        assertEquals(2, game.state.snapshot.ply)
        val fresh = NotedScreen()
        game.presenter.attach(fresh)
        assertEquals(2, fresh.state?.snapshot?.ply)
        assertTrue(fresh.motions.isEmpty())
        assertEquals(1, game.thinker.begun)
    }

    @Test
    fun `an open menu stays open when the computer has moved`() {
        game.play(person, computer)
        game.tap("d1", "e5")
        game.presenter.open(Panel.MENU)
        game.thinker.answer()
        game.rest()
        assertEquals(2, game.state.snapshot.ply)
        assertEquals(Panel.MENU, game.state.panel)
    }

    @Test
    fun `a move that cannot be saved is not made, and the person is told until one is saved`() {
        game.play(person, person, "d2-e6 n2-m6")
        val kept = game.folder.copyRecursively(File("${game.folder}-kept"))
        assertTrue(kept)
        game.folder.deleteRecursively()
        game.folder.writeText("no folder")
        game.tap("d1", "e5")
        assertTrue(game.state.trouble is MatchException.NotSaved)
        assertEquals(2, game.state.snapshot.ply)
        game.folder.delete()
        File("${game.folder}-kept").renameTo(game.folder)
        game.tap("d1", "e5")
        assertEquals(3, game.state.snapshot.ply)
        assertNull(game.state.trouble)
    }
}
