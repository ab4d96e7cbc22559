package app.starhop.board

import app.starhop.game.GameHarness
import app.starhop.ui.Theme
import org.junit.Assert.assertEquals
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config
import kotlin.math.abs

/** The picture that `scripts/compare-boards` holds beside the iPhone's of the same position and size. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "w412dp-h892dp-xhdpi")
class BoardPictureTest {
    @get:Rule
    val game = GameHarness()

    @Test
    fun `every piece is drawn on its hole`() {
        game.startPassAndPlay("d2-e6 n2-m6")
        game.open()
        game.idle(300)
        val picture = game.shot("board-android", game.board)
        assertEquals("the size that the iPhone's picture has", WIDTH to HEIGHT, picture.width to picture.height)
        val theme = Theme(game.activity)
        val geometry = game.board.geometry
        val pieces = game.match.snapshot().pieces
        for (hole in Holes.all.indices.filter { pieces[it] != '.' }) {
            val rim = 0.93f * RADIUS * geometry.pitch
            val pixel = picture.getPixel((geometry.x(hole) - rim).toInt(), geometry.y(hole).toInt())
            val edge = theme.seat(pieces[hole] - '0').edge
            val difference = listOf(16, 8, 0).maxOf { abs((pixel shr it and 255) - (edge shr it and 255)) }
            assertEquals("${Holes.name(hole)}: edge of its piece", 0, difference / SHADES)
        }
    }

    private companion object {
        /** In pixels, two for each dp. */
        const val WIDTH = 824
        const val HEIGHT = 928

        /** Of a piece, in pitches. */
        const val RADIUS = 0.43f

        /** Colours that are nearer than this are one. */
        const val SHADES = 24
    }
}
