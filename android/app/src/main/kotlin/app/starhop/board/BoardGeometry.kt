package app.starhop.board

import kotlin.math.cos
import kotlin.math.hypot
import kotlin.math.sin

/**
 * Where the holes lie on the screen, in pixels.
 *
 * The board is never mirrored; it is turned by sixths of a circle so that seat [bottom] is drawn at the bottom.
 */
class BoardGeometry(
    val pitch: Float,
    val centreX: Float,
    val centreY: Float,
    val bottom: Int = 1,
) {
    private val xs = FloatArray(Holes.count)
    private val ys = FloatArray(Holes.count)

    init {
        val angle = Math.toRadians((bottom - 1) * -60.0)
        val cos = cos(angle).toFloat()
        val sin = sin(angle).toFloat()
        for (hole in Holes.all) {
            val x = hole.x / 2f * pitch
            val y = -hole.y * ROW * pitch
            xs[hole.index] = centreX + x * cos - y * sin
            ys[hole.index] = centreY + x * sin + y * cos
        }
    }

    private val order = xs.indices.sortedWith(compareBy({ Math.round(ys[it]) }, { xs[it] })).toIntArray()

    /** The holes from the top of the screen down: what lies nearer is drawn over what lies further. */
    fun farToNear(index: Int): Int = order[index]

    fun x(hole: Int): Float = xs[hole]

    fun y(hole: Int): Float = ys[hole]

    fun distance(
        hole: Int,
        x: Float,
        y: Float,
    ): Float = hypot(xs[hole] - x, ys[hole] - y)

    /** The hole that a touch at ([x], [y]) belongs to, or [Holes.NONE] beside the board. */
    fun nearest(
        x: Float,
        y: Float,
    ): Int {
        var best = Holes.NONE
        var reach = REACH * pitch
        for (hole in xs.indices) {
            val distance = distance(hole, x, y)
            if (distance < reach) {
                reach = distance
                best = hole
            }
        }
        return best
    }

    companion object {
        /** Height of a row in pitches: the rows of a triangular lattice are √3/2 apart. */
        const val ROW = 0.8660254f

        /** A touch further than this from a hole, in pitches, does not belong to it. */
        const val REACH = 0.8f

        /** Width of the holes' box in pitches, half a pitch beyond the outermost holes. */
        const val WIDE = 13f

        /** Depth of the lip below the silhouette, in pitches. */
        const val LIP = 0.13f

        /** Height of the silhouette with its lip, in pitches. */
        const val HIGH = 15.23f

        /** From the top of the silhouette to the centre hole, in pitches. */
        private const val TOP = 7.55f

        /** The largest board that fits a view, with [margin] pixels at either side and a pitch up to [widest]. */
        fun fit(
            width: Int,
            height: Int,
            margin: Float,
            bottom: Int = 1,
            widest: Float = Float.MAX_VALUE,
        ): BoardGeometry {
            val pitch = minOf((width - 2 * margin) / WIDE, height / HIGH, widest).coerceAtLeast(1f)
            val top = (height - HIGH * pitch) / 2f
            return BoardGeometry(pitch, width / 2f, top + TOP * pitch, bottom)
        }
    }
}
