package app.starhop.learn

import app.starhop.Background
import app.starhop.board.Holes
import app.starhop.board.Motion
import app.starhop.board.Note
import app.starhop.core.Feedback
import app.starhop.core.GameLibrary
import app.starhop.core.LearnException
import app.starhop.core.Shown
import app.starhop.core.Solved
import app.starhop.core.StoreException
import app.starhop.replay.HeldWork
import app.starhop.support.DIRECTLY
import app.starhop.support.TestGames
import app.starhop.vectors.Vectors
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test

class ExercisePresenterTest {
    private val games = TestGames()
    private val screen = Seen()

    private class Seen : ExerciseScreen {
        var motions = emptyList<Motion>()
        var left = false

        override fun show(
            state: ExerciseState,
            motions: List<Motion>,
        ) {
            this.motions = motions
        }

        override fun leave() {
            left = true
        }
    }

    private fun presenter(
        sitting: Sitting,
        index: Int? = null,
        library: () -> GameLibrary = { games.library },
        worker: Background = DIRECTLY,
    ) = ExercisePresenter(sitting, library, worker) { TODAY }.apply {
        attach(screen)
        start(index)
    }

    private fun ExercisePresenter.tap(vararg holes: String) = holes.forEach { tap(Holes.indexOf(it)) }

    private fun solved(lesson: String) =
        games.library.learning().use { learning -> learning.course(TODAY).lessons.first { it.key == lesson } }

    @Test
    fun `a move is made by two taps, and the next task follows`() {
        val presenter = presenter(Sitting.Lesson("moves"))
        presenter.tap("e6", "e7")
        assertEquals(Feedback.Solved(null), presenter.state.feedback)
        assertEquals(listOf(Motion.Travel(listOf("e6", "e7").map(Holes::indexOf))), screen.motions)
        presenter.next()
        assertEquals(1, presenter.state.index)
        assertEquals(Solved.ALONE, solved("moves").tasks[0].solved)
    }

    @Test
    fun `a legal move that is not what was asked goes there and comes back`() {
        val presenter = presenter(Sitting.Lesson("moves"), index = 1)
        val before = presenter.state.snapshot?.pieces
        presenter.tap("e6", "e7")
        assertTrue(presenter.state.feedback is Feedback.Short)
        val way = listOf("e6", "e7").map(Holes::indexOf)
        assertEquals(listOf(Motion.Travel(way), Motion.Back(way)), screen.motions)
        assertEquals(before, presenter.state.snapshot?.pieces)
        assertFalse(presenter.state.solved)
    }

    @Test
    fun `an illegal move says what is in the way`() {
        val presenter = presenter(Sitting.Lesson("moves"))
        presenter.tap("e6", "i5")
        assertTrue("${presenter.state.feedback}", presenter.state.feedback is Feedback.Illegal)
        assertFalse(presenter.state.selection.exists)
    }

    @Test
    fun `an answer waits for the disk, and meanwhile nothing else is answered`() {
        val work = HeldWork()
        val presenter = presenter(Sitting.Lesson("moves"), worker = work.background)
        repeat(2) { work.run() }
        presenter.tap("e6", "e7")
        assertNull(presenter.state.feedback)
        presenter.tap("e6", "e7")
        presenter.showMe()
        presenter.takeBack()
        assertTrue(presenter.legalMoves().isEmpty())
        assertEquals(1, work.waiting)
        work.run()
        assertEquals(Feedback.Solved(null), presenter.state.feedback)
        assertNull(presenter.state.shown)
        presenter.next()
        presenter.close()
        repeat(2) { work.run() }
        assertEquals("what comes late is not shown", 0, presenter.state.index)
    }

    @Test
    fun `nothing follows before a task is solved`() {
        val presenter = presenter(Sitting.Lesson("moves"))
        presenter.next()
        assertEquals(0, presenter.state.index)
    }

    @Test
    fun `holes are judged one by one, right and wrong`() {
        val presenter = presenter(Sitting.Lesson("board"))
        presenter.tap("q1")
        assertEquals(
            Note.WRONG,
            presenter.state
                .board("")
                ?.notes
                ?.get(Holes.indexOf("q1")),
        )
        presenter.tap("a1")
        assertTrue(presenter.state.solved)
        assertEquals(
            Note.RIGHT,
            presenter.state
                .board("")
                ?.notes
                ?.get(Holes.indexOf("a1")),
        )
    }

    @Test
    fun `parts are named in turn, checked, and taken back`() {
        val presenter = presenter(Sitting.Lesson("line"), index = 2)
        presenter.tap("e5", "f5", "g6")
        presenter.takeBack()
        assertEquals(
            "g5 is asked again",
            2,
            presenter.state.snapshot
                ?.parts
                ?.count { it.hole != null },
        )
        presenter.tap("g5")
        presenter.say(true)
        presenter.tap("g5", "h5", "i5")
        presenter.say(true)
        assertTrue(presenter.state.mayCheck)
        presenter.check()
        assertTrue(presenter.state.solved)
    }

