package app.starhop.replay

import android.content.Intent
import android.view.MotionEvent
import android.view.View
import android.view.ViewGroup
import android.view.accessibility.AccessibilityNodeInfo
import android.widget.ListView
import android.widget.SeekBar
import app.starhop.R
import app.starhop.board.BoardView
import app.starhop.game.GameActivity
import app.starhop.home.HomeActivity
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
import app.starhop.support.started
import app.starhop.support.stepFrames
import app.starhop.support.text
import org.junit.After
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.annotation.Config
import org.robolectric.shadows.ShadowDialog
import org.robolectric.shadows.ShadowToast

@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-${ScreenShots.PHONE}")
class ReplayActivityTest {
    private val app = app()
    private val games = gamesOf(app)

    @After
    fun runPendingFrames() = freeFrames()

    private fun replay(id: String) = open<ReplayActivity>(ReplayActivity.intent(app, id)).also { stepFrames() }

    private val ReplayActivity.ply get() = findViewById<SeekBar>(R.id.slider).progress

    private fun ReplayActivity.settle() {
        pass(SETTLED)
        findViewById<BoardView>(R.id.board).finish()
        idle()
    }

    @Test
    fun `D1 the screen agrees with the game at every ply`() {
        val id = games.people(plies = 12)
        val activity = replay(id).get()
        val moves = games.library.replay(id).moves()
        for (ply in 0..moves.size) {
            assertEquals("Move $ply of 12", activity.text(R.id.position))
            assertEquals(ply, activity.ply)
            val frame = games.library.replay(id).seek(ply)
            val board = activity.findViewById<BoardView>(R.id.board)
            assertEquals(frame.pieces, board.state.pieces)
            assertEquals(frame.lastMove?.path.orEmpty(), board.state.lastMove)
            val strip = activity.findViewById<View>(R.id.moves).contentDescription.toString()
            assertTrue(
                strip,
                if (ply ==
                    0
                ) {
                    strip == "Start position"
                } else {
                    strip.startsWith("Move $ply,") && strip.endsWith(moves[ply - 1].text)
                },
            )
            val chart = activity.findViewById<View>(R.id.chart).contentDescription.toString()
            for (player in frame.players) assertTrue(chart, chart.contains(" ${player.steps} step"))
            assertTrue(chart, chart.endsWith("at move $ply"))
            if (ply < moves.size) activity.press(R.id.next).also { activity.settle() }
        }
    }

    @Test
    fun `keys that lead nowhere are disabled`() {
        val activity = replay(games.people(plies = 2)).get()
        val backwards = listOf(R.id.first, R.id.previous).map { activity.findViewById<View>(it) }
        val forwards = listOf(R.id.next, R.id.last).map { activity.findViewById<View>(it) }
        assertTrue(backwards.none { it.isEnabled } && forwards.all { it.isEnabled })
        activity.press(R.id.last)
        activity.settle()
        assertTrue(backwards.all { it.isEnabled } && forwards.none { it.isEnabled })
    }

    @Test
    fun `D2 a finger held on next runs through the moves and its lift adds none`() {
        val activity = replay(games.people(plies = 30)).get()
        val next = activity.findViewById<View>(R.id.next)
        touch(next, MotionEvent.ACTION_DOWN)
        pass(HELD)
        val reached = activity.ply
        assertTrue("$reached", reached in 6..9)
        touch(next, MotionEvent.ACTION_UP)
        pass(SETTLED)
        assertEquals(reached, activity.ply)
    }

    @Test
    fun `D2 a short touch on next is one ply`() {
        val activity = replay(games.people(plies = 30)).get()
        val next = activity.findViewById<View>(R.id.next)
        touch(next, MotionEvent.ACTION_DOWN)
        touch(next, MotionEvent.ACTION_UP)
        activity.settle()
        assertEquals(1, activity.ply)
    }

    private fun touch(
        view: View,
        action: Int,
    ) {
        val event = MotionEvent.obtain(0, 0, action, view.width / 2f, view.height / 2f, 0)
        view.dispatchTouchEvent(event)
        event.recycle()
        idle()
    }

    @Test
    fun `the strip is walked by a screen reader`() {
        val activity = replay(games.people(plies = 5)).get()
        val strip = activity.findViewById<View>(R.id.moves)
        assertFalse(strip.performAccessibilityAction(AccessibilityNodeInfo.ACTION_SCROLL_BACKWARD, null))
        assertTrue(strip.performAccessibilityAction(AccessibilityNodeInfo.ACTION_SCROLL_FORWARD, null))
        activity.settle()
        assertEquals(1, activity.ply)
    }

    @Test
    fun `playing turns the key into pause and ends with the game`() {
        val activity = replay(games.people(plies = 3)).get()
        activity.press(R.id.play)
        assertEquals("Pause", activity.findViewById<View>(R.id.play).contentDescription)
        repeat(LONG) { pass(SETTLED) }
        assertEquals(3, activity.ply)
        assertEquals("Play", activity.findViewById<View>(R.id.play).contentDescription)
    }

