package app.starhop.game

import android.view.View
import android.widget.TextView
import app.starhop.R
import app.starhop.core.ClockHold
import app.starhop.core.PlayerKind
import app.starhop.support.cutOff
import app.starhop.support.shownViews
import app.starhop.support.startTimed
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.annotation.Config

/** The clock on the game screen: in sight in every window, stopped and taken up again. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-w412dp-h892dp-xhdpi")
class GameClockLooksTest {
    @get:Rule
    val game = GameHarness()

    private val root: View get() = game.activity.window.decorView

    private fun texts() = root.shownViews().filterIsInstance<TextView>().map { it.text.toString() }

    /** A game that somebody comes back to, and goes on with. */
    private fun open(vararg others: PlayerKind) {
        game.take(game.library.startTimed(20_000, PlayerKind.Person, *others))
        game.open()
        game.idle()
    }

    @Test
    fun `a game that was closed waits for the person`() {
        open(PlayerKind.Person)
        assertTrue(game.state.paused)
        assertTrue("${texts()}", texts().contains("Paused. 20 seconds left"))
        game.tap(game.jumper())
        assertFalse("the board waits too", game.state.selection.exists)
        assertEquals("Go on", game.view<TextView>(R.id.choice_yes).text.toString())
        assertFalse(game.view<View>(R.id.choice_no).isShown)
        game.press(R.id.choice_yes)
        game.idle(5_000)
        assertTrue("${texts()}", texts().contains("0:15 · To move"))
        game.press(R.id.pause)
        assertEquals(listOf(ClockHold.PERSON), game.state.clock?.held)
    }

    @Test
    fun `little time is written in the colour of warnings and said once`() {
        open(PlayerKind.Person)
        game.press(R.id.choice_yes)
        game.idle(16_000)
        val line = root.shownViews().first { (it as? TextView)?.text?.startsWith("0:04") == true } as TextView
        assertEquals(game.activity.getColor(R.color.bad), line.currentTextColor)
        val status = texts().filter { it == "Less than 7 seconds left" }
        assertEquals(1, status.size)
        game.shot("clock-low")
        game.idle(4_000)
        assertTrue("${texts()}", texts().any { it == "Red ran out of time" })
        game.shot("clock-over")
    }

    @Test
    fun `time stands still while the app is away`() {
        open(PlayerKind.Person)
        game.press(R.id.choice_yes)
        game.idle(2_000)
        game.controller.pause().stop()
        game.letPass(60_000)
        game.controller
            .restart()
            .start()
            .resume()
        game.idle(1_000)
        assertTrue("${texts()}", texts().any { it.startsWith("0:17") })
    }

    @Test
    fun `A1 a killed process brings the game back paused`() {
        open(PlayerKind.Person)
        game.press(R.id.choice_yes)
        game.idle(3_000)
        game.killAndReopen()
        game.idle(9_000)
        assertTrue("${texts()}", texts().contains("Paused. 17 seconds left"))
    }

    @Test
    fun `E1 the clock cuts nothing off in any window`() {
        for (players in listOf(2, 3, 6)) {
            for (window in WINDOWS) {
                for (scale in listOf(1f, 2f)) {
                    RuntimeEnvironment.setQualifiers("sv-$window-xhdpi")
                    RuntimeEnvironment.setFontScale(scale)
                    open(*Array(players - 1) { PlayerKind.Computer(1) })
                    game.idle(200)
                    game.shot("clock-paused-$players-$window-$scale")
                    assertEquals("$players paused $window $scale", emptyList<String>(), cutOff(root))
                    game.press(R.id.choice_yes)
                    game.idle(200)
                    game.shot("clock-$players-$window-$scale")
                    assertEquals("$players $window $scale", emptyList<String>(), cutOff(root))
                    assertTrue("$players $window $scale ${texts()}", texts().any { "0:20" in it })
                }
            }
        }
    }

    @Test
    fun `the result of a rated game tells points and rank`() {
        game.take(game.library.startTimed(20_000, PlayerKind.Person, PlayerKind.Computer(4)))
        game.match.resign()
        game.open()
        game.idle()
        assertEquals("Now 0 points. Rank 1, Scamp", game.view<TextView>(R.id.result_rank).text.toString())
        assertTrue("${texts()}", texts().contains("−13"))
        game.shot("result-rank")
        assertEquals(emptyList<String>(), cutOff(root))
    }

    private companion object {
        val WINDOWS = listOf("w412dp-h892dp", "w320dp-h568dp", "w892dp-h412dp-land", "w1180dp-h820dp-land")
    }
}
