package app.starhop.trash

import android.app.AlertDialog
import android.view.View
import android.widget.ListView
import app.starhop.R
import app.starhop.support.ScreenShots
import app.starhop.support.app
import app.starhop.support.gamesOf
import app.starhop.support.idle
import app.starhop.support.open
import app.starhop.support.pass
import app.starhop.support.press
import app.starhop.support.shot
import app.starhop.support.shown
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.annotation.Config
import org.robolectric.shadows.ShadowDialog

@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-${ScreenShots.PHONE}")
class TrashActivityTest {
    private val app = app()
    private val games = gamesOf(app)

    private fun screen() = open<TrashActivity>(TrashActivity.intent(app)).get()

    private fun delete(count: Int) = repeat(count) { games.library.delete(games.people(plies = 6 * it)) }

    private fun TrashActivity.pick(action: String) {
        findViewById<ListView>(R.id.games).getChildAt(0).performClick()
        idle()
        val found = ArrayList<View>()
        val sheet = ShadowDialog.getLatestDialog().window!!.decorView
        sheet.findViewsWithText(found, action, View.FIND_VIEWS_WITH_TEXT)
        found.single().performClick()
        idle()
    }

    private fun answer(button: Int) {
        (ShadowDialog.getLatestDialog() as AlertDialog).getButton(button).performClick()
        idle()
    }

    private fun left() = games.library.trash().size

    @Test
    fun `an empty trash says so`() {
        val screen = screen()
        assertTrue(screen.shown(R.id.trash_none))
        assertFalse(screen.shown(R.id.trash_empty))
    }

    @Test
    fun `a game is brought back`() {
        delete(2)
        val screen = screen()
        screen.pick("Bring back")
        assertEquals(1, screen.findViewById<ListView>(R.id.games).count)
        assertEquals(
            1,
            games.library
                .shelf()
                .games.size,
        )
    }

    @Test
    fun `deleting for good asks first`() {
        delete(2)
        val screen = screen()
        screen.pick("Delete for good…")
        answer(AlertDialog.BUTTON_NEGATIVE)
        assertEquals(2, left())
        screen.pick("Delete for good…")
        answer(AlertDialog.BUTTON_POSITIVE)
        assertEquals(1, left())
    }

    @Test
    fun `emptying the trash asks first`() {
        delete(3)
        val screen = screen()
        screen.press(R.id.trash_empty)
        answer(AlertDialog.BUTTON_NEGATIVE)
        assertEquals(3, left())
        screen.press(R.id.trash_empty)
        answer(AlertDialog.BUTTON_POSITIVE)
        assertEquals(0, left())
        assertTrue(screen.shown(R.id.trash_none))
    }

    @Test
    fun `pictures of the trash`() {
        shot(screen(), "trash-empty")
        delete(3)
        for ((name, qualifiers) in ScreenShots.ALL) {
            RuntimeEnvironment.setQualifiers(qualifiers)
            val screen = screen()
            assertEquals(3, screen.findViewById<ListView>(R.id.games).count)
            shot(screen, "trash-$name")
        }
        RuntimeEnvironment.setQualifiers("en-${ScreenShots.PHONE}")
        screen().findViewById<ListView>(R.id.games).getChildAt(0).performClick()
        pass(400)
        shot(ShadowDialog.getLatestDialog().window!!.decorView, "trash-menu")
    }
}
