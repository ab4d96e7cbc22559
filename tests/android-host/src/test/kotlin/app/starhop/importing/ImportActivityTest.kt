package app.starhop.importing

import android.app.Activity
import android.content.ClipData
import android.content.ClipboardManager
import android.content.Intent
import android.net.Uri
import android.os.Bundle
import android.os.Parcel
import android.os.Parcelable
import android.widget.EditText
import app.starhop.R
import app.starhop.core.PlayerKind
import app.starhop.game.GameActivity
import app.starhop.replay.ReplayActivity
import app.starhop.support.DIRECTLY
import app.starhop.support.ScreenShots
import app.starhop.support.TestGames
import app.starhop.support.app
import app.starhop.support.cutOff
import app.starhop.support.die
import app.starhop.support.gamesOf
import app.starhop.support.idle
import app.starhop.support.open
import app.starhop.support.press
import app.starhop.support.shot
import app.starhop.support.shown
import app.starhop.support.startTimed
import app.starhop.support.started
import app.starhop.support.text
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.Robolectric
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.Shadows.shadowOf
import org.robolectric.annotation.Config
import java.io.File

@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-${ScreenShots.PHONE}")
class ImportActivityTest {
    private val app = app().apply { outsideWorker = { DIRECTLY } }
    private val games = gamesOf(app)
    private val other = TestGames()
    private val provider = Robolectric.setupContentProvider(HostileProvider::class.java, AUTHORITY)

    private fun screen(intent: Intent = ImportActivity.intent(app)) = open<ImportActivity>(intent).get()

    private fun send() = Intent(Intent.ACTION_SEND).setType("text/plain").setClass(app, ImportActivity::class.java)

    private fun view(uri: String) =
        Intent(Intent.ACTION_VIEW).setDataAndType(Uri.parse(uri), null).setClass(app, ImportActivity::class.java)

    private fun text(plies: Int = 5) = other.library.exportText(other.people(plies))

    private fun file(
        name: String,
        content: ByteArray,
    ): String {
        provider.files[name] = File.createTempFile("file", name).apply { writeBytes(content) }
        return "content://$AUTHORITY/$name"
    }

    private fun Activity.refused() = text(R.id.refusal_head) to text(R.id.refusal_why)

    private fun assertRefused(
        intent: Intent,
        why: String,
    ) {
        val screen = screen(intent)
        assertTrue("$intent", screen.shown(R.id.import_refusal))
        assertEquals("$intent", why, screen.text(R.id.refusal_why))
        assertFalse(screen.shown(R.id.import_preview))
        assertTrue(
            games.library
                .shelf()
                .games
                .isEmpty(),
        )
    }

    @Test
    fun `a text that was shared is shown, saved when asked and opened`() {
        val screen = screen(send().putExtra(Intent.EXTRA_TEXT, text()))
        assertTrue(screen.shown(R.id.import_preview))
        assertEquals("As a text", screen.text(R.id.preview_notes))
        screen.press(R.id.import_save)
        val saved =
            games.library
                .shelf()
                .games
                .single()
        assertEquals(5, saved.ply)
        val intent = app.started()
        assertEquals(GameActivity::class.java.name, intent?.component?.className)
        assertEquals(saved.id, intent?.getStringExtra(GameActivity.EXTRA_GAME))
        assertTrue(screen.isFinishing)
    }

    @Test
    fun `the preview tells how long a move may take`() {
        val id = other.library.startTimed(20_000, PlayerKind.Person, PlayerKind.Person)
        val screen = screen(view(file("timed.starhop", other.library.exportGame(id).toByteArray())))
        assertEquals("As a Starhop file\n20 seconds for each move", screen.text(R.id.preview_notes))
    }

    @Test
    fun `a file that was opened is shown`() {
        val content = other.library.exportGame(other.resign(other.people(plies = 4))).toByteArray()
        val screen = screen(view(file("game.starhop", content)))
        assertTrue(screen.shown(R.id.import_preview))
        assertFalse(screen.shown(R.id.import_text))
        screen.press(R.id.import_save)
        assertEquals(ReplayActivity::class.java.name, app.started()?.component?.className)
    }

