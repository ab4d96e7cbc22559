package app.starhop.newgame

import app.starhop.R
import app.starhop.core.Preset
import app.starhop.support.ScreenShots
import app.starhop.support.cutOff
import app.starhop.support.idle
import app.starhop.support.open
import app.starhop.support.pass
import app.starhop.support.press
import app.starhop.support.shot
import app.starhop.support.text
import org.junit.Assert.assertEquals
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.annotation.Config
import org.robolectric.shadows.ShadowDialog

/** A new game at every size, theme and language. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-${ScreenShots.PHONE}")
class NewGamePicturesTest {
    private fun pictures(
        name: String,
        prepare: (NewGameActivity) -> Unit,
    ) {
        for ((size, qualifiers) in ScreenShots.ALL + ("large-text" to "sv-${ScreenShots.SMALL}")) {
            RuntimeEnvironment.setQualifiers(qualifiers)
            RuntimeEnvironment.setFontScale(if (size == "large-text") 2f else 1f)
            val screen = screen()
            prepare(screen)
            pass(400)
            val dialog = ShadowDialog.getLatestDialog()?.takeIf { it.isShowing }
            val view = dialog?.window?.decorView ?: screen.window.decorView
            assertEquals("$name $size", emptyList<String>(), cutOff(view))
            shot(view, "$name-$size")
            dialog?.dismiss()
            screen.finish()
            idle()
        }
        RuntimeEnvironment.setFontScale(1f)
    }

    @Test
    fun `E1 six seats and sides at every size`() =
        pictures("new-game-six") { screen ->
            screen.count(6)
            screen.press(R.id.teams)
            screen.presenter.pickKind(3, level = 7)
        }

    @Test
    fun `E1 the sheet of rules at every size`() = pictures("rules") { it.press(R.id.rules_change) }

    @Test
    fun `E1 details at every size`() = pictures("rules-details") { it.presenter.open(NewGameSheet.Details(Preset.TOURNAMENT)) }

    @Test
    fun `E1 the editor of own rules at every size`() =
        pictures("rules-own") { screen ->
            screen.presenter.pickRules(Preset.PLYYARD)
            screen.presenter.edit()
        }

    @Test
    fun `E1 the sheet of a seat at every size`() = pictures("seat") { it.row(1).performClick() }

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
