package app.starhop.learn

import android.app.Activity
import android.media.SoundPool
import android.view.KeyEvent
import android.view.MotionEvent
import android.view.View
import android.view.ViewGroup
import android.view.accessibility.AccessibilityNodeInfo
import app.starhop.R
import app.starhop.board.BoardView
import app.starhop.board.Holes
import app.starhop.sound.Sound
import app.starhop.support.ScreenShots
import app.starhop.support.app
import app.starhop.support.cutOff
import app.starhop.support.die
import app.starhop.support.gamesOf
import app.starhop.support.idle
import app.starhop.support.open
import app.starhop.support.pass
import app.starhop.support.press
import app.starhop.support.shot
import app.starhop.support.shown
import app.starhop.support.started
import app.starhop.support.text
import app.starhop.vectors.Vectors
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.Shadows.shadowOf
import org.robolectric.annotation.Config
import org.robolectric.util.ReflectionHelpers

@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-${ScreenShots.PHONE}")
class LearnScreensTest {
    private val app = app()
    private val games = gamesOf(app)

    private fun list() = open<LearnActivity>(LearnActivity.intent(app)).get()

    private fun lesson(
        key: String,
        index: Int = 0,
    ): ExerciseActivity {
        val screen = open<ExerciseActivity>(ExerciseActivity.intent(app, Sitting.Lesson(key))).get()
        checkNotNull(screen.presenter).start(index)
        idle()
        return screen
    }

    private fun LearnActivity.row(
        list: Int,
        index: Int,
    ): View = findViewById<ViewGroup>(list).getChildAt(index)

    private val ExerciseActivity.board get() = findViewById<BoardView>(R.id.board)

    private fun ExerciseActivity.click(hole: String) {
        val done = board.accessibilityNodeProvider.performAction(Holes.indexOf(hole), AccessibilityNodeInfo.ACTION_CLICK, null)
        assertTrue(hole, done)
        pass(3000)
    }

    private fun ExerciseActivity.label(hole: String) =
        board.accessibilityNodeProvider
            .createAccessibilityNodeInfo(Holes.indexOf(hole))
            ?.contentDescription
            .toString()

    @Test
    fun `the list says what was solved and opens lessons and puzzles`() {
        lesson("board").click("a1")
        val list = list()
        assertEquals("0 of 18 lessons done", list.text(R.id.subtitle))
        assertEquals("1 day in a row", list.text(R.id.streak))
        assertEquals("The board, Holes, homes and goals, 1 of 3", list.row(R.id.lessons, 0).contentDescription)
        assertEquals(5, list.findViewById<ViewGroup>(R.id.puzzles).childCount)
        list.row(R.id.lessons, 3).performClick()
        assertEquals(Sitting.Lesson("blocked"), app.started()?.let(Sitting::read))
        list.row(R.id.puzzles, 2).performClick()
        assertTrue(app.started()?.let(Sitting::read) is Sitting.Puzzle)
    }

    @Test
    fun `a puzzle says whose pieces one moves`() {
        list().row(R.id.puzzles, 1).performClick()
        val sitting = checkNotNull(app.started()?.let(Sitting::read))
        val screen = open<ExerciseActivity>(ExerciseActivity.intent(app, sitting)).get()
        idle()
        val seat = app.resources.getString(if (screen.board.state.bottom == 1) R.string.seat_1 else R.string.seat_4)
        assertTrue(screen.text(R.id.grade), screen.text(R.id.grade).startsWith("$seat to move · Grade "))
    }

    @Test
    fun `a task is solved by a screen reader alone`() {
        val screen = lesson("moves")
        assertEquals("Tap one of your pieces, then an empty hole beside it. That is a step.", screen.text(R.id.question))
        assertEquals("Steps and hops · 1 of 5", screen.text(R.id.title))
        assertFalse(screen.findViewById<View>(R.id.next).isEnabled)
        screen.click("e6")
        assertTrue(screen.label("e7"), "step" in screen.label("e7"))
        screen.click("e7")
        assertEquals("That’s right.", screen.text(R.id.feedback))
        screen.press(R.id.next)
        assertEquals("Steps and hops · 2 of 5", screen.text(R.id.title))
        assertFalse(screen.shown(R.id.feedback_card))
    }

    @Test
    fun `holes that were judged say so`() {
        val screen = lesson("chains", 2)
        assertEquals("e5, red dot piece, yours, selected", screen.label("e5"))
        screen.click("g5")
        assertEquals("g5, empty, right", screen.label("g5"))
        screen.click("e9")
        assertEquals("e9, empty, wrong", screen.label("e9"))
    }

    @Test
    fun `the holes that words name are ringed, and what is left is counted`() {
        val screen = lesson("blocked", 1)
        assertFalse(screen.shown(R.id.grade))
        screen.press(R.id.yes)
        assertEquals("k7, blue ring piece, marked", screen.label("k7"))
        val holes = lesson("chains", 2)
        assertEquals("0 of 4 found", holes.text(R.id.grade))
        holes.click("g5")
        assertEquals("1 of 4 found", holes.text(R.id.grade))
        assertEquals("2 moves left", lesson("bridge", 1).text(R.id.grade))
    }

