package app.starhop.game

import android.graphics.Rect
import android.view.MotionEvent
import android.view.View
import android.widget.TextView
import app.starhop.R
import app.starhop.board.Holes
import app.starhop.support.ScreenShots
import app.starhop.support.cutOff
import app.starhop.support.shownViews
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.annotation.Config
import org.robolectric.shadows.ShadowDialog

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
        assertTrue(
            game.state.selection.targets
                .isNotEmpty(),
        )
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
        assertEquals("悔棋", game.view<TextView>(R.id.undo).text.toString())
    }

    @Test
    @Config(qualifiers = "sv-w412dp-h892dp-xhdpi")
    fun swedish() {
        openOpening()
        game.shot("game-sv")
        assertEquals("Ångra", game.view<TextView>(R.id.undo).text.toString())
    }

    @Test
    fun thinkingDeeply() {
        for (scale in listOf(1f, 2f)) {
            RuntimeEnvironment.setFontScale(scale)
            game.startAgainstComputer(level = 8)
            game.playForward(2)
            game.open()
            game.presenter.playMove(game.longest())
            game.settle()
            val answer = game.thinker.answerAside { it.depth > 4 }
            game.idle(600)
            game.shot("game-thinking-deeply-$scale")
            val states =
                game.activity.window.decorView
                    .shownViews()
                    .filter { it.id == R.id.player_state }
                    .map { (it as TextView).text }
            assertTrue("$states", states.any { it.startsWith("Thinking… depth ") })
            assertEquals(emptyList<String>(), cutOff(game.activity.window.decorView))
            game.presenter.moveNow()
            answer()
            game.settle()
        }
    }

    @Test
    fun hints() {
        for (window in listOf("w412dp-h892dp", "w412dp-h892dp-night", "w320dp-h568dp", "w892dp-h412dp-land")) {
            RuntimeEnvironment.setQualifiers("en-$window-xhdpi")
            openOpening()
            game.presenter.hint()
            game.thinker.answer()
            game.idle(200)
            game.shot("hint-piece-$window")
            game.presenter.hint()
            game.idle(200)
            game.shot("hint-move-$window")
            assertEquals(emptyList<String>(), cutOff(game.activity.window.decorView))
            assertTrue(game.board.state.hint.size > 1)
        }
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

    private fun pictures(
        name: String,
        open: () -> Unit,
    ) {
        for ((size, qualifiers) in ScreenShots.ALL + ("large-text" to "sv-${ScreenShots.PHONE}")) {
            RuntimeEnvironment.setQualifiers(qualifiers)
            RuntimeEnvironment.setFontScale(if (size == "large-text") 2f else 1f)
            open()
            game.idle(300)
            game.shot("$name-$size")
            assertEquals("$name $size", emptyList<String>(), cutOff(game.activity.window.decorView))
        }
        RuntimeEnvironment.setFontScale(1f)
    }

    @Test
    fun `E1 a game at every size`() =
        pictures("game") {
            openOpening()
            game.tap(game.jumper())
        }

    @Test
    fun `E1 a game of six at every size`() =
        pictures("game-six") {
            game.startComputers(players = 6)
            game.playForward(6)
            game.open()
        }

    @Test
    fun `E1 the result at every size`() =
        pictures("result") {
            game.startPassAndPlay()
            game.playForward(31)
            game.match.resign()
            game.open()
        }

    private fun openResigned(name: String) {
        game.startPassAndPlay()
        game.playForward(31)
        game.match.resign()
        game.open()
        game.idle(300)
        game.shot("result-$name")
        for (button in listOf(R.id.rematch, R.id.replay_game)) assertEquals(1, game.view<TextView>(button).lineCount)
        val board = Rect().also(game.board::getGlobalVisibleRect)
        assertEquals("the board stays free", game.board.height, board.height())
        assertTrue(game.view<View>(R.id.result).isShown)
        assertFalse(game.view<View>(R.id.bottom).isShown)
        game.press(R.id.result_close)
        assertFalse(game.view<View>(R.id.result).isShown)
        assertTrue(game.view<View>(R.id.bottom).isShown)
    }

    @Test
    @Config(qualifiers = "w320dp-h568dp-xhdpi")
    fun resultOnASmallPhone() = openResigned("small")

    @Test
    @Config(qualifiers = "w892dp-h412dp-land-night-xhdpi")
    fun resultInLandscape() = openResigned("landscape-dark")

    @Test
    @Config(qualifiers = "zh-rCN-w412dp-h892dp-xhdpi")
    fun resultInChinese() = openResigned("zh")

    @Test
    @Config(qualifiers = "w640dp-h600dp-xhdpi")
    fun nearSquare() {
        openOpening()
        game.tap(game.jumper())
        game.idle(300)
        game.shot("game-square")
        assertTrue(game.view<View>(R.id.pill).isShown)
    }

    @Test
    fun drawOffer() {
        game.startPassAndPlay()
        game.playForward(8)
        game.open()
        game.presenter.offerDraw()
        game.idle(100)
        game.shot("game-draw-offer")
        assertEquals("Accept draw", game.view<TextView>(R.id.choice_yes).text.toString())
        game.press(R.id.choice_no)
        assertFalse(game.view<View>(R.id.choice).isShown)
    }

    @Test
    fun menu() {
        openOpening()
        game.press(R.id.menu)
        game.idle(400)
        val sheet = checkNotNull(ShadowDialog.getLatestDialog().window).decorView
        game.shot("game-menu", sheet)
        val rows = arrayListOf<View>()
        sheet.findViewsWithText(rows, "Resign", View.FIND_VIEWS_WITH_TEXT)
        assertEquals(1, rows.size)
        rows.single().performClick()
        game.idle(100)
        assertEquals(Panel.RESIGN, game.state.panel)
        assertFalse("it asks first", game.state.over)
    }
}
