package app.starhop.game

import android.graphics.Rect
import android.view.View
import android.view.ViewConfiguration
import android.view.ViewGroup
import android.widget.ScrollView
import android.widget.TextView
import app.starhop.R
import app.starhop.core.Preset
import app.starhop.support.cutOff
import org.junit.After
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.annotation.Config

/** The screen for people who need large text, another direction of writing, or read with their ears. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "w412dp-h892dp-xhdpi")
class ReadableTest {
    @get:Rule
    val game = GameHarness()

    @After
    fun normalText() = RuntimeEnvironment.setFontScale(1f)

    private fun views(view: View): List<View> =
        if (view is ViewGroup) listOf(view) + (0 until view.childCount).flatMap { views(view.getChildAt(it)) } else listOf(view)

    private fun shown() = views(game.view(R.id.game_root)).filter { it.isShown && it.width > 0 }

    private fun scrolls(view: View): Boolean = generateSequence(view.parent) { it.parent }.any { it is ScrollView }

    private fun assertReadable(where: String) {
        for (text in shown().filterIsInstance<TextView>().filter { it.text.isNotEmpty() }) {
            val name = "$where: “${text.text}”"
            val layout = checkNotNull(text.layout) { "$name has no layout" }
            val room = text.height - text.compoundPaddingTop - text.compoundPaddingBottom
            assertTrue("$name is cut below: ${layout.height} > $room", layout.height <= room + 1)
            for (line in 0 until layout.lineCount) {
                assertEquals("$name ends in dots", 0, layout.getEllipsisCount(line))
                assertTrue(
                    "$name is too wide",
                    layout.getLineWidth(line) <= text.width - text.compoundPaddingLeft - text.compoundPaddingRight + 1,
                )
            }
        }
        for (view in shown().filterNot(::scrolls)) {
            val parent = view.parent as? View ?: continue
            val inside = view.left >= 0 && view.top >= 0 && view.right <= parent.width && view.bottom <= parent.height
            assertTrue("$where: $view leaves its parent", inside)
        }
    }

    private fun openChain() {
        game.startPassAndPlay("d2-e6 n2-m6")
        game.open()
        game.tap("c1")
        game.idle(100)
    }

    private fun atTwice(name: String) {
        RuntimeEnvironment.setFontScale(2f)
        openChain()
        game.shot("game-text-2-$name")
        assertReadable(name)
        game.down("e5")
        game.idle(ViewConfiguration.getLongPressTimeout() + 50L)
        assertReadable("$name, pinned")
        game.up("e5")
    }

    @Test
    fun `E1 at text scale 2 nothing is cut on a phone`() = atTwice("phone")

    @Test
    @Config(qualifiers = "sv-w412dp-h892dp-xhdpi")
    fun `E1 at text scale 2 nothing is cut in Swedish`() = atTwice("sv")

    @Test
    @Config(qualifiers = "w320dp-h568dp-xhdpi")
    fun `E1 at text scale 2 nothing is cut on a small phone`() = atTwice("small")

    @Test
    @Config(qualifiers = "w892dp-h412dp-land-xhdpi")
    fun `E1 at text scale 2 nothing is cut in landscape`() = atTwice("landscape")

    @Test
    fun `nothing is cut at normal size either, nor while it thinks`() {
        game.startAgainstComputer()
        game.open()
        game.tap("d1")
        game.tap("e5")
        game.settle()
        assertReadable("thinking")
    }

    @Test
    @Config(qualifiers = "ar-ldrtl-w412dp-h892dp-xhdpi")
    fun `E2 from right to left everything is mirrored but the board`() {
        game.startPassAndPlay("d2-e6 n2-m6")
        game.open()
        val geometry = game.board.geometry
        assertTrue(geometry.x(GameHarness.hole("e1")) < geometry.x(GameHarness.hole("e13")))
        val title = Rect().also(game.view<View>(R.id.title)::getGlobalVisibleRect)
        val up = Rect().also(game.view<View>(R.id.up)::getGlobalVisibleRect)
        assertTrue(up.left > title.right - 1)
        assertEquals(View.LAYOUT_DIRECTION_RTL, game.view<View>(R.id.title).layoutDirection)
        game.shot("game-rtl")
    }

    private fun heard(): List<String> =
        shown()
            .filter { it.importantForAccessibility != View.IMPORTANT_FOR_ACCESSIBILITY_NO }
            .mapNotNull { view -> (view.contentDescription ?: (view as? TextView)?.text)?.toString()?.takeIf(String::isNotEmpty) }

    private fun assertPlayersHeardOnce(vararg spoken: String) {
        val figures = Regex("\\d+/10|\\d+ steps?|Waiting|To move|\\d\\.")
        assertEquals(emptyList<String>(), heard().filter(figures::matches))
        assertEquals(spoken.toList(), heard().filter { it in spoken })
    }

    @Test
    fun `a screen reader hears each player and each place once`() {
        game.startPassAndPlay("d2-e6 n2-m6")
        game.open()
        assertPlayersHeardOnce(
            "Blue, blue ring, 0 of 10 home, 119 steps, Waiting",
            "Red, red dot, 0 of 10 home, 119 steps, To move",
        )
    }

    @Test
    fun `in rows of players a screen reader hears each once, and each place in the result`() {
        RuntimeEnvironment.setQualifiers("w360dp-h640dp-xhdpi")
        game.startUnder(Preset.QQ, players = 3) { match -> repeat(2) { match.resign() } }
        game.open()
        assertPlayersHeardOnce("Place 1, Yellow", "Place 2, Sky", "Place 3, Red")
    }

    /** Opens the game in a window of so many dp and gives the distance of the holes in dp. */
    private fun pitch(
        width: Int,
        height: Int,
    ): Float {
        RuntimeEnvironment.setQualifiers("w${width}dp-h${height}dp-${if (width > height) "land" else "port"}-xhdpi")
        openChain()
        val seen = Rect()
        assertTrue("$width x $height", game.board.getGlobalVisibleRect(seen))
        assertEquals("the whole board is in the window of $width x $height", game.board.height, seen.height())
        assertEquals("$width x $height", emptyList<String>(), cutOff(game.activity.window.decorView))
        return game.board.geometry.pitch / 2f
    }

    @Test
    fun `E8 in low windows the board is as large as it can be`() {
        for ((width, height) in listOf(892 to 412, 740 to 360, 800 to 440, 640 to 360)) {
            assertEquals("$width x $height", (height - 28) / 15.23f, pitch(width, height), 0.1f)
        }
    }

    @Test
    fun `E8 in near-square windows the board is as large as it can be`() {
        for ((width, height) in listOf(640 to 600, 600 to 620, 700 to 560, 800 to 700, 830 to 640, 620 to 790)) {
            val largest = minOf((width - 16) / 13f, (height - 128) / 15.23f)
            val found = pitch(width, height)
            assertTrue("$width x $height: $found of $largest", found >= largest - 0.1f)
        }
    }

    @Test
    fun `every control has a label for screen readers`() {
        game.startAgainstComputer()
        game.open()
        for (view in shown().filter { it.isClickable }) {
            val label = view.contentDescription ?: (view as? TextView)?.text
            assertTrue("$view", !label.isNullOrEmpty() || view.id == R.id.board)
        }
        val bar = game.view<ViewGroup>(R.id.south).findViewById<View>(R.id.player_name)
        assertEquals("You, red dot, 0 of 10 home, 120 steps, Your move", bar.contentDescription)
        assertEquals(View.ACCESSIBILITY_LIVE_REGION_POLITE, game.view<View>(R.id.status).accessibilityLiveRegion)
    }
}
