package app.starhop.replay

import org.junit.Assert.assertEquals
import org.junit.Test

class ChartScaleTest {
    private val scale = ChartScale(left = 50f, top = 10f, width = 300f, height = 120f, plies = 60, steps = 120)

    @Test
    fun `the first ply is at the left end and the last at the right`() {
        assertEquals(50f, scale.x(0), 0f)
        assertEquals(350f, scale.x(60), 0f)
        assertEquals(200f, scale.x(30), 0f)
    }

    @Test
    fun `no steps lie at the foot and all at the top`() {
        assertEquals(130f, scale.y(0), 0f)
        assertEquals(10f, scale.y(120), 0f)
    }

    @Test
    fun `a game without moves stays at the left end`() =
        assertEquals(50f, ChartScale(50f, 10f, 300f, 120f, plies = 0, steps = 120).x(0), 0f)

    @Test
    fun `four lines run from the starting sum to zero`() = assertEquals(listOf(120, 80, 40, 0), ChartScale.lines(120, 4))
}
