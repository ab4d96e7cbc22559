package app.starhop.board

import android.graphics.Path
import kotlin.math.cos
import kotlin.math.sin

/**
 * The mark of each seat as a filled outline about the origin, for a piece of radius 1.
 *
 * Each has its own symmetry, so no mark turns into another when it is read from any side of the table.
 */
object Marks {
    private val paths = listOf(dot(), triangle(), bars(), ring(), cross(), square())

    fun of(seat: Int): Path = paths[seat - 1]

    private fun dot() = Path().apply { addCircle(0f, 0f, 0.28f, Path.Direction.CW) }

    private fun ring() =
        Path().apply {
            addCircle(0f, 0f, 0.46f + 0.17f / 2, Path.Direction.CW)
            addCircle(0f, 0f, 0.46f - 0.17f / 2, Path.Direction.CCW)
        }

    private fun square() = Path().apply { addRoundRect(-0.37f, -0.37f, 0.37f, 0.37f, 0.06f, 0.06f, Path.Direction.CW) }

    private fun bars() =
        Path().apply {
            addRoundRect(-0.36f, -0.46f, -0.12f, 0.46f, 0.06f, 0.06f, Path.Direction.CW)
            addRoundRect(0.12f, -0.46f, 0.36f, 0.46f, 0.06f, 0.06f, Path.Direction.CW)
        }

    private fun cross(): Path {
        val upright = Path().apply { addRoundRect(-0.13f, -0.63f, 0.13f, 0.63f, 0.13f, 0.13f, Path.Direction.CW) }
        return Path().apply {
            addRoundRect(-0.63f, -0.13f, 0.63f, 0.13f, 0.13f, 0.13f, Path.Direction.CW)
            op(upright, Path.Op.UNION)
        }
    }

    /** Circumradius 0.56 about (0, 0.04), point up; the join rounds the corners by 0.08. */
    private fun triangle(): Path {
        val join = 0.08f
        val path = Path()
        for (corner in 0 until 3) {
            val angle = -90.0 + 120.0 * corner
            val x = 0.56f * cos(Math.toRadians(angle)).toFloat()
            val y = 0.04f + 0.56f * sin(Math.toRadians(angle)).toFloat()
            path.arcTo(x - join, y - join, x + join, y + join, (angle - 60.0).toFloat(), 120f, corner == 0)
        }
        path.close()
        return path
    }
}
