package app.starhop.settings

import android.content.res.Configuration
import android.graphics.Bitmap
import android.graphics.Canvas
import android.view.HapticFeedbackConstants
import android.view.View
import android.view.ViewGroup
import android.widget.Switch
import android.widget.TextView
import app.starhop.R
import app.starhop.home.HomeActivity
import app.starhop.platform.Haptics
import app.starhop.support.ScreenShots
import app.starhop.support.app
import app.starhop.support.cutOff
import app.starhop.support.idle
import app.starhop.support.open
import app.starhop.support.press
import app.starhop.support.shot
import app.starhop.support.shownViews
import app.starhop.support.text
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.Shadows.shadowOf
import org.robolectric.annotation.Config
import org.robolectric.shadows.ShadowDialog

@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-${ScreenShots.PHONE}")
class SettingsActivityTest {
    private val app = app()

    private fun controller() = open<SettingsActivity>(SettingsActivity.intent(app))

    private val SettingsActivity.night
        get() = resources.configuration.uiMode and Configuration.UI_MODE_NIGHT_MASK == Configuration.UI_MODE_NIGHT_YES

    @Test
    fun `each row is kept as soon as it is pressed`() {
        val screen = controller().get()
        val rows = listOf(R.id.marks, R.id.rings, R.id.sounds, R.id.confirm, R.id.keep_screen_on, R.id.rotate, R.id.hand_over)
        rows.forEach(screen::press)
        listOf(R.id.speed_fast, R.id.haptics_strong).forEach(screen::press)
        val expected =
            Settings(
                marks = false,
                rings = false,
                sounds = false,
                confirm = true,
                keepScreenOn = false,
                rotate = true,
                handOver = true,
                pace = Pace.FAST,
                touch = Touch.STRONG,
            )
        assertEquals(expected, app.settings.current)
        val again = controller().get()
        assertEquals(listOf(false, false, false, true, false, true, true), rows.map { again.findViewById<Switch>(it).isChecked })
    }

    @Test
    fun `a switch is 52 wide and a choice of words 48 high`() {
        val screen = controller().get()
        val density = screen.resources.displayMetrics.density
        shot(screen, "settings-measures")
        assertEquals(
            52f,
            screen
                .findViewById<Switch>(R.id.marks)
                .trackDrawable.bounds
                .width() / density,
            0.6f,
        )
        assertEquals(48f, screen.findViewById<View>(R.id.theme).height / density, 0.6f)
    }

    @Test
    fun `the theme changes at once, also of the screens below`() {
        val home = open<HomeActivity>()
        val controller = controller()
        controller.get().press(R.id.theme_dark)
        idle()
        assertTrue(controller.get().night)
        home.stop().restart().start()
        idle()
        val background = home.get().getColor(R.color.bg)
        assertEquals(controller.get().getColor(R.color.bg), background)
        RuntimeEnvironment.setQualifiers("+night")
        controller.get().press(R.id.theme_light)
        idle()
        assertTrue("light in a dark system", !controller.get().night)
    }

    @Test
    fun `the language changes at once and leaves the size of text alone`() {
        RuntimeEnvironment.setFontScale(1.3f)
        val controller = controller()
        controller.get().press(R.id.language)
        val sheet = ShadowDialog.getLatestDialog()
        val rows = checkNotNull(sheet.window).decorView.shownViews().filterIsInstance<TextView>()
        assertEquals(listOf(app.getString(R.string.language_system)), rows.filter { it.isSelected }.map { "${it.text}" })
        assertEquals("only what holds has a sign", 1, rows.count { it.isClickable && it.hasSign() })
        rows.first { it.text == "svenska" }.performClick()
        idle()
        assertEquals("Inställningar", controller.get().text(R.id.title))
        assertEquals("svenska", controller.get().text(R.id.language_chosen))
        assertEquals(
            1.3f,
            controller
                .get()
                .resources.configuration.fontScale,
            0f,
        )
    }

    /** Whether anything is drawn where a row has its sign. */
    private fun TextView.hasSign(): Boolean {
        val sign = compoundDrawablesRelative[0] ?: return false
        val drawn = Bitmap.createBitmap(sign.intrinsicWidth, sign.intrinsicHeight, Bitmap.Config.ARGB_8888)
        sign.draw(Canvas(drawn))
        return (0 until drawn.width).any { x -> (0 until drawn.height).any { y -> drawn.getPixel(x, y) != 0 } }
    }

    @Test
    fun `touch is answered as strongly as was set`() {
        val view = controller().get().findViewById<View>(R.id.page)
        val felt =
            Touch.entries.map { touch ->
                app.settings.save(Settings(touch = touch))
                view.performHapticFeedback(HapticFeedbackConstants.CLOCK_TICK)
                Haptics.landing(view)
                shadowOf(view).lastHapticFeedbackPerformed()
            }
        assertEquals(
            listOf(HapticFeedbackConstants.CLOCK_TICK, HapticFeedbackConstants.KEYBOARD_TAP, HapticFeedbackConstants.CONTEXT_CLICK),
            felt,
        )
    }

    @Test
    fun `E1 pictures of the settings cut nothing`() {
        for ((size, qualifiers) in ScreenShots.ALL + ("large-text" to "sv-${ScreenShots.SMALL}")) {
            RuntimeEnvironment.setQualifiers(qualifiers)
            RuntimeEnvironment.setFontScale(if (size == "large-text") 2f else 1f)
            val screen = controller().get()
            shot(screen, "settings-$size")
            assertEquals(size, emptyList<String>(), cutOff(screen.window.decorView))
            val scroller = screen.findViewById<ViewGroup>(R.id.page).getChildAt(1)
            scroller.scrollTo(0, 10_000)
            shot(screen, "settings-end-$size")
        }
    }
}
