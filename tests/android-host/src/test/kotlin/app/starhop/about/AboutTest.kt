package app.starhop.about

import android.view.View
import android.widget.ListView
import android.widget.TextView
import app.starhop.R
import app.starhop.settings.SettingsActivity
import app.starhop.support.ScreenShots
import app.starhop.support.app
import app.starhop.support.open
import app.starhop.support.press
import app.starhop.support.shot
import app.starhop.support.shown
import app.starhop.support.started
import app.starhop.support.text
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.annotation.Config

@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-${ScreenShots.PHONE}")
class AboutTest {
    private val app = app()

    private fun about() = open<AboutActivity>(AboutActivity.intent(app)).get()

    private fun licence(key: String) = open<LicenceActivity>(LicenceActivity.intent(app, key)).get()

    @Test
    fun `settings lead to what the app is`() {
        open<SettingsActivity>(SettingsActivity.intent(app)).get().press(R.id.about)
        assertEquals(AboutActivity::class.java.name, app.started()?.component?.className)
        val screen = about()
        assertTrue(screen.shown(R.id.about_version))
        assertTrue(screen.text(R.id.about_version), Regex("Version \\d+\\.\\d+\\.\\d+").matches(screen.text(R.id.about_version)))
    }

    @Test
    fun `the licences of the app can be read`() {
        val screen = about()
        screen.press(R.id.about_mit)
        val intent = app.started()
        assertEquals(LicenceActivity::class.java.name, intent?.component?.className)
        val mit = open<LicenceActivity>(intent).get()
        assertEquals("MIT", mit.text(R.id.title))
        assertTrue(mit.text(R.id.licence_text).contains("The Starhop authors"))
        assertTrue(licence(Licences.APACHE).text(R.id.licence_text).contains("TERMS AND CONDITIONS FOR USE"))
    }

    @Test
    fun `every library has a licence with a text`() {
        val licences = Licences.of(app.resources)
        val names = licences.libraries.map { it.name }
        assertTrue("$names", names.containsAll(listOf("uniffi", "serde", "Java Native Access", "Kotlin standard library")))
        for (library in licences.libraries) {
            assertTrue(library.name, library.licence.isNotEmpty())
            assertNotNull(library.name, licences.text(library.text))
        }
    }

    @Test
    fun `a library shows its name and version, and leads to its licence`() {
        val list = about().findViewById<ListView>(R.id.libraries)
        val libraries = Licences.of(app.resources).libraries
        val at = libraries.indexOfFirst { it.name == "uniffi" }
        val row = list.adapter.getView(at + list.headerViewsCount, null, list)
        assertEquals("uniffi ${libraries[at].version}", row.findViewById<TextView>(R.id.library_name).text.toString())
        row.performClick()
        val text = open<LicenceActivity>(app.started()).get()
        assertTrue(text.text(R.id.licence_text).startsWith("Mozilla Public License Version 2.0"))
    }

    @Test
    fun `a licence that is not there closes its screen`() {
        val screen = licence("none")
        assertTrue(screen.isFinishing)
        assertNull(Licences(emptyList(), emptyMap()).text(null))
    }

    @Test
    fun `pictures of what the app is`() {
        for ((name, qualifiers) in ScreenShots.ALL) {
            RuntimeEnvironment.setQualifiers(qualifiers)
            val screen = about()
            assertFalse(screen.findViewById<View>(R.id.libraries).isLayoutRequested)
            shot(screen, "about-$name")
        }
        shot(licence(Licences.APACHE), "licence")
    }
}
