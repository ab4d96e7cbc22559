package app.starhop.newgame

import android.view.View
import android.widget.Switch
import app.starhop.R
import app.starhop.support.ScreenShots
import app.starhop.support.app
import app.starhop.support.die
import app.starhop.support.gamesOf
import app.starhop.support.idle
import app.starhop.support.open
import app.starhop.support.press
import app.starhop.support.text
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config

/** Rules on the screen: chosen, looked up and made by oneself. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-${ScreenShots.PHONE}")
class NewGameRulesTest {
    private val app = app()
    private val games = gamesOf(app)

    @Test
    fun `rules are chosen from the sheet, and their details have a sentence for each option`() {
        val screen = screen()
        screen.press(R.id.rules_change)
        val rules = screen.sheet()
        val names = rules.radios()
        assertEquals(6, names.size)
        names[1].performClick()
        idle()
        assertEquals("Masters", screen.text(R.id.rules_chosen))
        assertFalse("the rules toss", screen.findViewById<View>(R.id.starter_you).isEnabled)
        assertEquals("By these rules a toss decides who moves first.", screen.text(R.id.starter_line))
        rules.buttons().first { it.contentDescription == "Details of Tournament" }.performClick()
        val details = screen.sheet()
        val lines = details.texts(R.id.rule_line)
        assertEquals(15, lines.size)
        assertEquals(15, lines.toSet().size)
        assertTrue("A player may pass; when all pass twice in a row, the game is a draw." in lines)
        details.dismiss()
        idle()
        assertEquals("back in the list", NewGameSheet.Rules, screen.presenter.state.sheet)
    }

    @Test
    fun `own rules are edited, and what does not go together is disabled with the reason`() {
        val screen = screen()
        screen.count(4)
        screen.presenter.edit()
        val editor = screen.sheet() as OwnRulesSheet
        assertEquals(15, editor.texts(R.id.rule_title).size)
        assertFalse(editor.segment("deadlock", "on").isEnabled)
        assertTrue("Claim: A deadlock can be claimed by two players only." in editor.texts(R.id.own_forbidden))
        editor.segment("jump", "symmetric").performClick()
        editor.segment("teams", "two").performClick()
        idle()
        assertFalse(editor.segment("after", "places").isEnabled)
        editor.dismiss()
        idle()
        assertEquals("My own", screen.text(R.id.rules_chosen))
        assertTrue(screen.findViewById<Switch>(R.id.teams).isChecked)
        screen.press(R.id.start)
        val game =
            games.library
                .shelf()
                .games
                .single()
        assertEquals(listOf("jump" to "symmetric", "teams" to "two"), game.rules.changes.map { it.key to it.value })
    }

    @Test
    fun `numbers of players that the rules do not allow are disabled with the reason`() {
        val screen = screen()
        screen.presenter.edit()
        screen.presenter.pickOption("sets", "3")
        screen.presenter.open(null)
        idle()
        val counts = screen.findViewById<PlayerCounts>(R.id.counts)
        assertTrue(counts.card(2).isEnabled)
        assertTrue(listOf(3, 4, 6).none { counts.card(it).isEnabled })
        assertEquals("3, 4, 6: So many pieces each are for 2 players.", screen.text(R.id.counts_forbidden))
    }

    @Test
    fun `A4 an open sheet survives a turn of the phone and the end of the process`() {
        val controller = open<NewGameActivity>(NewGameActivity.intent(app))
        controller.get().count(3)
        controller.get().presenter.edit()
        controller.get().presenter.pickOption("camps", "closed")
        val back = open<NewGameActivity>(NewGameActivity.intent(app), controller.die()).get()
        assertEquals(NewGameSheet.Own, back.presenter.state.sheet)
        assertEquals(mapOf("camps" to "closed"), back.presenter.state.choices.own)
        assertTrue((back.sheet() as OwnRulesSheet).segment("camps", "closed").isChecked)
    }
}
