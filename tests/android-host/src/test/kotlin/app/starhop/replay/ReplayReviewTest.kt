package app.starhop.replay

import android.os.Bundle
import android.view.View
import android.view.ViewGroup
import android.view.accessibility.AccessibilityNodeInfo
import android.widget.SeekBar
import android.widget.TextView
import app.starhop.R
import app.starhop.board.BoardView
import app.starhop.core.ReviewReport
import app.starhop.support.DIRECTLY
import app.starhop.support.ScreenShots
import app.starhop.support.app
import app.starhop.support.die
import app.starhop.support.freeFrames
import app.starhop.support.gamesOf
import app.starhop.support.idle
import app.starhop.support.open
import app.starhop.support.pass
import app.starhop.support.press
import app.starhop.support.shot
import app.starhop.support.shown
import app.starhop.support.stepFrames
import app.starhop.support.text
import org.junit.After
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNotEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.annotation.Config
import org.robolectric.shadows.ShadowDialog

/** The review on the replay screen, made by the real core. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-${ScreenShots.PHONE}")
class ReplayReviewTest {
    private val app = app().apply { reviewWorker = DIRECTLY }
    private val games = gamesOf(app)

    @After
    fun runPendingFrames() = freeFrames()

    private fun replay(id: String) = open<ReplayActivity>(ReplayActivity.intent(app, id)).also { stepFrames() }

    private val ReplayActivity.board get() = findViewById<BoardView>(R.id.board)

    private fun ReplayActivity.at(ply: Int) = settle { findViewById<SeekBar>(R.id.slider).let { move(it, ply) } }

    private fun move(
        slider: SeekBar,
        ply: Int,
    ) {
        val wish = Bundle()
        wish.putFloat(AccessibilityNodeInfo.ACTION_ARGUMENT_PROGRESS_VALUE, ply.toFloat())
        slider.performAccessibilityAction(android.R.id.accessibilityActionSetProgress, wish)
    }

    private fun ReplayActivity.settle(act: () -> Unit) {
        act()
        pass(SETTLED)
        board.finish()
        idle()
    }

    private fun ReplayActivity.chips(): List<View> {
        val chips = findViewById<ViewGroup>(R.id.review_chips)
        return List(chips.childCount, chips::getChildAt)
    }

    private fun reviewed(id: String): ReviewReport = games.library.review(id).use { it.run() }

    @Test
    fun `a review is begun on the screen and says what each move was`() {
        val id = games.wanderers(plies = 10)
        val activity = replay(id).get()
        assertTrue(activity.shown(R.id.review_begin))
        assertFalse(activity.shown(R.id.review_ready))
        activity.press(R.id.review_begin)
        assertFalse(activity.shown(R.id.review_begin))
        val report = checkNotNull(games.library.review(id).use { it.kept() })
        val texts = ReviewTexts(activity.resources)
        assertTrue(activity.text(R.id.review_line), activity.text(R.id.review_line).startsWith("Average loss: Red "))
        for (ply in 1..10) {
            activity.at(ply)
            val verdict = texts.verdict(report.plies[ply - 1])
            assertTrue(activity.text(R.id.review_line), activity.text(R.id.review_line).endsWith(verdict))
            val strip = activity.findViewById<View>(R.id.moves).contentDescription.toString()
            assertTrue(strip, strip.endsWith(", $verdict"))
        }
        val chart = activity.findViewById<View>(R.id.chart).contentDescription.toString()
        assertTrue(chart, chart.endsWith("at move 10. " + texts.chart(report)))
    }

    @Test
    fun `a review that was kept is there when the screen opens`() {
        val id = games.wanderers(plies = 6)
        reviewed(id)
        val activity = replay(id).get()
        assertTrue(activity.shown(R.id.review_ready))
        assertFalse(activity.shown(R.id.review_begin))
    }

    @Test
    fun `show me puts the better move on the board as it stood, and the played one back`() {
        val id = games.wanderers(plies = 10)
        val loss = reviewed(id).plies.first { Missed.of(it) != null }
        val activity = replay(id).get()
        activity.at(loss.ply)
        activity.settle { activity.press(R.id.review_better) }
        assertEquals(loss.best, activity.board.state.hint)
        assertEquals(emptyList<Int>(), activity.board.state.lastMove)
        assertEquals(
            games.library
                .replay(id)
                .seek(loss.ply - 1)
                .pieces,
            activity.board.state.pieces,
        )
        assertTrue(activity.text(R.id.review_line).startsWith("Better: "))
        activity.settle { activity.press(R.id.review_better) }
        assertEquals(emptyList<Int>(), activity.board.state.hint)
        assertEquals("Move ${loss.ply} of 10", activity.text(R.id.position))
    }

    @Test
    fun `stepping on puts the better move away`() {
        val id = games.wanderers(plies = 10)
        val loss = reviewed(id).plies.first { Missed.of(it) != null }
        val activity = replay(id).get()
        activity.at(loss.ply)
        for (wish in listOf(R.id.next, R.id.previous, R.id.last, R.id.first)) {
            activity.at(loss.ply)
            activity.settle { activity.press(R.id.review_better) }
            assertEquals(loss.best, activity.board.state.hint)
            if (activity.findViewById<View>(wish).isEnabled) {
                activity.settle { activity.press(wish) }
                assertEquals(emptyList<Int>(), activity.board.state.hint)
            }
        }
    }

    @Test
    fun `chips lead to the turning points and to the missed chain`() {
        val id = games.wanderers(plies = 14)
        val report = reviewed(id)
        val activity = replay(id).get()
        val missed = checkNotNull(report.missedChain)
        assertEquals(3, report.turningPoints.size)
        assertEquals(4, activity.chips().size)
        for ((point, chip) in report.turningPoints.zip(activity.chips())) {
            activity.settle { chip.performClick() }
            assertEquals("Move ${point.ply} of 14", activity.text(R.id.position))
            assertTrue(activity.text(R.id.review_line), activity.text(R.id.review_line).startsWith("Turning point · "))
        }
        activity.settle { activity.chips().last().performClick() }
        assertEquals(missed.path, activity.board.state.hint)
        assertEquals("Move ${missed.ply - 1} of 14", activity.text(R.id.position))
    }

    @Test
    fun `the summary tells what each player lost and leads to the same places`() {
        val id = games.wanderers(plies = 14)
        val report = reviewed(id)
        val activity = replay(id).get()
        activity.press(R.id.review_summary)
        val words = ArrayList<View>()
        val sheet = ShadowDialog.getLatestDialog().window!!.decorView
        sheet.findViewsWithText(words, " a turn", View.FIND_VIEWS_WITH_TEXT)
        assertEquals(listOf("Red", "Blue"), words.map { (it as TextView).text.substring(0, it.text.indexOf(" ·")) })
        val points = ArrayList<View>()
        sheet.findViewsWithText(points, "Turning point", View.FIND_VIEWS_WITH_TEXT)
        activity.settle { points.first().performClick() }
        assertEquals("Move ${report.turningPoints.first().ply} of 14", activity.text(R.id.position))
    }

    @Test
    fun `a running review can be ended and goes on while the phone is turned`() {
        val work = HeldWork()
        app.reviewWorker = work.background
        val controller = replay(games.wanderers(plies = 6))
        controller.get().press(R.id.review_begin)
        assertTrue(controller.get().shown(R.id.review_running))
        controller.get().press(R.id.review_cancel)
        assertFalse(controller.get().shown(R.id.review_running))
        work.run()
        assertTrue(controller.get().shown(R.id.review_begin))
        controller.get().press(R.id.review_begin)
        RuntimeEnvironment.setQualifiers("+${ScreenShots.LANDSCAPE}")
        freeFrames()
        controller.configurationChange().visible()
        idle()
        assertTrue(controller.get().shown(R.id.review_running))
        work.run()
        assertTrue(controller.get().shown(R.id.review_ready))
    }

    @Test
    fun `A1 a review that ran when the process was ended is made anew`() {
        val work = HeldWork()
        app.reviewWorker = work.background
        val id = games.wanderers(plies = 6)
        val controller = replay(id)
        controller.get().press(R.id.review_begin)
        val kept = controller.die()
        work.run()
        val again = open<ReplayActivity>(ReplayActivity.intent(app, id), kept).get()
        assertTrue(again.shown(R.id.review_running))
        work.run()
        idle()
        assertTrue(again.shown(R.id.review_ready))
    }

    @Test
    @Config(qualifiers = "en-${ScreenShots.SMALL}")
    fun `a small phone begins a review from the menu and gives its line the place of the strip`() {
        val activity = replay(games.wanderers(plies = 6)).get()
        assertFalse(activity.shown(R.id.review_begin))
        activity.press(R.id.more)
        val found = ArrayList<View>()
        ShadowDialog
            .getLatestDialog()
            .window!!
            .decorView
            .findViewsWithText(found, "Review this game", View.FIND_VIEWS_WITH_TEXT)
        found.single().performClick()
        idle()
        assertTrue(activity.shown(R.id.review_ready))
        assertFalse(activity.shown(R.id.moves))
    }

    @Test
    fun `a game without moves has nothing to review`() {
        val activity = replay(games.people()).get()
        assertFalse(activity.shown(R.id.review_begin))
    }

    @Test
    fun `the chart marks a mistake where the line of its player is`() {
        val id = games.wanderers(plies = 14)
        val plain = chart(replay(id).get())
        val report = reviewed(id)
        val marked = chart(replay(id).get())
        assertTrue(report.turningPoints.isNotEmpty())
        var differing = 0
        for (x in 0 until plain.width) for (y in 0 until plain.height) if (plain.getPixel(x, y) != marked.getPixel(x, y)) differing++
        assertNotEquals(0, differing)
    }

    private fun chart(activity: ReplayActivity) = shot(activity.findViewById(R.id.chart), "replay-chart")

    @Test
    fun `pictures of the review`() {
        val id = games.computer(turns = 12)
        val report = reviewed(id)
        val loss = report.plies.filter { Missed.of(it) != null }.maxBy { it.loss }
        for ((name, qualifiers) in ScreenShots.ALL) {
            RuntimeEnvironment.setQualifiers(qualifiers)
            val activity = replay(id).get()
            activity.at(loss.ply)
            assertTrue(activity.shown(R.id.review_line))
            shot(activity, "review-$name")
            activity.settle { activity.press(R.id.review_better) }
            shot(activity, "review-better-$name")
        }
        RuntimeEnvironment.setQualifiers("en-${ScreenShots.PHONE}")
        val activity = replay(id).get()
        freeFrames()
        activity.press(R.id.review_summary)
        pass(SETTLED)
        shot(ShadowDialog.getLatestDialog().window!!.decorView, "review-summary")
        app.reviewWorker = HeldWork().background
        val fresh = replay(games.computer(turns = 2)).get()
        pass(SETTLED)
        shot(fresh, "review-offered")
        fresh.settle { fresh.press(R.id.review_begin) }
        shot(fresh, "review-running")
    }

    private companion object {
        /** Longer than any move takes to be drawn, in milliseconds. */
        const val SETTLED = 2_000L
    }
}
