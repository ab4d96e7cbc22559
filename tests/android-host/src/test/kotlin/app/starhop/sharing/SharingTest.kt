package app.starhop.sharing

import android.content.Intent
import android.net.Uri
import android.provider.OpenableColumns
import app.starhop.about.AboutActivity
import app.starhop.support.app
import app.starhop.support.open
import app.starhop.support.started
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNull
import org.junit.Assert.assertThrows
import org.junit.Assert.assertTrue
import org.junit.Before
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import java.io.File
import java.io.FileNotFoundException

@RunWith(RobolectricTestRunner::class)
class SharingTest {
    private val app = app()
    private val screen = open<AboutActivity>(AboutActivity.intent(app)).get()

    @Before
    fun forget() {
        generateSequence(app::started).count()
    }

    @Suppress("DEPRECATION")
    private fun sent(): Intent = checkNotNull(app.started()?.getParcelableExtra(Intent.EXTRA_INTENT))

    private fun read(uri: Uri) = app.contentResolver.openInputStream(uri)!!.use { it.readBytes().toString(Charsets.UTF_8) }

    @Suppress("DEPRECATION")
    private fun Intent.stream(): Uri = checkNotNull(getParcelableExtra(Intent.EXTRA_STREAM))

    @Test
    fun `a text goes as a text`() {
        screen.shareText("d1-e5")
        val send = sent()
        assertEquals("d1-e5", send.getStringExtra(Intent.EXTRA_TEXT))
        assertEquals("text/plain", send.type)
    }

    @Test
    fun `a text that the system could not carry goes as a file`() {
        val long = "跳".repeat(200_000)
        screen.shareText(long, "Long")
        val send = sent()
        assertNull(send.getStringExtra(Intent.EXTRA_TEXT))
        assertEquals(long, read(send.stream()))
    }

    @Test
    fun `a file can be read by who was given it, with name and size`() {
        screen.shareFile("{}", "Rainy Sunday / 2")
        val send = sent()
        assertTrue(send.flags and Intent.FLAG_GRANT_READ_URI_PERMISSION != 0)
        assertEquals("application/vnd.starhop+json", send.type)
        val uri = send.stream()
        assertEquals("{}", read(uri))
        app.contentResolver.query(uri, arrayOf(OpenableColumns.SIZE, "secret", OpenableColumns.DISPLAY_NAME), null, null, null)!!.use {
            assertTrue(it.moveToFirst())
            assertEquals(2, it.columnCount)
            assertEquals("2", it.getString(0))
            assertEquals("Rainy Sunday  2.starhop", it.getString(1))
        }
    }

    @Test
    fun `nothing else can be read, and nothing written`() {
        screen.shareFile("{}", "game")
        val uri = sent().stream()
        val secret = File(app.filesDir, "secret.starhop").apply { writeText("secret") }
        for (name in listOf("../${secret.name}", "../../files/${secret.name}", secret.path, "", "none")) {
            val other =
                Uri
                    .parse("content://${uri.authority}")
                    .buildUpon()
                    .appendPath(name)
                    .build()
            assertThrows(name, FileNotFoundException::class.java) { app.contentResolver.openInputStream(other) }
        }
        for (mode in listOf("w", "rw", "wt")) {
            assertThrows(mode, FileNotFoundException::class.java) { app.contentResolver.openFileDescriptor(uri, mode) }
        }
        assertEquals(0, app.contentResolver.delete(uri, null, null))
        assertEquals("{}", read(uri))
    }

    @Test
    fun `only the last files are kept`() {
        val uris =
            List(12) {
                screen.shareFile("$it", "game $it")
                sent().stream()
            }
        val kept = File(app.cacheDir, "shared").listFiles().orEmpty()
        assertEquals(8, kept.size)
        assertEquals("11", read(uris.last()))
    }
}