    @Test
    fun `what there is to remember is said with the solution`() {
        val screen = lesson("swap", 1)
        screen.press(R.id.yes)
        val told = screen.text(R.id.feedback)
        assertEquals("That’s right.\nThe rules allow this move. The two pieces change places.", told)
    }

    @Test
    fun `a finger takes any hole that is asked for`() {
        val screen = lesson("chains", 2)
        val at = Holes.indexOf("g5")
        val (x, y) = screen.board.geometry.x(at) to screen.board.geometry.y(at)
        for (action in listOf(MotionEvent.ACTION_DOWN, MotionEvent.ACTION_UP)) {
            val event = MotionEvent.obtain(0, 0, action, x, y, 0)
            screen.board.dispatchTouchEvent(event)
            event.recycle()
        }
        idle()
        assertEquals("g5, empty, right", screen.label("g5"))
    }

    @Test
    fun `keys move over the holes and answer`() {
        val screen = lesson("board", 2)
        screen.board.requestFocus()

        fun key(code: Int) = screen.board.onKeyDown(code, KeyEvent(KeyEvent.ACTION_DOWN, code))
        key(KeyEvent.KEYCODE_DPAD_RIGHT)
        key(KeyEvent.KEYCODE_DPAD_RIGHT)
        key(KeyEvent.KEYCODE_ENTER)
        idle()
        assertTrue(screen.shown(R.id.feedback_card))
        screen.onKeyDown(KeyEvent.KEYCODE_H, KeyEvent(KeyEvent.ACTION_DOWN, KeyEvent.KEYCODE_H))
        assertTrue(screen.text(R.id.feedback), screen.text(R.id.feedback).startsWith("Still missing:"))
    }

    @Test
    fun `the bulb tells where to begin, and no more`() {
        val holes = lesson("chains", 2)
        holes.press(R.id.hint)
        assertEquals(1, holes.text(R.id.feedback).count { it == ',' || it.isDigit() })
        assertTrue(holes.text(R.id.feedback).startsWith("Still missing:"))
        val move = lesson("moves")
        move.press(R.id.hint)
        assertTrue(move.text(R.id.feedback), move.text(R.id.feedback).startsWith("The piece on "))
        assertEquals(1, move.board.state.hint.size)
        val parts = lesson("line", 2)
        parts.press(R.id.hint)
        assertEquals("These are the parts: hop 1, start: e5.", parts.text(R.id.feedback))
        assertFalse(lesson("line", 1).shown(R.id.hint))
    }

    @Test
    fun `a dot for each exercise stands in the middle of the bar`() {
        val screen = lesson("moves", 1)
        val dots = screen.findViewById<View>(R.id.dots)
        val density = screen.resources.displayMetrics.density
        assertEquals(4 * 14 + 22f, dots.width / density, 0.6f)
        assertEquals((dots.parent as View).width / 2f, dots.left + dots.width / 2f, 1f)
    }

    @Test
    fun `the board of a lesson is seen whole above what is said`() {
        val screen = lesson("blocked")
        for (hole in listOf("e5", "f5", "g5")) screen.click(hole)
        val seen = android.graphics.Rect().also(screen.board::getGlobalVisibleRect)
        assertEquals(screen.board.height, seen.height())
    }

    @Test
    fun `each way to answer has its controls`() {
        assertTrue(lesson("moves").shown(R.id.moves))
        assertTrue(lesson("line", 1).shown(R.id.yes_no))
        val counted = lesson("leaving")
        assertTrue(counted.shown(R.id.number_row))
        repeat(5) { counted.press(R.id.more_of_it) }
        counted.press(R.id.answer)
        assertEquals("That’s right.", counted.text(R.id.feedback))
        assertFalse(counted.shown(R.id.number_row))
        val parts = lesson("line", 2)
        assertEquals("Hop 1: tap where it starts", parts.text(R.id.parts))
        for (hop in listOf(listOf("e5", "f5", "g5"), listOf("g5", "h5", "i6"))) {
            hop.forEach { parts.click(it) }
            parts.press(R.id.yes)
        }
        parts.press(R.id.check)
        assertEquals("Not yet right: hop 2, landing: i6.", parts.text(R.id.feedback))
    }

    private fun importClosing() = games.library.importGame(Vectors.read("learn.json").getJSONObject("closing").getString("game"))

    private fun closing(id: String = importClosing()) = open<ExerciseActivity>(ExerciseActivity.intent(app, Sitting.Closing(id))).get()

