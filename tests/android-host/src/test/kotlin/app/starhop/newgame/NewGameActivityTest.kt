package app.starhop.newgame

import android.view.MotionEvent
import android.view.ViewGroup
import android.widget.RadioButton
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
import app.starhop.support.press
import app.starhop.support.shot
import app.starhop.support.shown
import app.starhop.support.started
import app.starhop.support.text
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.annotation.Config

@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-${ScreenShots.PHONE}")
class NewGameActivityTest {
    private val app = app()
    private val games = gamesOf(app)

    private fun screen() = open<NewGameActivity>(NewGameActivity.intent(app)).get()

    private val NewGameActivity.bars get() = findViewById<ViewGroup>(R.id.level_bars)

    private fun NewGameActivity.checked(id: Int) = findViewById<RadioButton>(id).isChecked

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
    fun `pass and play asks for neither level nor starter`() {
        val screen = screen()
        screen.press(R.id.mode_pass)
        assertFalse(screen.shown(R.id.level_card))
        assertFalse(screen.shown(R.id.starters))
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
    }

    @Test
    fun `pictures of a new game`() {
        for ((name, qualifiers) in ScreenShots.ALL) {
            RuntimeEnvironment.setQualifiers(qualifiers)
            val screen = screen()
            screen.bars.getChildAt(4).performClick()
            idle()
            assertEquals("5", screen.text(R.id.level_number))
            shot(screen, "new-game-$name")
        }
    }
}
