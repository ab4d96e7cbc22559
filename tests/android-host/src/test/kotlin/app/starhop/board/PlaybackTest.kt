package app.starhop.board

import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner

@RunWith(RobolectricTestRunner::class)
class PlaybackTest {
    private fun hole(name: String) = Holes.indexOf(name)

    private fun pieces(vararg at: Pair<String, Char>): String {
        val all = CharArray(121) { BoardState.EMPTY }
        at.forEach { (name, piece) -> all[hole(name)] = piece }
        return String(all)
    }

    private val before = BoardState(pieces("c1" to '1', "d1" to '1', "q1" to '4'), seats = listOf(1, 4))

    private fun playback(
        vararg motions: Motion,
        from: BoardState = before,
        reduced: Boolean = false,
    ) = Playback(from, motions.toList(), pace = 1f, reduced = reduced)

    @Test
    fun `the piece that travels stands nowhere else meanwhile`() {
        val playback = playback(Motion.Travel(listOf(hole("c1"), hole("e5"))))
        assertTrue(playback.advance(100f))
        assertEquals('1', playback.piece)
        assertEquals(pieces("d1" to '1', "q1" to '4'), playback.resting)
        assertFalse(playback.advance(220f))
    }

    @Test
    fun `a move taken back slides from its end to its start in 160 ms while its path fades`() {
        val playback = playback(Motion.Back(listOf(hole("a1"), hole("c1"))))
        assertEquals('1', playback.piece)
        assertTrue(playback.advance(60f))
        assertEquals(0.5f, playback.pathAlpha, 0.01f)
        assertTrue(playback.progress in 0.1f..0.9f)
        assertTrue(playback.advance(150f))
        assertEquals(0f, playback.pathAlpha, 0f)
        assertFalse(playback.advance(160f))
    }

    @Test
    fun `two moves taken back run one after the other with nothing doubled`() {
        val newest = Motion.Back(listOf(hole("p1"), hole("q1")))
        val older = Motion.Back(listOf(hole("b1"), hole("c1")))
        val playback = playback(newest, older)
        assertTrue(playback.advance(100f))
        assertEquals('4', playback.piece)
        assertEquals(pieces("c1" to '1', "d1" to '1'), playback.resting)
        assertTrue(playback.advance(170f))
        assertEquals('1', playback.piece)
        assertEquals(pieces("p1" to '4', "d1" to '1'), playback.resting)
        assertFalse(playback.advance(320f))
    }

    @Test
    fun `a pinned chain goes on from where its piece waits`() {
        val waiting = before.copy(selected = hole("c1"), pins = listOf(hole("e5")))
        val playback = playback(Motion.Travel(listOf(hole("c1"), hole("e5"), hole("g5"))), from = waiting)
        assertEquals(1, playback.flight.leg)
        assertTrue(playback.advance(219f))
        assertFalse(playback.advance(220f))
    }

    @Test
    fun `reduced motion fades the piece over in 120 ms and shows the whole path at once`() {
        val path = listOf(hole("c1"), hole("e5"), hole("g5"))
        val playback = playback(Motion.Travel(path), reduced = true)
        assertTrue(playback.fading)
        assertTrue(playback.advance(60f))
        assertEquals(0.5f, playback.progress, 0.01f)
        assertEquals(2, playback.flight.landed)
        assertFalse(playback.advance(120f))
    }
}
