package app.starhop.game

import org.junit.Assert.assertEquals
import org.junit.Test

class GameShapeTest {
    @Test
    fun `each window gets the layout of the design`() {
        val windows =
            mapOf(
                (412 to 892) to GameShape.PORTRAIT,
                (360 to 800) to GameShape.PORTRAIT,
                (320 to 568) to GameShape.SMALL,
                (320 to 470) to GameShape.SMALL,
                (892 to 412) to GameShape.SIDE,
                (568 to 320) to GameShape.SIDE,
                (1180 to 820) to GameShape.TABLET,
                (900 to 600) to GameShape.TABLET,
                (700 to 640) to GameShape.SQUARE,
                (800 to 1280) to GameShape.PORTRAIT,
                (400 to 400) to GameShape.SMALL,
            )
        for ((window, shape) in windows) assertEquals("$window", shape, GameShape.of(window.first, window.second, 1f))
    }

    @Test
    fun `large text has no room beside the tips of a small board`() {
        assertEquals(GameShape.PORTRAIT, GameShape.of(320, 568, 2f))
        assertEquals(GameShape.SIDE, GameShape.of(892, 412, 2f))
    }
}
