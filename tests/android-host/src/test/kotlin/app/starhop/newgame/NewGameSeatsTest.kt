package app.starhop.newgame

import android.view.View
import android.view.ViewGroup
import android.widget.EditText
import app.starhop.R
import app.starhop.support.ScreenShots
import app.starhop.support.app
import app.starhop.support.die
import app.starhop.support.idle
import app.starhop.support.open
import app.starhop.support.press
import app.starhop.support.shown
import app.starhop.support.text
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config

/** Who plays which seat, and on which side. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-${ScreenShots.PHONE}")
class NewGameSeatsTest {
    private val app = app()

    @Test
    fun `each seat has a row that a screen reader can read`() {
        val screen = screen()
        screen.count(4)
        val spoken = List(4) { screen.row(it).contentDescription.toString() }
        val computers = listOf("Green", "Blue", "Yellow").map { "$it, Computer, level 3 · Casual" }
        assertEquals(listOf("Red, You, Person") + computers, spoken)
        assertEquals("You move first.\nThe computer starts only with two players.", screen.text(R.id.starter_line))
        screen.press(R.id.starter_toss)
        assertEquals("Red, You, Person", screen.row(0).contentDescription)
        screen.count(2)
        assertEquals("Computer, Level 3 · Casual", screen.row(1).contentDescription)
        assertEquals("the coin decides the colours", "You, Person", screen.row(0).contentDescription)
    }

    @Test
    fun `a seat gets a name and a level of its own`() {
        val screen = screen()
        screen.count(3)
        screen.row(1).performClick()
        val sheet = screen.sheet()
        sheet.findViewById<EditText>(R.id.seat_field).setText("Sky One")
        sheet.findViewById<ViewGroup>(R.id.level_bars).getChildAt(7).performClick()
        sheet.dismiss()
        idle()
        assertEquals("Sky, Sky One, Computer, level 8 · Master", screen.row(1).contentDescription)
        assertTrue("levels differ", screen.shown(R.id.levels_differ))
        screen.row(0).performClick()
        val mine = screen.sheet()
        assertFalse("somebody must be a person", mine.findViewById<View>(R.id.kind_computer).isEnabled)
        assertTrue(mine.findViewById<View>(R.id.seat_forbidden).isShown)
        mine.dismiss()
    }

    @Test
    fun `sides are told by pieces and by words`() {
        val screen = screen()
        assertFalse(screen.shown(R.id.teams_card))
        screen.count(6)
        assertEquals("Red, Sky, and Yellow against Green, Blue, and Pink", screen.findViewById<View>(R.id.teams_line).contentDescription)
        screen.press(R.id.teams)
        assertTrue(screen.presenter.state.choices.sides)
    }

    @Test
    fun `A4 a name that is being written survives a turn of the phone`() {
        val controller = open<NewGameActivity>(NewGameActivity.intent(app))
        controller.get().row(0).performClick()
        controller
            .get()
            .sheet()
            .findViewById<EditText>(R.id.seat_field)
            .setText("Li Na")
        val back = open<NewGameActivity>(NewGameActivity.intent(app), controller.die()).get()
        assertEquals(
            "Li Na",
            back
                .sheet()
                .findViewById<EditText>(R.id.seat_field)
                .text
                .toString(),
        )
        assertEquals("Red, Li Na, Person", back.row(0).contentDescription)
    }
}