    @Test
    fun `a text is pasted`() {
        app.getSystemService(ClipboardManager::class.java).setPrimaryClip(ClipData.newPlainText("", text()))
        val screen = screen()
        screen.press(R.id.import_paste)
        assertTrue(screen.shown(R.id.import_preview))
        assertTrue(screen.text(R.id.import_text).startsWith("Starhop: record 1"))
    }

    @Test
    fun `an empty clipboard is told`() {
        val screen = screen()
        screen.press(R.id.import_paste)
        assertEquals("There is no text to read.", screen.text(R.id.refusal_why))
    }

    @Test
    fun `a file is chosen`() {
        val screen = screen()
        screen.press(R.id.import_choose)
        val asked = shadowOf(screen).nextStartedActivityForResult
        assertEquals(Intent.ACTION_OPEN_DOCUMENT, asked.intent.action)
        val answer = Intent().setData(Uri.parse(file("chosen", text(plies = 3).toByteArray())))
        shadowOf(screen).receiveResult(asked.intent, Activity.RESULT_OK, answer)
        idle()
        assertTrue(screen.shown(R.id.import_preview))
    }

    @Test
    fun `a phone without an app to choose files with says so`() {
        val screen = screen()
        shadowOf(app).checkActivities(true)
        screen.press(R.id.import_choose)
        shadowOf(app).checkActivities(false)
        assertEquals("This phone has no app to choose a file with.", screen.text(R.id.refusal_why))
    }

    @Test
    fun `a wrong line is named, shown and can be mended`() {
        val whole = text()
        val move = Regex("[a-q]\\d+[-:][a-q]\\d+").find(whole)!!.value
        val screen = screen(send().putExtra(Intent.EXTRA_TEXT, whole.replaceFirst(move, "a1-z9")))
        val line = whole.lines().indexOfFirst { move in it } + 1
        assertEquals("Line $line is wrong" to "Move 1, “a1-z9”: It cannot be read as a move.", screen.refused())
        assertTrue(screen.text(R.id.refusal_line), "a1-z9" in screen.text(R.id.refusal_line))
        screen.findViewById<EditText>(R.id.import_text).setText(whole)
        screen.press(R.id.import_check)
        assertTrue(screen.shown(R.id.import_preview))
    }

    @Test
    fun `what is missing or of another kind is told`() {
        val unusable = "What was sent is neither a text nor a file that may be read."
        assertRefused(send(), unusable)
        assertRefused(send().putExtra(Intent.EXTRA_TEXT, 7), unusable)
        assertRefused(send().putExtra(Intent.EXTRA_TEXT, Bundle()), unusable)
        assertRefused(send().putExtra(Intent.EXTRA_STREAM, "content://text"), unusable)
        assertRefused(send().putExtra(Intent.EXTRA_STREAM, Uri.parse("file:///etc/hosts")), unusable)
        assertRefused(view("file://${games.folder.path}/games/x.starhop"), unusable)
        assertRefused(view("https://example.org/game.starhop"), unusable)
        assertRefused(view("content:"), "The file could not be read. The other app may have taken it back.")
        assertRefused(Intent(Intent.ACTION_VIEW).setClass(app, ImportActivity::class.java), unusable)
        assertRefused(send().putExtra(Intent.EXTRA_TEXT, ""), "There is no text to read.")
        assertRefused(send().setType("image/png").putExtra(Intent.EXTRA_TEXT, "x"), FIRST_LINE)
    }

    @Test
    fun `an extra of an unknown class is told`() {
        val parcel = Parcel.obtain()
        Bundle().apply { putParcelable(Intent.EXTRA_STREAM, Foreign()) }.writeToParcel(parcel, 0)
        parcel.setDataPosition(0)
        val extras = checkNotNull(parcel.readBundle(ClassLoader.getPlatformClassLoader()))
        assertRefused(send().putExtras(extras), "What was sent is neither a text nor a file that may be read.")
        parcel.recycle()
    }

    @Test
    fun `another app that refuses, fails or has nothing is told`() {
        val unreadable = "The file could not be read. The other app may have taken it back."
        for (name in listOf("forbidden", "broken", "nothing", "gone")) assertRefused(view("content://$AUTHORITY/$name"), unreadable)
        assertRefused(view("content://nobody/game.starhop"), unreadable)
        assertRefused(send().putExtra(Intent.EXTRA_STREAM, Uri.parse("content://$AUTHORITY/forbidden")), unreadable)
    }

