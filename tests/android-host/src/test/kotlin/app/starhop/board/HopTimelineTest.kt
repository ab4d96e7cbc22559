package app.starhop.board

import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner

@RunWith(RobolectricTestRunner::class)
class HopTimelineTest {
    private val flight = Flight()

    private fun path(text: String) = text.split('-', ':').map(Holes::indexOf)

    /** A chain of [hops] hops to and fro between two holes: only its length matters here. */
    private fun chain(hops: Int) = List(hops + 1) { Holes.indexOf(if (it % 2 == 0) "c1" else "e5") }

    private fun at(
        timeline: HopTimeline,
        time: Float,
    ): Flight {
        timeline.at(time, flight)
        return flight
    }

    @Test
    fun `a step glides for 180 ms along the standard curve`() {
        val step = HopTimeline(path("d1-e5"))
        assertEquals(180f, step.duration, 0f)
        assertEquals(0f, at(step, 90f).height, 0f)
        assertEquals(Curve.standard(0.5f), at(step, 90f).fraction, 0.001f)
        assertTrue(at(step, 90f).fraction > 0.7f)
    }

    @Test
    fun `a hop rises in an arc over the piece between`() {
        val hop = HopTimeline(path("c1:e5"))
        assertEquals(220f, hop.duration, 0f)
        assertEquals(0.55f, at(hop, 110f).height, 0.001f)
        assertEquals(1.12f, at(hop, 110f).scale, 0.001f)
        assertEquals(0.5f, at(hop, 110f).shadow, 0.001f)
        assertEquals(0.25f, at(hop, 55f).fraction, 0.001f)
        assertEquals(0.75f * 0.55f, at(hop, 55f).height, 0.001f)
    }

    @Test
    fun `a long hop rises higher but never above 1,2 pitches`() {
        val four = HopTimeline(path("e1:e5"))
        assertEquals(0.55f + 2 * 0.12f, at(four, 110f).height, 0.001f)
        val twelve = HopTimeline(path("e1:e13"))
        assertEquals(1.2f, at(twelve, 110f).height, 0.001f)
    }

    @Test
    fun `a chain of six rests 30 ms on each landing`() {
        val six = HopTimeline(chain(6))
        assertEquals(6 * 220f + 5 * 30f, six.duration, 0.01f)
        val resting = at(six, 235f)
        assertEquals(0, resting.leg)
        assertEquals(1f, resting.fraction, 0f)
        assertEquals(0f, resting.height, 0.001f)
        assertEquals(1, resting.landed)
    }

    @Test
    fun `no chain takes longer than 1,8 seconds at normal pace`() {
        assertEquals(7 * 220f, HopTimeline(chain(7)).duration, 0.01f)
        for (hops in 9..36) assertEquals(1800f, HopTimeline(chain(hops)).duration, 0.1f)
    }

    @Test
    fun `pace stretches every time`() {
        assertEquals(1.6f * 180f, HopTimeline(path("d1-e5"), pace = 1.6f).duration, 0.01f)
        assertEquals(0.55f * (2 * 220f + 30f), HopTimeline(chain(2), pace = 0.55f).duration, 0.01f)
    }

    @Test
    fun `landings are counted up one by one and the end is the last hole`() {
        for (hops in listOf(1, 2, 6, 7, 12, 36)) {
            val timeline = HopTimeline(chain(hops))
            var landed = 0
            var time = 0f
            while (time < timeline.duration) {
                val now = at(timeline, time).landed
                assertTrue("from $landed to $now", now == landed || now == landed + 1)
                landed = now
                time += 4f
            }
            val end = at(timeline, timeline.duration)
            assertEquals(hops, end.landed)
            assertEquals(hops - 1, end.leg)
            assertEquals(1f, end.fraction, 0.001f)
        }
    }

    @Test
    fun `a pinned part of the chain is not flown again`() {
        val rest = HopTimeline(chain(3), start = 2)
        assertEquals(220f, rest.duration, 0.01f)
        assertEquals(2, at(rest, 0f).leg)
        assertEquals(2, at(rest, 0f).landed)
        assertEquals(3, at(rest, 220f).landed)
        assertEquals(0f, HopTimeline(chain(3), start = 3).duration, 0f)
    }

    @Test
    fun `the curves run from 0 to 1 and never back`() {
        for (curve in listOf(Curve::standard, Curve::decelerate)) {
            assertEquals(0f, curve(0f), 0f)
            assertEquals(1f, curve(1f), 0f)
            val values = (0..100).map { curve(it / 100f) }
            assertTrue(values.zipWithNext().all { (a, b) -> b >= a })
        }
        assertTrue("decelerating is ahead of time", Curve.decelerate(0.2f) > 0.4f)
        assertTrue("standard starts slowly", Curve.standard(0.1f) < 0.1f)
    }
}
