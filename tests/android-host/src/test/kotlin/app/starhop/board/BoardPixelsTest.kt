package app.starhop.board

import android.graphics.Bitmap
import android.graphics.Canvas
import android.graphics.Color
import android.graphics.Paint
import app.starhop.game.GameHarness
import app.starhop.settings
import app.starhop.ui.Theme
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.annotation.Config
import kotlin.math.abs
import kotlin.math.max
import kotlin.math.min
import kotlin.math.pow

/** Contrast and shape, measured on what is drawn. Contrast counts light alone, so it holds in greyscale too. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "w412dp-h892dp-xhdpi")
class BoardPixelsTest {
    @get:Rule
    val game = GameHarness()

    private fun luminance(colour: Int): Double {
        fun linear(channel: Int): Double = (channel / 255.0).let { if (it <= 0.03928) it / 12.92 else ((it + 0.055) / 1.055).pow(2.4) }
        return 0.2126 * linear(Color.red(colour)) + 0.7152 * linear(Color.green(colour)) + 0.0722 * linear(Color.blue(colour))
    }

    private fun contrast(
        a: Int,
        b: Int,
    ): Double {
        val (x, y) = luminance(a) to luminance(b)
        return (max(x, y) + 0.05) / (min(x, y) + 0.05)
    }

    private fun draw(): Bitmap = game.shot("pixels", game.board)

    /** The pixel [dx] and [dy] pitches from [hole]. */
    private fun Bitmap.at(
        hole: String,
        dx: Float,
        dy: Float = 0f,
    ): Int {
        val geometry = game.board.geometry
        val index = Holes.indexOf(hole)
        return getPixel((geometry.x(index) + dx * geometry.pitch).toInt(), (geometry.y(index) + dy * geometry.pitch).toInt())
    }

    private fun open() {
        game.startPassAndPlay("d2-e6 n2-m6")
        game.open()
        game.idle(300)
    }

    private fun assertSeen() {
        open()
        val rested = draw()
        val face = rested.at("i5", 0.5f, 0.2f)
        val lastMove = rested.at("m6", 0f, -0.51f)
        assertTrue("last move", contrast(lastMove, face) >= 3)
        assertTrue("the hole it left", contrast(rested.at("n2", 0f, -0.30f), rested.at("n2", 0f, -0.1f)) >= 3)
        assertTrue("hole", contrast(rested.at("i5", 0f), face) >= 3)
        for (hole in listOf("e6", "m6")) {
            val edge = rested.at(hole, -0.40f)
            assertTrue("edge of the piece on $hole", contrast(edge, face) >= 3)
        }
        game.tap("c1")
        game.idle(300)
        val selected = draw()
        assertTrue("ring of the selection", contrast(selected.at("c1", 0f, 0.60f), selected.at("c1", 0f, 0.68f)) >= 3)
        assertTrue("step", contrast(selected.at("d2", 0f, -0.28f), selected.at("d2", 0f)) >= 3)
        assertTrue("hop", contrast(selected.at("e5", 0f, -0.29f), selected.at("e5", 0f)) >= 3)
        assertTrue("chain end", contrast(selected.at("e7", 0f), selected.at("e7", 0f, 0.23f)) >= 3)
    }

    /** How far two colours are from each other, over all channels. */
    private fun apart(
        a: Int,
        b: Int,
    ): Int = listOf(16, 8, 0).sumOf { shift -> abs((a shr shift and 0xFF) - (b shr shift and 0xFF)) }

    /** How far the board in the lower camp is from the board beside it. */
    private fun tint(drawn: Bitmap): Int = apart(drawn.at("d2", 0.5f, 0.2f), drawn.at("e4", 0.5f, 0.2f))

    /** How far the piece on e6, just within its usual edge, is from the colour of its edge. */
    private fun withinEdge(drawn: Bitmap): Int = apart(drawn.at("e6", -0.363f), Theme(game.activity).seat(1).edge)

    @Test
    fun `camps are tinted and edges thin by themselves`() {
        open()
        val drawn = draw()
        assertTrue("${tint(drawn)}", tint(drawn) > TINTED)
        assertTrue("${withinEdge(drawn)}", withinEdge(drawn) > EDGED)
    }

    @Test
    fun `camps are plain and edges thicker where more contrast is wanted`() {
        val settings = RuntimeEnvironment.getApplication().settings
        settings.save(settings.current.copy(contrast = true))
        open()
        game.shot("game-contrast-light")
        val drawn = draw()
        assertTrue("${tint(drawn)}", tint(drawn) <= TINTED)
        assertTrue("${withinEdge(drawn)}", withinEdge(drawn) <= EDGED)
    }

    @Test
    fun `E3 E4 last move, pieces, selection and targets stand out in the light theme`() = assertSeen()

    @Test
    @Config(qualifiers = "+night")
    fun `E3 E4 last move, pieces, selection and targets stand out in the dark theme`() = assertSeen()

    @Test
    fun `E5 the marks of any two seats differ in shape`() {
        val masks = (1..6).map(::mask)
        for (a in masks.indices) {
            for (b in 0 until a) {
                val differing =
                    (0 until SIZE * SIZE).count {
                        masks[a].getPixel(it % SIZE, it / SIZE) !=
                            masks[b].getPixel(it % SIZE, it / SIZE)
                    }
                val inked = (0 until SIZE * SIZE).count { masks[a].getPixel(it % SIZE, it / SIZE) != Color.WHITE }
                assertTrue("seats ${a + 1} and ${b + 1}: $differing of $inked", differing > inked / 5)
            }
        }
    }

    @Test
    fun `E5 the mark of every seat stands out from its lacquer`() {
        val theme = Theme(RuntimeEnvironment.getApplication())
        for (seat in 1..6) {
            assertTrue("seat $seat", contrast(theme.seat(seat).mark, theme.seat(seat).fill) >= 4.5)
        }
    }

    private fun mask(seat: Int): Bitmap {
        val bitmap = Bitmap.createBitmap(SIZE, SIZE, Bitmap.Config.ARGB_8888)
        val canvas = Canvas(bitmap)
        canvas.drawColor(Color.WHITE)
        canvas.translate(SIZE / 2f, SIZE / 2f)
        canvas.scale(SIZE / 2f, SIZE / 2f)
        canvas.drawPath(Marks.of(seat), Paint())
        return bitmap
    }

    private companion object {
        /** A piece on a small phone, in pixels. */
        const val SIZE = 40

        /** Over all channels; the wood itself differs by less from one row to the next. */
        const val TINTED = 24

        /** Half of what lies between the red lacquer and its edge. */
        const val EDGED = 43
    }
}