    @Test
    fun `the ends of own games are listed, looked at and asked about`() {
        assertFalse(list().shown(R.id.closings_heading))
        val id = importClosing()
        val row = list().row(R.id.closings, 0)
        val line = "The last three came home in 4 moves. If nobody else had moved, 3 would have been enough."
        assertEquals("Pass and play, $line", row.contentDescription)
        row.performClick()
        assertEquals(Sitting.Closing(id), app.started()?.let(Sitting::read))
        val screen = closing(id)
        assertEquals("Your last three" to line, screen.text(R.id.title) to screen.text(R.id.grade))
        assertEquals("Move 0 of 7", screen.text(R.id.closing_ply))
        assertFalse(screen.findViewById<View>(R.id.closing_previous).isEnabled)
        screen.press(R.id.closing_next)
        pass(1000)
        assertEquals("Move 1 of 7", screen.text(R.id.closing_ply))
        screen.press(R.id.closing_play)
        pass(9000)
        assertFalse(screen.findViewById<View>(R.id.closing_next).isEnabled)
        screen.press(R.id.closing_first)
        screen.press(R.id.no)
        val told = "No.\nAfter move 2 the piece on %s could not go in: your piece on %s was in the way, and %s was empty."
        assertEquals(told.format(Holes.name(16), Holes.name(7), Holes.name(4)), screen.text(R.id.feedback))
        assertEquals("Move 2 of 7", screen.text(R.id.closing_ply))
        assertTrue(screen.label(Holes.name(7)), screen.label(Holes.name(7)).endsWith("wrong"))
        screen.press(R.id.yes)
        assertTrue(screen.findViewById<View>(R.id.next).isEnabled)
        assertTrue(list().row(R.id.closings, 0).contentDescription.endsWith("Solved"))
    }

    @Test
    fun `E1 the end of a game at every size`() {
        val id = importClosing()
        pictures("lesson-closing") { closing(id).apply { press(R.id.no) } }
    }

    private fun heard(): Set<Sound> {
        val pool: SoundPool? = ReflectionHelpers.getField(app.sounds, "pool")
        val shadow = pool?.let(::shadowOf) ?: return emptySet()
        return Sound.entries.filterTo(mutableSetOf()) { shadow.getResourcePlaybacks(it.file).isNotEmpty() }
    }

    private fun forget() = shadowOf(ReflectionHelpers.getField<SoundPool>(app.sounds, "pool")).clearPlayed()

    @Test
    fun `an exercise sounds as a game does, and tells right from wrong`() {
        val screen = lesson("moves", 1)
        screen.click("e6")
        assertEquals(setOf(Sound.TICK), heard())
        screen.click("e7")
        assertEquals("a step that is not what was asked", setOf(Sound.TICK, Sound.STEP, Sound.REFUSED), heard())
        forget()
        val holes = lesson("board")
        holes.click("q1")
        assertEquals(setOf(Sound.REFUSED), heard())
        forget()
        holes.click("a1")
        assertEquals(setOf(Sound.GOAL), heard())
        forget()
        holes.press(R.id.next)
        assertEquals(emptySet<Sound>(), heard())
        app.settings.save(app.settings.current.copy(sounds = false))
        holes.click("q1")
        assertEquals(emptySet<Sound>(), heard())
    }

    @Test
    fun `A4 a task survives the end of the process`() {
        val controller = open<ExerciseActivity>(ExerciseActivity.intent(app, Sitting.Lesson("moves")))
        checkNotNull(controller.get().presenter).start(3)
        val back = open<ExerciseActivity>(ExerciseActivity.intent(app, Sitting.Lesson("moves")), controller.die()).get()
        assertEquals("Steps and hops · 4 of 5", back.text(R.id.title))
    }

    private fun pictures(
        name: String,
        screen: () -> Activity,
    ) {
        for ((size, qualifiers) in ScreenShots.ALL + ("large-text" to "sv-${ScreenShots.SMALL}")) {
            RuntimeEnvironment.setQualifiers(qualifiers)
            RuntimeEnvironment.setFontScale(if (size == "large-text") 2f else 1f)
            val shown = screen()
            pass(600)
            assertEquals("$name $size", emptyList<String>(), cutOff(shown.window.decorView))
            shot(shown, "$name-$size")
            shown.finish()
            idle()
        }
        RuntimeEnvironment.setFontScale(1f)
    }

    @Test
    fun `E1 the list at every size`() {
        lesson("board").click("a1")
        pictures("learn") { list() }
    }

    @Test
    fun `E1 holes at every size`() =
        pictures("lesson-holes") {
            lesson("chains", 2).apply {
                click("g5")
                click("e9")
            }
        }

    @Test
    fun `E1 parts at every size`() =
        pictures("lesson-parts") {
            lesson("blocked").apply {
                click("e5")
                click("f5")
                click("g5")
            }
        }

    @Test
    fun `E1 yes or no at every size`() = pictures("lesson-yes-no") { lesson("blocked", 1).apply { press(R.id.yes) } }

    @Test
    fun `E1 a number at every size`() = pictures("lesson-number") { lesson("bridge", 3).apply { press(R.id.answer) } }
}
