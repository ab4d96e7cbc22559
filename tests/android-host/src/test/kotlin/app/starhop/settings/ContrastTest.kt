package app.starhop.settings

import android.widget.Switch
import android.widget.TextView
import app.starhop.R
import app.starhop.home.HomeActivity
import app.starhop.support.ScreenShots
import app.starhop.support.app
import app.starhop.support.cutOff
import app.starhop.support.idle
import app.starhop.support.open
import app.starhop.support.press
import app.starhop.support.shot
import app.starhop.support.shownViews
import app.starhop.ui.Theme
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.annotation.Config
import org.robolectric.shadows.ShadowDialog

/** Colours that differ more, for who finds the usual ones hard to tell apart. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-${ScreenShots.PHONE}")
class ContrastTest {
    private val app = app()

    private fun wanted() = app.settings.save(app.settings.current.copy(contrast = true))

    @Test
    fun `no words stand back where contrast is wanted`() {
        val controller = open<SettingsActivity>(SettingsActivity.intent(app))
        val chosen = { controller.get().findViewById<TextView>(R.id.language_chosen) }
        assertEquals(app.getColor(R.color.ink2), chosen().currentTextColor)
        controller.get().press(R.id.contrast)
        idle()
        assertTrue(controller.get().findViewById<Switch>(R.id.contrast).isChecked)
        assertEquals(app.getColor(R.color.ink), chosen().currentTextColor)
        controller.get().press(R.id.language)
        val sheet = checkNotNull(ShadowDialog.getLatestDialog().window).decorView
        assertEquals(app.getColor(R.color.ink), Theme(sheet.context).ink2)
        assertEquals(app.getColor(R.color.ink2), Theme(sheet.context).line)
        val attribute = sheet.context.obtainStyledAttributes(intArrayOf(R.attr.ink2, R.attr.line))
        assertEquals(app.getColor(R.color.ink), attribute.getColor(0, 0))
        assertEquals(app.getColor(R.color.ink2), attribute.getColor(1, 0))
        attribute.recycle()
    }

    @Test
    fun `the screens below change too`() {
        val home = open<HomeActivity>()
        val screen = { home.get().window.decorView }
        val shown = { screen().shownViews().filterIsInstance<TextView>().map { it.currentTextColor } }
        assertTrue(app.getColor(R.color.ink2) in shown())
        wanted()
        home.stop().restart().start()
        idle()
        assertTrue(app.getColor(R.color.ink2) !in shown())
    }

    @Test
    fun `E1 pictures with more contrast cut nothing`() {
        wanted()
        for ((size, qualifiers) in mapOf("light" to "en-${ScreenShots.PHONE}", "dark" to "zh-rCN-w412dp-h892dp-night-xhdpi")) {
            RuntimeEnvironment.setQualifiers(qualifiers)
            val screen = open<SettingsActivity>(SettingsActivity.intent(app)).get()
            shot(screen, "settings-contrast-$size")
            assertEquals(size, emptyList<String>(), cutOff(screen.window.decorView))
        }
    }
}
