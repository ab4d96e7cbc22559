package app.starhop.board

import app.starhop.core.Displaced
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

    private val swap = listOf(Displaced(seat = 4, from = hole("e5"), to = hole("c1")))
    private val swapped = before.copy(pieces = pieces("c1" to '1', "e5" to '4', "d1" to '1', "q1" to '4'))

    @Test
    fun `a swapped piece slides to where the moving one came from while that one is on its way, and rests there`() {
        val chain = Motion.Travel(listOf(hole("c1"), hole("e5"), hole("g5")), swap)
        val playback = playback(chain, Motion.Travel(listOf(hole("q1"), hole("p1"))), from = swapped)
        assertTrue(playback.advance(110f))
        assertEquals(0.5f, playback.slid(playback.slides.single()), 0.01f)
        assertEquals("it stands nowhere else", pieces("d1" to '1', "q1" to '4'), playback.resting)
        assertTrue(playback.advance(400f))
        assertEquals("it is there before the chain has ended", 1f, playback.slid(playback.slides.single()), 0f)
        assertTrue(playback.advance(600f))
        assertEquals(pieces("c1" to '4', "g5" to '1', "d1" to '1'), playback.resting)
    }

    @Test
    fun `a swap that is taken back slides both pieces home`() {
        val after = before.copy(pieces = pieces("c1" to '4', "e5" to '1', "d1" to '1', "q1" to '4'))
        val back = Motion.Back(listOf(hole("c1"), hole("e5")), swap)
        val playback = playback(back, Motion.Back(listOf(hole("p1"), hole("q1"))), from = after)
        assertTrue(playback.advance(80f))
        assertEquals(playback.progress, playback.slid(playback.slides.single()), 0f)
        assertTrue(playback.advance(170f))
        assertEquals(pieces("c1" to '1', "e5" to '4', "d1" to '1'), playback.resting)
    }

    @Test
    fun `a piece that waits after a swap has put the other one behind it`() {
        val waiting = swapped.copy(selected = hole("c1"), pins = listOf(hole("e5")))
        assertEquals('4', waiting.standing(hole("c1")))
        assertEquals('1', waiting.standing(hole("e5")))
        val further = waiting.copy(pins = listOf(hole("e5"), hole("g5")))
        assertEquals(listOf('4', BoardState.EMPTY, '1'), listOf("c1", "e5", "g5").map { further.standing(hole(it)) })
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
