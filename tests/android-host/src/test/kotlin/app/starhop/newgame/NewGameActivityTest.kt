package app.starhop.newgame

import android.app.Activity
import android.content.Intent
import android.graphics.Insets
import android.graphics.Rect
import android.view.MotionEvent
import android.view.View
import android.view.WindowInsets
import app.starhop.R
import app.starhop.core.Mode
import app.starhop.core.PlayerKind
import app.starhop.game.GameActivity
import app.starhop.support.ScreenShots
import app.starhop.support.app
import app.starhop.support.die
import app.starhop.support.gamesOf
import app.starhop.support.idle
import app.starhop.support.open
import app.starhop.support.pass
import app.starhop.support.press
import app.starhop.support.shown
import app.starhop.support.started
import app.starhop.support.text
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config

/** The choice of a game, from the first look to its start. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-${ScreenShots.PHONE}")
class NewGameActivityTest {
    private val app = app()
    private val games = gamesOf(app)

    @Test
    fun `a started game is the one that was chosen`() {
        val screen = screen()
        screen.bars.getChildAt(5).performClick()
        screen.press(R.id.starter_computer)
        screen.press(R.id.start)
        val intent = app.started()
        assertEquals(GameActivity::class.java.name, intent?.component?.className)
        assertTrue(screen.isFinishing)
        val game =
            games.library
                .shelf()
                .games
                .single()
        assertEquals(game.id, intent?.getStringExtra(GameActivity.EXTRA_GAME))
        assertEquals(listOf(PlayerKind.Computer(6), PlayerKind.Person), game.players.map { it.kind })
    }

    @Test
    fun `each level has a name, a line and a spoken bar`() {
        val screen = screen()
        val seen = mutableSetOf<String>()
        for (level in 1..8) {
            val bar = screen.bars.getChildAt(level - 1)
            bar.performClick()
            assertEquals("$level", screen.text(R.id.level_number))
            assertEquals("Level $level, ${screen.text(R.id.level_name)}", bar.contentDescription)
            assertTrue(bar.isSelected)
            seen += screen.text(R.id.level_line)
        }
        assertEquals(8, seen.size)
    }

    @Test
    fun `a finger slides along the bars`() {
        val screen = screen()
        val bars = screen.bars

        fun touch(
            action: Int,
            level: Int,
        ) {
            val x = (level - 0.5f) * bars.width / 8
            val event = MotionEvent.obtain(0, 0, action, x, bars.height / 2f, 0)
            bars.dispatchTouchEvent(event)
            event.recycle()
        }
        touch(MotionEvent.ACTION_DOWN, 2)
        touch(MotionEvent.ACTION_MOVE, 4)
        touch(MotionEvent.ACTION_MOVE, 7)
        assertEquals("7", screen.text(R.id.level_number))
        touch(MotionEvent.ACTION_MOVE, 20)
        assertEquals("8", screen.text(R.id.level_number))
        touch(MotionEvent.ACTION_UP, 20)
        assertEquals("8", screen.text(R.id.level_number))
    }

    @Test
    fun `pass and play asks for no level, and Red or a toss starts`() {
        val screen = screen()
        screen.press(R.id.mode_pass)
        assertFalse(screen.shown(R.id.level_card))
        assertFalse(screen.shown(R.id.starter_computer))
        assertEquals("Red", screen.text(R.id.starter_you))
        assertEquals("Two people share the phone. Red moves first.", screen.text(R.id.starter_line))
        screen.press(R.id.mode_computer)
        assertTrue(screen.shown(R.id.level_card))
    }

    @Test
    fun `the line below says what the choice of starter means`() {
        val screen = screen()
        val lines =
            listOf(R.id.starter_you, R.id.starter_computer, R.id.starter_toss).map {
                screen.press(it).let { screen.text(R.id.starter_line) }
            }
        assertEquals(3, lines.toSet().size)
        assertTrue(lines[1], lines[1].contains("blue"))
    }

    private fun Activity.whole(id: Int): Boolean {
        val seen = Rect()
        val view = findViewById<View>(id)
        return view.getGlobalVisibleRect(seen) && seen.height() == view.height
    }

    @Test
    fun `who starts is read without scrolling, and a tap on it leads to the choice`() {
        val screen = screen()
        val bars = WindowInsets.Builder().setInsets(WindowInsets.Type.systemBars(), Insets.of(0, 48, 0, 96)).build()
        screen.window.decorView.dispatchApplyWindowInsets(bars)
        idle()
        assertTrue(screen.whole(R.id.starter_line))
        assertFalse("the choice lies further down", screen.whole(R.id.starters))
        screen.press(R.id.starter_line)
        pass(600)
        assertTrue(screen.whole(R.id.starters))
        screen.press(R.id.starter_computer)
        assertEquals("You play blue. Red moves first.", screen.text(R.id.starter_line))
    }

    @Test
    fun `the last choices are there next time`() {
        val first = screen()
        first.bars.getChildAt(7).performClick()
        first.press(R.id.starter_toss)
        first.press(R.id.start)
        val next = screen()
        assertEquals("8", next.text(R.id.level_number))
        assertTrue(next.checked(R.id.starter_toss))
    }

    @Test
    fun `choices that were not started survive the end of the process but not a new visit`() {
        val controller = open<NewGameActivity>(NewGameActivity.intent(app))
        controller.get().press(R.id.mode_pass)
        val back = open<NewGameActivity>(NewGameActivity.intent(app), controller.die()).get()
        assertTrue(back.checked(R.id.mode_pass))
        assertTrue(screen().checked(R.id.mode_computer))
    }

    @Test
    fun `A9 the old game stays under saved games`() {
        val old = games.people(plies = 4)
        val screen = screen()
        screen.press(R.id.mode_pass)
        screen.press(R.id.start)
        val saved = games.library.shelf().games
        assertEquals(2, saved.size)
        assertTrue(saved.all { it.mode == Mode.PASS_AND_PLAY })
        assertEquals(4, saved.first { it.id == old }.ply)
        val flags = app.started()?.flags ?: 0
        assertTrue("back does not lead to the old one", flags and Intent.FLAG_ACTIVITY_CLEAR_TOP != 0)
    }
}
