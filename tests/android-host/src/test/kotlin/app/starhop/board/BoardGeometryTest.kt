package app.starhop.board

import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import kotlin.math.PI
import kotlin.math.abs
import kotlin.math.cos
import kotlin.math.hypot
import kotlin.math.sin

@RunWith(RobolectricTestRunner::class)
class BoardGeometryTest {
    private val rows = listOf(1, 2, 3, 4, 13, 12, 11, 10, 9, 10, 11, 12, 13, 4, 3, 2, 1)
    private val geometry = BoardGeometry(pitch = 30f, centreX = 206f, centreY = 400f)

    @Test
    fun `every hole lies where the design's formula puts it`() {
        for (row in rows.indices) {
            for (number in 1..rows[row]) {
                val hole = Holes.indexOf("${'a' + row}$number")
                val x = (2 * (number - 1) - (rows[row] - 1)) / 2f
                val y = (8 - row) * 0.8660f
                assertEquals(206f + 30f * x, geometry.x(hole), 0.01f)
                assertEquals(400f + 30f * y, geometry.y(hole), 0.02f)
            }
        }
    }

    @Test
    fun `neighbours are one pitch apart in every turn of the board`() {
        for (bottom in 1..6) {
            val turned = BoardGeometry(30f, 206f, 400f, bottom)
            for (hole in Holes.all) {
                for (other in hole.neighbours) {
                    val apart = hypot(turned.x(other) - turned.x(hole.index), turned.y(other) - turned.y(hole.index))
                    assertEquals(30f, apart, 0.01f)
                }
            }
        }
    }

    @Test
    fun `the home of the seat at the bottom is drawn at the bottom`() {
        for (bottom in 1..6) {
            val turned = BoardGeometry(30f, 206f, 400f, bottom)
            val lowest = (0 until Holes.count).sortedByDescending(turned::y).take(10)
            assertEquals(setOf(bottom), lowest.map { Holes.all[it].camp }.toSet())
        }
    }

    @Test
    fun `C6 each hole is hit from twelve directions at 0,4 pitches at 320 dp`() {
        val small = BoardGeometry.fit(320, 355, margin = 8f)
        for (hole in 0 until Holes.count) {
            for (direction in 0 until 12) {
                val angle = direction * PI / 6
                val x = small.x(hole) + 0.4f * small.pitch * cos(angle).toFloat()
                val y = small.y(hole) + 0.4f * small.pitch * sin(angle).toFloat()
                assertEquals(hole, small.nearest(x, y))
            }
        }
    }

    @Test
    fun `a touch beside the board belongs to no hole`() {
        assertEquals(Holes.NONE, geometry.nearest(0f, 0f))
        assertEquals(Holes.NONE, geometry.nearest(geometry.x(Holes.indexOf("a1")), geometry.y(Holes.indexOf("a1")) + 0.85f * 30f))
        assertEquals(Holes.indexOf("a1"), geometry.nearest(geometry.x(Holes.indexOf("a1")), geometry.y(Holes.indexOf("a1")) + 0.75f * 30f))
    }

    @Test
    fun `the whole silhouette with its lip fits the view`() {
        for ((width, height) in listOf(320 to 355, 412 to 463, 352 to 384, 600 to 700)) {
            val fit = BoardGeometry.fit(width, height, margin = 8f)
            val reach = 0.62f * fit.pitch
            val xs = (0 until Holes.count).map(fit::x)
            val ys = (0 until Holes.count).map(fit::y)
            assertTrue(xs.min() - reach >= 0f && xs.max() + reach <= width)
            assertTrue(ys.min() - reach >= -0.1f && ys.max() + reach + 0.13f * fit.pitch <= height + 0.1f)
            assertEquals(width / 2f, fit.x(Holes.indexOf("i5")), 0.01f)
            val full = abs(fit.pitch - (width - 16) / 13f) < 0.01f || abs(fit.pitch - height / 15.23f) < 0.01f
            assertTrue("the board takes all the room there is", full)
        }
    }

    @Test
    fun `what lies nearer is drawn later`() {
        for (bottom in 1..6) {
            val turned = BoardGeometry(30f, 206f, 400f, bottom)
            val order = (0 until Holes.count).map(turned::farToNear)
            assertEquals((0 until Holes.count).toList(), order.sorted())
            assertTrue(order.zipWithNext().all { (a, b) -> turned.y(b) >= turned.y(a) - 0.6f })
        }
    }
}