    @Test
    fun `content that is no game is told`() {
        assertRefused(view(file("binary", ByteArray(100_000) { (it * 31).toByte() })), "This is not a text.")
        assertRefused(view(file("zeros", ByteArray(50))), "This is not a text.")
        assertRefused(view(file("huge", ByteArray(5 shl 20) { 'x'.code.toByte() })), "It is larger than any game: more than 4 MB.")
        assertRefused(view(file("words", "Dear all,\nsee you.".toByteArray())), FIRST_LINE)
        assertRefused(view(file("other", "{\"format\":\"chess\"}".toByteArray())), DAMAGED)
        val newer = other.library.exportGame(other.people()).replaceFirst(Regex("\"version\": *\\d+"), "\"version\":9")
        assertRefused(view(file("newer", newer.toByteArray())), "A newer version of Starhop made it. Update Starhop to read it.")
    }

    @Test
    fun `a long text that was sent is refused and not put into the field`() {
        val screen = screen(send().putExtra(Intent.EXTRA_TEXT, "x".repeat(400_000)))
        assertTrue(screen.shown(R.id.import_refusal))
        assertFalse(screen.shown(R.id.import_text))
    }

    @Test
    fun `what is looked at outlives the process`() {
        val controller = open<ImportActivity>(ImportActivity.intent(app))
        controller.get().findViewById<EditText>(R.id.import_text).setText(text(plies = 2))
        val back = open<ImportActivity>(ImportActivity.intent(app), controller.die()).get()
        assertTrue(back.shown(R.id.import_preview))
        val file = open<ImportActivity>(view(file("kept", text(plies = 3).toByteArray())))
        val again = open<ImportActivity>(ImportActivity.intent(app), file.die()).get()
        assertTrue(again.shown(R.id.import_preview))
    }

    @Test
    fun `from another app the game opens above home`() {
        screen(send().putExtra(Intent.EXTRA_TEXT, text())).press(R.id.import_save)
        app.started()
        val home = app.started()
        assertTrue(home!!.flags and Intent.FLAG_ACTIVITY_NEW_TASK != 0)
        assertNull(app.started())
    }

    @Test
    fun `E1 nothing of an import is cut`() {
        for (scale in listOf(1f, 2f)) {
            RuntimeEnvironment.setFontScale(scale)
            for (qualifiers in listOf("en-${ScreenShots.SMALL}", "sv-${ScreenShots.SMALL}")) {
                RuntimeEnvironment.setQualifiers(qualifiers)
                val good = screen(send().putExtra(Intent.EXTRA_TEXT, text()))
                val bad = screen(send().putExtra(Intent.EXTRA_TEXT, text().replaceFirst("Rules", "Rulez")))
                for (screen in listOf(good, bad)) assertEquals("$qualifiers $scale", emptyList<String>(), screen.cut())
                shot(bad, "import-bad-${qualifiers.take(2)}-$scale")
            }
        }
    }

    /** The field scrolls by itself. */
    private fun Activity.cut() = cutOff(window.decorView).filterNot { "import_text" in it }

    @Test
    fun `pictures of an import`() {
        val known = games.people(plies = 8)
        for ((name, qualifiers) in ScreenShots.ALL) {
            RuntimeEnvironment.setQualifiers(qualifiers)
            val whole = text(plies = 12)
            val move = Regex("[a-q]\\d+[-:][a-q]\\d+").findAll(whole).last().value
            shot(screen(), "import-$name")
            val bad = screen(send().putExtra(Intent.EXTRA_TEXT, whole.replace(move, "a1-q1")))
            assertTrue(bad.shown(R.id.import_refusal))
            shot(bad, "import-bad-$name")
            val good = screen(send().putExtra(Intent.EXTRA_TEXT, games.library.exportText(known)))
            assertTrue(good.shown(R.id.import_open_known))
            shot(good, "import-good-$name")
        }
    }

    /** A class that the app's loader does not know. */
    private class Foreign : Parcelable {
        override fun describeContents() = 0

        override fun writeToParcel(
            out: Parcel,
            flags: Int,
        ) = out.writeInt(1)
    }

    private companion object {
        const val AUTHORITY = "hostile"
        const val FIRST_LINE = "The text should begin with “Starhop: record 1” or “Starhop: position 1”."
        const val DAMAGED = "It is not from Starhop, or a part of it was lost or changed."
    }
}
