package app.starhop.game

import android.content.Intent
import android.net.Uri
import android.view.View
import app.starhop.R
import app.starhop.StarhopApp
import app.starhop.support.DIRECTLY
import app.starhop.support.started
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotNull
import org.junit.Before
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.annotation.Config
import org.robolectric.shadows.ShadowDialog

/** A finished game is shared from its result, as a text or whole. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-w412dp-h892dp-xhdpi")
class GameShareTest {
    @get:Rule
    val game = GameHarness()

    private val app = RuntimeEnvironment.getApplication() as StarhopApp
    private val id get() = game.match.snapshot().gameId

    @Before
    fun finish() {
        app.background = DIRECTLY
        game.startPassAndPlay("d2-e6 n2-m6")
        game.match.resign()
        game.open()
        game.press(R.id.share_game)
    }

    private fun pick(words: String) {
        val found = ArrayList<View>()
        val sheet = checkNotNull(ShadowDialog.getLatestDialog().window).decorView
        sheet.findViewsWithText(found, words, View.FIND_VIEWS_WITH_TEXT)
        found.single().performClick()
        game.idle()
    }

    @Suppress("DEPRECATION")
    private fun sent(): Intent = checkNotNull(generateSequence(app::started).last().getParcelableExtra(Intent.EXTRA_INTENT))

    @Test
    fun `as text it can be read by people`() {
        pick("Share as text")
        assertEquals(game.library.exportText(id), sent().getStringExtra(Intent.EXTRA_TEXT))
        assertEquals(Panel.NONE, game.state.panel)
        assertNotNull("the result stays", game.state.result)
    }

    @Test
    @Suppress("DEPRECATION")
    fun `as a file it is the whole game`() {
        pick("Share as file")
        val file: Uri = checkNotNull(sent().getParcelableExtra(Intent.EXTRA_STREAM))
        val content = checkNotNull(app.contentResolver.openInputStream(file)).use { it.readBytes().decodeToString() }
        assertEquals(game.library.exportGame(id), content)
        assertNotNull(game.library.importGame(content))
    }

    @Test
    fun `A4 the question stays open while the phone is turned`() {
        game.turn("w892dp-h412dp-land")
        assertEquals(Panel.SHARE, game.state.panel)
        pick("Share as text")
        assertEquals("text/plain", sent().type)
    }
}
