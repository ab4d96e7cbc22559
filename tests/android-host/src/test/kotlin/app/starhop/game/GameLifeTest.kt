package app.starhop.game

import android.content.Intent
import android.content.res.Configuration
import android.os.Bundle
import android.view.ViewConfiguration
import app.starhop.R
import app.starhop.home.HomeActivity
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNotSame
import org.junit.Assert.assertNull
import org.junit.Assert.assertSame
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.Robolectric
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.Shadows.shadowOf
import org.robolectric.annotation.Config
import org.robolectric.shadows.ShadowDialog
import org.robolectric.shadows.ShadowToast

/** What survives a turn of the screen, another app in front, and the end of the process. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "w412dp-h892dp-xhdpi")
class GameLifeTest {
    @get:Rule
    val game = GameHarness()

    private fun openPinned() {
        game.startPassAndPlay("d2-e6 n2-m6")
        game.open()
        game.tap("c1")
        game.down("e5")
        game.idle(ViewConfiguration.getLongPressTimeout() + 20L)
        game.up("e5")
        assertTrue(game.state.pinned)
    }

    @Test
    fun `A4 rotation keeps selection, pins and sheet`() {
        openPinned()
        val selection = game.state.selection
        game.presenter.open(Panel.MENU)
        game.idle(400)
        val before = game.activity
        game.turn("+w892dp-h412dp-land")
        assertNotSame(before, game.activity)
        assertEquals(Configuration.ORIENTATION_LANDSCAPE, game.activity.resources.configuration.orientation)
        assertEquals(selection, game.state.selection)
        assertEquals(selection.pins, game.board.state.pins)
        assertEquals(Panel.MENU, game.state.panel)
        assertTrue(ShadowDialog.getLatestDialog().isShowing)
        game.shot("game-turned")
    }

    @Test
    fun `A5 a window of another size keeps the selection on its hole`() {
        openPinned()
        game.turn("+w320dp-h568dp-port")
        assertTrue(game.state.pinned)
        assertEquals(game.board.width / 2f, game.board.geometry.x(GameHarness.hole("i5")), 1f)
        game.tap("e7")
        game.press(R.id.choice_yes)
        assertEquals(
            "c1:e5:e7",
            game.state.snapshot.lastMove
                ?.text,
        )
    }

    @Test
    fun `the end of the process keeps the game, the selection and the pins`() {
        openPinned()
        val selection = game.state.selection
        val before = game.state.snapshot
        game.killAndReopen()
        assertEquals(before.gameId, game.state.snapshot.gameId)
        assertEquals(before.pieces, game.state.snapshot.pieces)
        assertEquals(selection, game.state.selection)
    }

    @Test
    fun `A8 undo and redo survive the end of the process`() {
        game.startPassAndPlay("d2-e6 n2-m6 c1:e5:e7")
        game.open()
        game.press(R.id.undo)
        game.settle()
        game.killAndReopen()
        assertEquals(2, game.state.snapshot.ply)
        assertTrue(game.state.snapshot.allowed.redo)
        game.press(R.id.redo)
        game.settle()
        assertEquals(
            "c1:e5:e7",
            game.state.snapshot.lastMove
                ?.text,
        )
        game.press(R.id.undo)
        game.settle()
        game.press(R.id.undo)
        game.settle()
        assertEquals(1, game.state.snapshot.ply)
    }

    @Test
    fun `A2 switching apps repeats no move and flips no turn`() {
        game.startAgainstComputer()
        game.open()
        game.tap("d1")
        game.tap("e5")
        game.idle(60)
        game.controller.pause().stop()
        game.thinker.answer()
        game.idle(2000)
        game.controller
            .restart()
            .start()
            .resume()
            .visible()
        game.settle()
        assertEquals(2, game.state.snapshot.ply)
        assertEquals(1, game.state.snapshot.toMove)
        assertEquals(1, game.thinker.begun)
        assertFalse(game.state.thinking)
        assertEquals(game.state.snapshot.pieces, game.board.state.pieces)
    }

    @Test
    fun `a game that does not exist leads home with a word of explanation`() {
        val application = RuntimeEnvironment.getApplication()
        val wrong =
            listOf(
                Intent(application, GameActivity::class.java),
                GameActivity.intent(application, "no-such-game"),
                GameActivity.intent(application, "../../etc/passwd"),
                Intent(application, GameActivity::class.java).putExtra(GameActivity.EXTRA_GAME, 17),
                Intent(application, GameActivity::class.java).putExtra(GameActivity.EXTRA_GAME, Bundle()),
            )
        for (intent in wrong) {
            ShadowToast.reset()
            val controller = Robolectric.buildActivity(GameActivity::class.java, intent).setup()
            assertTrue(controller.get().isFinishing)
            assertNull(controller.get().presenter)
            val next = shadowOf(controller.get()).nextStartedActivity
            assertEquals(HomeActivity::class.java.name, next.component?.className)
            assertTrue(ShadowToast.getTextOfLatestToast().isNotEmpty())
            controller.pause().stop().destroy()
        }
    }

    @Test
    fun `a saved state full of nonsense selects nothing`() {
        game.startPassAndPlay("d2-e6 n2-m6")
        game.open()
        val nonsense =
            Bundle().apply {
                putInt("selected", 4711)
                putIntArray("pins", intArrayOf(-3, 999))
                putString("panel", "CELLAR")
            }
        game.reopen(nonsense)
        assertFalse(game.state.selection.exists)
        assertEquals(Panel.NONE, game.state.panel)
        assertEquals(2, game.state.snapshot.ply)
    }

    @Test
    fun `B3 a new game while it thinks and animates leaves nothing of the old one behind`() {
        game.startAgainstComputer()
        val old = game.match.snapshot().gameId
        game.open()
        game.tap("d1")
        game.tap("e5")
        game.idle(60)
        assertTrue(game.board.animating)
        assertTrue(game.state.thinking)
        game.controller
            .pause()
            .stop()
            .destroy()
        game.startAgainstComputer()
        game.open()
        game.thinker.answer()
        game.settle()
        assertEquals(0, game.state.snapshot.ply)
        assertFalse(game.state.thinking)
        assertFalse(game.state.selection.exists)
        assertEquals(game.state.snapshot.pieces, game.board.state.pieces)
        val kept = game.library.shelf().games
        assertEquals(1, kept.first { it.id == old }.ply)
        assertEquals(1, game.thinker.begun)
    }

    @Test
    fun `C4 back drops what is selected, and never loses the game`() {
        game.startPassAndPlay("d2-e6 n2-m6")
        game.open()
        game.tap("c1")
        val before = game.presenter
        game.pressBack()
        assertFalse(game.state.selection.exists)
        assertFalse(game.activity.isFinishing)
        assertSame(before, game.presenter)
        game.pressBack()
        game.killAndReopen()
        assertEquals(2, game.state.snapshot.ply)
    }
}
