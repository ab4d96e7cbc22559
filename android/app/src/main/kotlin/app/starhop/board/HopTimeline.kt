package app.starhop.board

import kotlin.math.abs
import kotlin.math.hypot
import kotlin.math.max
import kotlin.math.min

/** A moving piece at one moment. Reused from frame to frame, so that drawing allocates nothing. */
class Flight {
    /** Index in the path of the hole that the piece left last. */
    var leg = 0

    /** How far it is on the way to the next hole, 0 to 1. */
    var fraction = 0f

    /** Height above the board, in pitches. */
    var height = 0f
    var scale = 1f

    /** Opacity of the shadow, as a part of that of a resting piece. */
    var shadow = 1f

    /** Landings reached so far, which is how much of the path shows. */
    var landed = 0
}

/**
 * When a piece is where on the way of its move.
 *
 * A step glides; each hop is a flat arc, and a chain rests briefly on its landings unless it is long.
 * Times are in milliseconds, heights in pitches. [start] skips the landings where the piece stands already.
 */
class HopTimeline(
    private val path: List<Int>,
    private val start: Int = 0,
    private val pace: Float = 1f,
) {
    private val legs = path.size - 1 - start

    /** Whether the move is a step rather than hops. */
    val step = path.size == 2 && span(0) < HOP_SPAN
    private val leg = pace * if (step) STEP else min(HOP, CAP / max(legs, 1))
    private val rest = pace * if (!step && legs <= RESTFUL_HOPS) REST else 0f

    val duration: Float = if (legs <= 0) 0f else legs * leg + (legs - 1) * rest

    /** Puts the moment [time] into [flight]. */
    fun at(
        time: Float,
        flight: Flight,
    ) {
        val done = min((time / (leg + rest)).toInt(), max(legs - 1, 0))
        val linear = if (legs <= 0) 1f else ((time - done * (leg + rest)) / leg).coerceIn(0f, 1f)
        val arc = if (step) 0f else 4f * linear * (1f - linear)
        flight.leg = start + min(done, max(legs - 1, 0))
        flight.fraction = if (step) Curve.standard(linear) else linear
        flight.landed = start + done + if (linear >= 1f) 1 else 0
        flight.height = if (legs <= 0) 0f else arc * height(flight.leg)
        flight.scale = 1f + LIFT * arc
        flight.shadow = 1f - arc / 2f
    }

    private fun height(leg: Int): Float = min(SHORT_ARC + FURTHER * (span(leg) - HOP_SPAN), HIGHEST)

    /** Length of a leg in holes: 1 for a step, 2 for a hop over a neighbour. */
    private fun span(leg: Int): Float {
        val from = Holes.all[path[leg]]
        val to = Holes.all[path[leg + 1]]
        return Math.round(hypot(abs(to.x - from.x) / 2f, abs(to.y - from.y) * BoardGeometry.ROW)).toFloat()
    }

    companion object {
        private const val STEP = 180f
        private const val HOP = 220f

        /** No chain takes longer than this at normal pace. */
        const val CAP = 1800f
        private const val REST = 30f
        private const val RESTFUL_HOPS = 6
        private const val HOP_SPAN = 2f
        private const val SHORT_ARC = 0.55f
        private const val FURTHER = 0.12f
        private const val HIGHEST = 1.2f
        private const val LIFT = 0.12f
    }
}
