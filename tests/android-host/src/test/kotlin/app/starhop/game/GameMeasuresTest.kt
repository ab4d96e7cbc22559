package app.starhop.game

import android.graphics.Rect
import android.view.View
import android.view.ViewGroup
import android.widget.TextView
import app.starhop.R
import app.starhop.board.Holes
import app.starhop.core.GameSetup
import app.starhop.core.PlayerKind
import app.starhop.core.PlayerSetup
import app.starhop.core.Preset
import app.starhop.core.RuleSet
import app.starhop.support.ScreenShots
import app.starhop.support.cutOff
import app.starhop.support.shownViews
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.annotation.Config

/** Distances on the game screen that pictures alone would not hold to. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-${ScreenShots.PHONE}")
class GameMeasuresTest {
    @get:Rule
    val game = GameHarness()

    private val density get() = game.activity.resources.displayMetrics.density

    private fun people(names: List<String>) {
        val seats = names.map { PlayerSetup(it, PlayerKind.Person) }
        val rules = RuleSet(Preset.PLYYARD, emptyList())
        game.take(game.library.start(GameSetup(rules, seats, toss = null)).use { it.snapshot().gameId })
        game.open()
        game.idle(100)
    }

    private fun bars() =
        game.activity.window.decorView
            .shownViews()
            .filterIsInstance<PlayerBar>()

    private fun place(view: View) = Rect().also { assertTrue(view.getGlobalVisibleRect(it)) }

    /** The holes that are seen, as points in the window. */
    private fun holes(): List<Pair<Int, Int>> = Holes.all.map { hole -> game.onScreen(hole.name).let { (x, y) -> x.toInt() to y.toInt() } }

    private fun assertClear(
        name: String,
        place: Rect,
    ) = assertEquals(name, emptyList<String>(), holes().filter { (x, y) -> place.contains(x, y) }.map { "$it" })

    @Test
    fun `panels round the board keep off the screen's edges and their figures stand in one line`() {
        for (window in listOf(
            "en-w412dp-h892dp",
            "sv-w360dp-h760dp",
            "sv-w600dp-h620dp-port",
            "en-w640dp-h600dp-land",
            "zh-rCN-w800dp-h700dp-land",
        )) {
            RuntimeEnvironment.setQualifiers("$window-xhdpi")
            people(List(6) { "" })
            val screen = place(game.activity.window.decorView)
            for (bar in bars()) {
                val place = place(bar)
                assertTrue("$window: $place", place.left >= 4 * density && screen.right - place.right >= 4 * density)
                for (id in listOf(R.id.player_home, R.id.player_steps, R.id.player_name)) {
                    val text = bar.findViewById<TextView>(id)
                    assertEquals("$window: ${text.text}", 1, text.lineCount)
                }
                assertClear(window, place)
            }
        }
    }

    @Test
    fun `the longest names are read whole and hide no hole`() {
        val names = listOf("Maximilian-Alexander von Thurn", "一二三四五六七八九十一二三四五六七八九十一二三四五六七八九十", "Wwwwwwwwwwwwwwwwwwwwwwwwwwwwww")
        for (window in WINDOWS) {
            for (players in listOf(2, 6)) {
                RuntimeEnvironment.setQualifiers("en-$window-xhdpi")
                people(List(players) { names[it % names.size] })
                game.shot("names-$players-$window")
                assertEquals(window, emptyList<String>(), cutOff(game.activity.window.decorView))
                for (bar in bars()) {
                    val place = Rect()
                    if (bar.getGlobalVisibleRect(place)) assertClear("$window with $players", place)
                    val named = bar.findViewById<TextView>(R.id.player_name) ?: continue
                    assertTrue("$window: ${named.text}", named.text.toString() in names + COLOURS)
                    assertTrue("a screen reader hears it whole", names.any { named.contentDescription.startsWith(it) })
                }
            }
        }
    }

    @Test
    fun `the speaker stands beside the title, away from Back, where the board has a side of its own`() {
        for (window in listOf("w892dp-h412dp-land", "w1180dp-h820dp-land", "w1280dp-h800dp-land")) {
            RuntimeEnvironment.setQualifiers("en-$window-xhdpi")
            people(List(6) { "" })
            val (back, speaker, title) = listOf(R.id.up, R.id.speaker, R.id.title).map { place(game.view(it)) }
            assertTrue("$window: $speaker over $back", speaker.left > title.left && !Rect.intersects(back, speaker))
            assertTrue("$window: $speaker beside $title", speaker.centerY() in title.top..title.bottom + title.height())
            assertTrue(window, speaker.width() >= 48 * density && speaker.height() >= 48 * density)
        }
    }

    @Test
    fun `the result leaves the whole board in sight at any size of text`() {
        val windows = listOf("sv-w412dp-h892dp" to 2f, "en-w412dp-h892dp" to 1f, "en-w320dp-h568dp" to 1f, "en-w640dp-h600dp-land" to 1f)
        for ((window, scale) in windows) {
            RuntimeEnvironment.setQualifiers("$window-xhdpi")
            RuntimeEnvironment.setFontScale(scale)
            game.startPassAndPlay()
            game.playForward(11)
            val wide = game.run { open().also { idle(300) }.let { board.geometry.pitch } }
            game.presenter.resign()
            game.idle(2000)
            game.shot("result-free-$window")
            val result = place(game.view(R.id.result))
            assertEquals(window, game.board.height, place(game.board).height())
            assertTrue("$window: $result", holes().all { (_, y) -> y + 0.62f * game.board.geometry.pitch <= result.top + 1 })
            game.press(R.id.result_close)
            game.idle(300)
            assertFalse(game.view<View>(R.id.result).isShown)
            assertEquals("the board has its size back in $window", wide, game.board.geometry.pitch, 0.01f)
        }
    }

    @Test
    fun `everything that can be pressed in a game is large enough for a finger`() {
        for (window in WINDOWS) {
            RuntimeEnvironment.setQualifiers("en-$window-xhdpi")
            game.startAgainstComputer()
            game.open()
            game.presenter.playMove(game.longest())
            game.settle()
            val least = 48 * density - 1
            val small =
                game.activity.window.decorView
                    .shownViews()
                    .filter { it.isClickable && it.isEnabled && (it.height < least || it.width < least) }
            assertEquals(window, emptyList<View>(), small)
        }
    }

    @Test
    fun `the largest result scrolls and leaves room for a board that can be seen`() {
        RuntimeEnvironment.setQualifiers("sv-${ScreenShots.SMALL}")
        RuntimeEnvironment.setFontScale(2f)
        game.startPassAndPlay()
        game.open()
        game.presenter.resign()
        game.idle(2000)
        game.shot("result-free-small-large-text")
        val result = game.view<ViewGroup>(R.id.result)
        assertTrue(result.height <= 0.6f * game.activity.window.decorView.height + 1)
        assertTrue(result.getChildAt(0).height > result.height)
        assertEquals(emptyList<String>(), cutOff(game.activity.window.decorView))
    }

    private companion object {
        val COLOURS = listOf("Red", "Green", "Sky", "Blue", "Yellow", "Pink")

        /** A phone, a small one, an unfolded one both ways, a phone held sideways, a tablet, and half a screen. */
        val WINDOWS =
            listOf(
                "w412dp-h892dp",
                "w320dp-h568dp",
                "w640dp-h600dp-land",
                "w600dp-h700dp",
                "w892dp-h412dp-land",
                "w1180dp-h820dp-land",
                "w412dp-h400dp",
            )
    }
}
