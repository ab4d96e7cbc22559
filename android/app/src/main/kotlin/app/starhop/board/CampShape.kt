package app.starhop.board

import android.graphics.Path
import kotlin.math.atan2

/** The rounded triangle about a camp. */
object CampShape {
    /** Distance of the outline from the camp's corner holes, in pitches. */
    private const val OFFSET = 0.39f

    fun path(
        camp: Int,
        geometry: BoardGeometry,
    ): Path {
        val corners = corners(camp)
        val x = corners.map(geometry::x).average().toFloat()
        val y = corners.map(geometry::y).average().toFloat()
        val r = OFFSET * geometry.pitch
        val outward = { hole: Int -> Math.toDegrees(atan2(geometry.y(hole) - y, geometry.x(hole) - x).toDouble()).toFloat() }
        val path = Path()
        corners.sortedBy(outward).forEachIndexed { index, hole ->
            val cx = geometry.x(hole)
            val cy = geometry.y(hole)
            path.arcTo(cx - r, cy - r, cx + r, cy + r, outward(hole) - 60f, 120f, index == 0)
        }
        path.close()
        return path
    }

    /** The three holes of a camp that have the fewest neighbours in it. */
    private fun corners(camp: Int): List<Int> {
        val holes = Holes.all.filter { it.camp == camp }
        val inside = holes.map { it.index }.toSet()
        return holes.sortedBy { hole -> hole.neighbours.count { it in inside } }.take(3).map { it.index }
    }
}
