package app.starhop.ui

import android.app.AlertDialog
import android.app.Dialog
import android.view.View
import android.view.ViewGroup
import android.widget.EditText
import android.widget.ListView
import app.starhop.R
import app.starhop.saved.SavedGamesActivity
import app.starhop.settings.SettingsActivity
import app.starhop.statistics.StatisticsActivity
import app.starhop.support.app
import app.starhop.support.die
import app.starhop.support.gamesOf
import app.starhop.support.idle
import app.starhop.support.open
import app.starhop.support.press
import app.starhop.support.shown
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNotSame
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config
import org.robolectric.shadows.ShadowDialog

/** What lies over a screen when the phone is turned or the process ended. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en")
class AskedAgainTest {
    private val app = app()
    private val games = gamesOf(app)

    private fun dialog(): Dialog = checkNotNull(ShadowDialog.getLatestDialog())

    private fun pick(words: String) {
        val found = ArrayList<View>()
        checkNotNull(dialog().window).decorView.findViewsWithText(found, words, View.FIND_VIEWS_WITH_TEXT)
        found.single().performClick()
        idle()
    }

    @Test
    fun `A4 a title that is being written survives a turn of the phone`() {
        val id = games.people()
        val controller = open<SavedGamesActivity>(SavedGamesActivity.intent(app))
        val list = controller.get().findViewById<ListView>(R.id.games)
        list.getChildAt(0).findViewById<View>(R.id.game_actions).performClick()
        idle()
        pick("Rename")
        val first = dialog()
        first.findViewById<EditText>(R.id.rename_title).setText("Rainy Sun")
        open<SavedGamesActivity>(SavedGamesActivity.intent(app), controller.die())
        assertFalse(first.isShowing)
        val again = dialog() as AlertDialog
        assertNotSame(first, again)
        assertEquals("Rainy Sun", again.findViewById<EditText>(R.id.rename_title).text.toString())
        again.getButton(AlertDialog.BUTTON_POSITIVE).performClick()
        idle()
        val renamed =
            games.library
                .shelf()
                .games
                .single { it.id == id }
        assertEquals("Rainy Sun", renamed.title)
    }

    @Test
    fun `A4 whoever was asked about the figures is asked still, and who answered is not`() {
        games.resign(games.computer())
        val controller = open<StatisticsActivity>(StatisticsActivity.intent(app))
        controller.get().press(R.id.statistics_reset)
        val first = dialog()
        val second = open<StatisticsActivity>(StatisticsActivity.intent(app), controller.die())
        assertFalse(first.isShowing)
        val again = dialog() as AlertDialog
        assertTrue(again !== first && again.isShowing)
        again.getButton(AlertDialog.BUTTON_NEGATIVE).performClick()
        idle()
        val third = open<StatisticsActivity>(StatisticsActivity.intent(app), second.die()).get()
        assertEquals(again, dialog())
        assertTrue(third.findViewById<ViewGroup>(R.id.tallies).childCount == 1 && third.shown(R.id.statistics_actions))
    }

    @Test
    fun `a sheet goes with its screen`() {
        val controller = open<SettingsActivity>(SettingsActivity.intent(app))
        controller.get().press(R.id.language)
        val sheet = dialog()
        assertTrue(sheet.isShowing)
        controller.pause().stop().destroy()
        assertFalse(sheet.isShowing)
    }
}
