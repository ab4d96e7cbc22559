package app.starhop.platform

import android.content.pm.PackageInfo
import android.content.pm.PackageManager
import app.starhop.R
import app.starhop.home.HomeActivity
import app.starhop.importing.ImportActivity
import app.starhop.sharing.SharedFiles
import app.starhop.support.app
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.xmlpull.v1.XmlPullParser

/** What the app tells the phone about itself. */
@RunWith(RobolectricTestRunner::class)
class PhoneRulesTest {
    private val app = app()

    private fun info(flag: Int): PackageInfo = app.packageManager.getPackageInfo(app.packageName, flag)

    @Test
    fun `the app asks for no permission`() = assertNull(info(PackageManager.GET_PERMISSIONS).requestedPermissions)

    @Test
    fun `only what is meant for other apps is open to them`() {
        val open = info(PackageManager.GET_ACTIVITIES).activities!!.filter { it.exported }.map { it.name }
        assertEquals(setOf(HomeActivity::class.java.name, ImportActivity::class.java.name), open.toSet())
        val provider = info(PackageManager.GET_PROVIDERS).providers!!.single { it.name == SharedFiles::class.java.name }
        assertFalse(provider.exported)
        assertTrue(provider.grantUriPermissions)
    }

    @Test
    fun `games and settings are backed up, on phones of every age`() {
        val wanted = setOf("file", "sharedpref")
        assertEquals(mapOf("full-backup-content" to wanted), included(R.xml.backup_rules))
        assertEquals(mapOf("cloud-backup" to wanted, "device-transfer" to wanted), included(R.xml.data_extraction_rules))
    }

    /** By the part of the rules: what is included whole. */
    private fun included(rules: Int): Map<String, Set<String>> {
        val parser = app.resources.getXml(rules)
        val parts = ArrayDeque<String>()
        val found = mutableMapOf<String, MutableSet<String>>()
        while (parser.next() != XmlPullParser.END_DOCUMENT) {
            when (parser.eventType) {
                XmlPullParser.START_TAG -> {
                    if (parser.name == "include" && parser.getAttributeValue(null, "path") == ".") {
                        found.getOrPut(parts.last()) { mutableSetOf() } += parser.getAttributeValue(null, "domain")
                    }
                    parts += parser.name
                }

                XmlPullParser.END_TAG -> {
                    parts.removeLast()
                }
            }
        }
        return found
    }
}
