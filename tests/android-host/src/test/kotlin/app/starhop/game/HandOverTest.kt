package app.starhop.game

import android.os.Bundle
import android.view.View
import android.widget.TextView
import app.starhop.R
import app.starhop.StarhopApp
import app.starhop.board.Holes
import app.starhop.settings.Settings
import app.starhop.support.cutOff
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.annotation.Config

/** The settings as the game screen shows them. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-w412dp-h892dp-xhdpi")
class HandOverTest {
    @get:Rule
    val game = GameHarness()

    private fun set(settings: Settings) = (RuntimeEnvironment.getApplication() as StarhopApp).settings.save(settings)

    private fun open(settings: Settings) {
        set(settings)
        game.startPassAndPlay()
        game.open()
    }

    private fun assertFits(name: String) {
        game.idle(100)
        game.shot(name)
        assertEquals(name, emptyList<String>(), cutOff(game.activity.window.decorView))
    }

    @Test
    fun `the next player takes the phone, and the board lies for them`() {
        open(Settings(rotate = true, handOver = true))
        game.tap("d1")
        game.tap("e5")
        game.settle()
        game.idle(700)
        assertEquals(4, game.board.state.bottom)
        assertEquals("the turn is over", 0f, game.board.rotation, 0f)
        val ready = game.view<TextView>(R.id.choice_yes)
        assertEquals("Ready", ready.text.toString())
        assertFalse(game.view<View>(R.id.choice_no).isShown)
        assertFits("hand-over")
        game.tap("n1")
        assertFalse(game.state.selection.exists)
        game.press(R.id.choice_yes)
        game.tap("n1")
        assertTrue(game.state.selection.exists)
        assertTrue(game.view<View>(R.id.undo).isShown)
    }

    @Test
    fun `the board is seen turning, and lies still without motion`() {
        open(Settings(rotate = true))
        game.tap("d1")
        game.tap("e5")
        game.settle()
        game.idle(100)
        assertTrue("on its way", game.board.rotation != 0f)
        game.idle(600)
        assertEquals(0f, game.board.rotation, 0f)
    }

    @Test
    @Config(qualifiers = "zh-rCN-w320dp-h568dp-night-xhdpi")
    fun `E1 the banner fits a small phone`() {
        open(Settings(handOver = true))
        game.tap("d1")
        game.tap("e5")
        game.settle()
        assertEquals("请把手机交给蓝方", game.view<TextView>(R.id.pill_text).text.toString())
        assertFits("hand-over-small-zh")
    }

    @Test
    fun `A4 a phone that waits to be handed over still waits when it is turned`() {
        open(Settings(handOver = true))
        game.tap("d1")
        game.tap("e5")
        game.settle()
        game.turn("w892dp-h412dp-land")
        assertEquals(4, game.state.handOver)
        assertEquals("Ready", game.view<TextView>(R.id.choice_yes).text.toString())
    }

    @Test
    fun `A1 a phone that waits to be handed over still waits when the app was killed`() {
        open(Settings(handOver = true))
        game.tap("d1")
        game.tap("e5")
        game.settle()
        game.killAndReopen()
        assertEquals(4, game.state.handOver)
        assertEquals("Ready", game.view<TextView>(R.id.choice_yes).text.toString())
        game.press(R.id.choice_yes)
        game.killAndReopen()
        assertNull("who has taken it keeps it", game.state.handOver)
    }

    @Test
    fun `a long chain waits with Cancel and Play`() {
        set(Settings(confirm = true))
        game.startPassAndPlay()
        var turn = 0
        while (game.longest().hops < Settings.LONG_CHAIN) {
            val moves = game.match.legalMoves()
            game.match.play(moves[turn++ * 7 % moves.size].path)
        }
        game.open()
        val chain = game.longest()
        game.tap(Holes.name(chain.path.first()))
        game.tap(Holes.name(chain.hole))
        assertEquals("Play", game.view<TextView>(R.id.choice_yes).text.toString())
        assertEquals(turn, game.match.snapshot().ply)
        assertFits("confirm-chain")
        game.press(R.id.choice_yes)
        game.settle()
        assertEquals(turn + 1, game.match.snapshot().ply)
    }

    @Test
    fun `signs of reachable holes and the light of the screen are as set`() {
        open(Settings())
        game.tap("d1")
        assertTrue(game.board.keepScreenOn)
        game.idle(300)
        val marked = game.shot("rings-on", game.board)
        set(Settings(rings = false, keepScreenOn = false))
        game.reopen(Bundle())
        game.idle(300)
        assertFalse(game.board.keepScreenOn)
        game.tap("d1")
        game.idle(300)
        val plain = game.shot("rings-off", game.board)
        val target =
            game.state.selection.targets
                .first()
                .hole
        val geometry = game.board.geometry
        val x = (geometry.x(target) - geometry.pitch * 0.2f).toInt()
        val y = geometry.y(target).toInt()
        assertTrue("a sign is there or not", marked.getPixel(x, y) != plain.getPixel(x, y))
    }

    @Test
    fun `the menu opens the rules of this game`() {
        open(Settings())
        game.presenter.open(Panel.RULES)
        game.idle(400)
        val sheet =
            org.robolectric.shadows.ShadowDialog
                .getLatestDialog()
        assertEquals("Free rules", sheet.findViewById<TextView>(R.id.sheet_title).text.toString())
        sheet.dismiss()
        game.idle()
        assertEquals(Panel.NONE, game.state.panel)
    }
}
