package app.starhop.game

import android.view.MotionEvent
import app.starhop.R
import app.starhop.board.Holes
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config

/** Pictures of the game screen at every size, theme and language, with what must be true of each. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-w412dp-h892dp-xhdpi")
class GameLooksTest {
    @get:Rule
    val game = GameHarness()

    private fun openOpening() {
        game.startAgainstComputer()
        game.playForward(24)
        game.open()
    }

    @Test
    fun start() {
        openOpening()
        game.tap(game.jumper())
        game.idle(200)
        game.shot("game-selected")
        assertTrue(game.state.selection.targets.isNotEmpty())
    }

    @Test
    @Config(qualifiers = "+night")
    fun thinkingInTheDark() {
        openOpening()
        game.presenter.playMove(game.longest())
        game.settle()
        game.shot("game-thinking-dark")
        assertTrue(game.state.thinking)
    }

    @Test
    @Config(qualifiers = "zh-rCN-w412dp-h892dp-xhdpi")
    fun chinese() {
        openOpening()
        game.tap(game.jumper())
        game.idle(200)
        game.shot("game-zh")
        assertEquals("悔棋", game.view<android.widget.TextView>(R.id.undo).text.toString())
    }

    @Test
    @Config(qualifiers = "sv-w412dp-h892dp-xhdpi")
    fun swedish() {
        openOpening()
        game.shot("game-sv")
        assertEquals("Ångra", game.view<android.widget.TextView>(R.id.undo).text.toString())
    }

    @Test
    @Config(qualifiers = "w320dp-h568dp-xhdpi")
    fun small() {
        openOpening()
        game.shot("game-small")
    }

    @Test
    @Config(qualifiers = "w892dp-h412dp-land-xhdpi")
    fun landscape() {
        openOpening()
        val move = game.longest()
        val from = Holes.name(move.path.first())
        game.down(from)
        game.move(from, 0f, -0.6f)
        game.move(Holes.name(move.hole), 0.2f, 0.1f)
        game.idle(200)
        game.shot("game-landscape-drag")
        game.touch(MotionEvent.ACTION_CANCEL, from)
        assertFalse(game.state.selection.exists)
    }

    @Test
    @Config(qualifiers = "w1180dp-h820dp-land-night-xhdpi")
    fun tablet() {
        openOpening()
        game.shot("game-tablet-dark")
    }
}