    @Test
    fun `A3 coming back to a replay keeps the ply`() {
        val id = games.people(plies = 9)
        val controller = replay(id)
        repeat(4) { controller.get().press(R.id.next).also { controller.get().settle() } }
        controller.get().press(R.id.speed)
        val state = controller.die()
        val back = open<ReplayActivity>(ReplayActivity.intent(app, id), state).get()
        assertEquals(4, back.ply)
        assertEquals("2×", back.text(R.id.speed))
        assertEquals("Move 4 of 9", back.text(R.id.position))
    }

    @Test
    fun `A3 turning the phone keeps the ply`() {
        val controller = replay(games.people(plies = 9))
        controller.get().press(R.id.last)
        controller.get().settle()
        RuntimeEnvironment.setQualifiers("+${ScreenShots.LANDSCAPE}")
        freeFrames()
        controller.configurationChange().visible()
        idle()
        assertEquals("Move 9 of 9", controller.get().text(R.id.position))
    }

    @Test
    fun `the list of moves shows every landing and picks one`() {
        val id = games.people(plies = 12)
        val activity = replay(id).get()
        activity.press(R.id.list)
        val list = ShadowDialog.getLatestDialog().findViewById<ViewGroup>(R.id.sheet_content).getChildAt(0) as ListView
        assertEquals(12, list.count)
        list.performItemClick(null, 6, 6)
        activity.settle()
        assertEquals("Move 7 of 12", activity.text(R.id.position))
    }

    @Test
    @Config(qualifiers = "en-${ScreenShots.TABLET}")
    fun `a tablet has the list beside the board`() {
        val activity = replay(games.people(plies = 12)).get()
        assertFalse(activity.shown(R.id.list))
        val list = activity.findViewById<ListView>(R.id.move_list)
        list.performItemClick(null, 4, 4)
        activity.settle()
        assertEquals("Move 5 of 12", activity.text(R.id.position))
    }

    @Test
    fun `the knob stands under the playhead`() {
        val activity = replay(games.people(plies = 10)).get()
        val slider = activity.findViewById<SeekBar>(R.id.slider)
        val resources = activity.resources
        assertEquals(resources.getDimensionPixelSize(R.dimen.chart_start), slider.paddingLeft)
        assertEquals(resources.getDimensionPixelSize(R.dimen.chart_end), slider.paddingRight)
        for (ply in listOf(0, 5, 10)) {
            slider.progress = ply
            idle()
            val plot = slider.width - slider.paddingLeft - slider.paddingRight
            val knob = slider.thumb.bounds.exactCenterX() + slider.paddingLeft - slider.thumbOffset
            assertEquals(slider.paddingLeft + plot * ply / 10f, knob, 1.5f)
        }
    }

    @Test
    fun `leaving the screen pauses`() {
        val controller = replay(games.people(plies = 9))
        controller.get().press(R.id.play)
        controller.pause().stop()
        repeat(LONG) { pass(SETTLED) }
        controller.restart().start().resume()
        assertEquals("Play", controller.get().findViewById<View>(R.id.play).contentDescription)
    }

    @Test
    fun `an intent without a game goes home with a message`() = goesHome(Intent(app, ReplayActivity::class.java))

    @Test
    fun `an intent with a number for a game goes home with a message`() =
        goesHome(Intent(app, ReplayActivity::class.java).putExtra("game", 7))

    @Test
    fun `an intent for a game that is gone goes home with a message`() = goesHome(ReplayActivity.intent(app, "../games"))

    private fun goesHome(intent: Intent) {
        val activity = open<ReplayActivity>(intent).get()
        assertTrue(activity.isFinishing)
        assertEquals(HomeActivity::class.java.name, app.started()?.component?.className)
        assertEquals("That game could not be found.", ShadowToast.getTextOfLatestToast())
    }

    @Test
    fun `playing on opens the new game`() {
        val activity = replay(games.people(plies = 4)).get()
        activity.press(R.id.more)
        val dialog = ShadowDialog.getLatestDialog()
        val found = ArrayList<View>()
        dialog.window!!.decorView.findViewsWithText(found, "Play on from here", View.FIND_VIEWS_WITH_TEXT)
        found.single().performClick()
        idle()
        assertEquals(GameActivity::class.java.name, app.started()?.component?.className)
        assertEquals(
            2,
            games.library
                .shelf()
                .games.size,
        )
    }

    @Test
    fun `pictures of the replay`() {
        val id = games.computer(turns = 16)
        for ((name, qualifiers) in ScreenShots.ALL) {
            RuntimeEnvironment.setQualifiers(qualifiers)
            val activity = replay(id).get()
            repeat(21) { activity.press(R.id.next).also { activity.settle() } }
            assertTrue(activity.shown(R.id.position))
            shot(activity, "replay-$name")
        }
        RuntimeEnvironment.setQualifiers("en-${ScreenShots.PHONE}")
        val activity = replay(id).get()
        activity.press(R.id.last).also { activity.settle() }
        freeFrames()
        activity.press(R.id.list)
        pass(SETTLED)
        shot(ShadowDialog.getLatestDialog().window!!.decorView, "replay-moves")
    }

    private companion object {
        /** Longer than any move takes to be drawn, in milliseconds. */
        const val SETTLED = 2_000L
        const val HELD = 900L
        const val LONG = 12
    }
}