    @Test
    fun `whether a hop can be made is said, not tapped`() {
        val presenter = presenter(Sitting.Lesson("blocked"))
        presenter.tap("e5", "f5", "g5")
        assertTrue(presenter.state.asksYesOrNo)
        presenter.tap("a1")
        assertTrue("a tap changes nothing", presenter.state.asksYesOrNo)
        presenter.say(true)
        assertFalse(presenter.state.asksYesOrNo)
    }

    @Test
    fun `yes and no, and numbers`() {
        val asked = presenter(Sitting.Lesson("line"), index = 1)
        asked.say(true)
        assertTrue(asked.state.feedback is Feedback.Wrong)
        asked.say(false)
        assertTrue(asked.state.solved)
        val counted = presenter(Sitting.Lesson("leaving"))
        counted.pickNumber(-3)
        assertEquals(0, counted.state.number)
        counted.pickNumber(4)
        counted.count()
        assertTrue(counted.state.feedback is Feedback.Miscounted)
        counted.pickNumber(5)
        counted.count()
        assertTrue(counted.state.solved)
    }

    @Test
    fun `what was shown counts as helped`() {
        val presenter = presenter(Sitting.Lesson("moves"), index = 2)
        presenter.showMe()
        val target = (presenter.state.shown as Shown.Move).target
        assertEquals(target.path, presenter.state.board("")?.hint)
        presenter.play(target.path)
        assertTrue(presenter.state.solved)
        assertEquals(Solved.HELPED, solved("moves").tasks[2].solved)
    }

    @Test
    fun `a chain is pinned and finished`() {
        val presenter = presenter(Sitting.Lesson("line"))
        presenter.tap("e5")
        presenter.pin(Holes.indexOf("g5"))
        assertTrue(presenter.state.selection.mayFinish)
        presenter.tap("i5")
        presenter.finishChain()
        assertTrue(presenter.state.solved)
    }

    @Test
    fun `a lesson goes on where it was left, and ends`() {
        presenter(Sitting.Lesson("board")).tap("a1")
        val again = presenter(Sitting.Lesson("board"))
        assertEquals(1, again.state.index)
        val last = presenter(Sitting.Lesson("line"), index = 3)
        last.say(false)
        assertFalse(last.hasNext)
        last.next()
        assertTrue(screen.left)
    }

    @Test
    fun `a puzzle is followed by the next of its kind`() {
        val all = games.library.learning().use { it.course(TODAY).puzzles }
        val first = all.first()
        val presenter = presenter(Sitting.Puzzle(first.id))
        presenter.showMe()
        repeat(9) {
            val shown = presenter.state.shown as? Shown.Move
            if (shown != null) presenter.play(shown.target.path)
            if (!presenter.state.solved) presenter.showMe()
        }
        assertTrue(presenter.state.solved)
        presenter.next()
        assertEquals(
            all[1].id,
            presenter.state.spot
                ?.puzzle
                ?.id,
        )
        assertNull(presenter.state.feedback)
    }

    private fun closing(): ExercisePresenter {
        val game = Vectors.read("learn.json").getJSONObject("closing").getString("game")
        return presenter(Sitting.Closing(games.library.importGame(game)))
    }

    private val ExercisePresenter.ply get() = checkNotNull(state.closing).ply

    @Test
    fun `the end of a game is seen ply by ply`() {
        val presenter = closing()
        assertEquals(0, presenter.ply)
        val begin = presenter.state.board("")?.pieces
        presenter.seek(1)
        val there = (screen.motions.single() as Motion.Travel).path
        assertEquals(listOf(15, 7), listOf(there.first(), there.last()))
        presenter.seek(0)
        assertEquals(listOf(Motion.Back(there)), screen.motions)
        assertEquals(begin, presenter.state.board("")?.pieces)
        presenter.seek(99)
        assertEquals(7, presenter.ply)
        assertEquals(7, screen.motions.size)
        presenter.seek(-1)
        assertEquals(0, presenter.ply)
        assertTrue("too far back to be seen", screen.motions.isEmpty())
    }

    @Test
    fun `the answer leads to where an own piece was in the way`() {
        val presenter = closing()
        presenter.say(false)
        assertTrue(presenter.state.feedback is Feedback.Wrong)
        assertEquals(2, presenter.ply)
        val notes = presenter.state.board("")?.notes
        assertEquals(mapOf(16 to Note.ASKED, 7 to Note.WRONG, 4 to Note.RIGHT), notes)
        presenter.seek(3)
        assertEquals(emptyMap<Int, Note>(), presenter.state.board("")?.notes)
        presenter.say(true)
        assertTrue(presenter.state.solved)
        assertEquals(2, presenter.ply)
        assertFalse(presenter.hasNext)
    }

    @Test
    fun `a game whose end teaches nothing is told`() {
        assertTrue(presenter(Sitting.Closing(games.people(plies = 2))).state.trouble is LearnException)
    }

    @Test
    fun `what cannot be found or read is told`() {
        assertTrue(presenter(Sitting.Lesson("nothing")).state.trouble is LearnException)
        val trouble = StoreException.Full()
        assertEquals(trouble, presenter(Sitting.Lesson("moves"), library = { throw trouble }).state.trouble)
    }

    private companion object {
        const val TODAY = 20_000
    }
}
