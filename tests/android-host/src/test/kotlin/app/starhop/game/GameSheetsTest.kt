package app.starhop.game

import app.starhop.support.cutOff
import org.junit.After
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.annotation.Config
import org.robolectric.shadows.ShadowDialog

/** Every sheet that comes up over a game, as a picture and held to cutting nothing. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "w412dp-h892dp-xhdpi")
class GameSheetsTest {
    @get:Rule
    val game = GameHarness()

    @After
    fun textAsBefore() = RuntimeEnvironment.setFontScale(1f)

    private fun assertWhole(name: String) {
        game.startAgainstComputer()
        game.playForward(24)
        game.open()
        for (panel in Panel.entries - Panel.NONE) {
            game.presenter.open(panel)
            game.idle(400)
            val dialog = ShadowDialog.getLatestDialog()
            assertTrue("$panel", dialog.isShowing)
            val sheet = checkNotNull(dialog.window).decorView
            game.shot("sheet-${panel.name.lowercase()}-$name", sheet)
            assertEquals("$panel", emptyList<String>(), cutOff(sheet))
            dialog.cancel()
            game.idle(400)
            assertEquals(Panel.NONE, game.state.panel)
        }
    }

    @Test
    fun `E1 no sheet over a game is cut`() = assertWhole("light")

    @Test
    @Config(qualifiers = "zh-rCN-w892dp-h412dp-land-night-xhdpi")
    fun `E1 no sheet over a game is cut in the dark, in Chinese on a phone held sideways`() = assertWhole("landscape-dark-zh")

    @Test
    @Config(qualifiers = "sv-rSE-w320dp-h568dp-xhdpi")
    fun `E1 no sheet over a game is cut in Swedish at twice the size of text on a small phone`() {
        RuntimeEnvironment.setFontScale(2f)
        assertWhole("small-text-2-sv")
    }
}
