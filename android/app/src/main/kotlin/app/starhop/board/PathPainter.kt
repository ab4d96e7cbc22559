package app.starhop.board

import android.graphics.Canvas
import android.graphics.DashPathEffect
import android.graphics.Paint
import android.graphics.Path
import app.starhop.ui.Theme

/** Paints the way of a move: its line, the hole it left and the landings on it. */
class PathPainter(
    private val theme: Theme,
) {
    private val trace = Path()
    private val fill = Paint(Paint.ANTI_ALIAS_FLAG)
    private val line =
        Paint(Paint.ANTI_ALIAS_FLAG).apply {
            style = Paint.Style.STROKE
            strokeJoin = Paint.Join.ROUND
            strokeCap = Paint.Cap.ROUND
        }
    private val dashes = DashPathEffect(floatArrayOf(theme.dp(3.2f), theme.dp(2.6f)), 0f)
    private val dots = DashPathEffect(floatArrayOf(theme.dp(1f), theme.dp(5f)), 0f)

    /** The last move in amber, up to landing [landings]. */
    fun lastMove(
        canvas: Canvas,
        geometry: BoardGeometry,
        path: List<Int>,
        landings: Int = path.size - 1,
    ) {
        polyline(canvas, geometry, path, landings, theme.board.path, theme.dp(2.5f), HALO)
        disc(canvas, geometry, path.first(), ORIGIN, theme.board.path, theme.dp(2.5f))
        dots(canvas, geometry, path, landings - if (landings == path.size - 1) 1 else 0, theme.board.path)
    }

    /** A chain that still grows, in ink. */
    fun unfinished(
        canvas: Canvas,
        geometry: BoardGeometry,
        path: List<Int>,
    ) {
        polyline(canvas, geometry, path, path.size - 1, theme.board.target, theme.dp(2.5f), HALO)
        line.pathEffect = dashes
        disc(canvas, geometry, path.first(), ORIGIN, theme.board.target, theme.dp(2f))
        line.pathEffect = null
        dots(canvas, geometry, path, path.size - 2, theme.board.target)
    }

    /** The way that a move under the finger, or a proposed one, would take. */
    fun preview(
        canvas: Canvas,
        geometry: BoardGeometry,
        path: List<Int>,
        colour: Int,
    ) {
        halo(canvas, geometry, path, path.size - 1, HALO)
        line.pathEffect = dots
        stroke(canvas, colour, theme.dp(2.25f))
        line.pathEffect = null
    }

    private fun polyline(
        canvas: Canvas,
        geometry: BoardGeometry,
        path: List<Int>,
        landings: Int,
        colour: Int,
        width: Float,
        haloWidth: Float,
    ) {
        halo(canvas, geometry, path, landings, haloWidth)
        stroke(canvas, colour, width)
    }

    private fun halo(
        canvas: Canvas,
        geometry: BoardGeometry,
        path: List<Int>,
        landings: Int,
        width: Float,
    ) {
        trace.rewind()
        trace.moveTo(geometry.x(path[0]), geometry.y(path[0]))
        for (index in 1..landings) trace.lineTo(geometry.x(path[index]), geometry.y(path[index]))
        stroke(canvas, theme.board.halo, theme.dp(width))
    }

    private fun stroke(
        canvas: Canvas,
        colour: Int,
        width: Float,
    ) {
        line.color = colour
        line.strokeWidth = width
        canvas.drawPath(trace, line)
    }

    private fun disc(
        canvas: Canvas,
        geometry: BoardGeometry,
        hole: Int,
        radius: Float,
        colour: Int,
        width: Float,
    ) {
        val x = geometry.x(hole)
        val y = geometry.y(hole)
        fill.color = theme.board.halo
        canvas.drawCircle(x, y, radius * geometry.pitch, fill)
        line.color = colour
        line.strokeWidth = width
        canvas.drawCircle(x, y, radius * geometry.pitch, line)
    }

    private fun dots(
        canvas: Canvas,
        geometry: BoardGeometry,
        path: List<Int>,
        last: Int,
        colour: Int,
    ) {
        for (index in 1..last) {
            val x = geometry.x(path[index])
            val y = geometry.y(path[index])
            fill.color = theme.board.halo
            canvas.drawCircle(x, y, LANDING * geometry.pitch + theme.dp(2f), fill)
            fill.color = colour
            canvas.drawCircle(x, y, LANDING * geometry.pitch, fill)
        }
    }

    private companion object {
        /** Radii in pitches. */
        const val ORIGIN = 0.30f
        const val LANDING = 0.175f

        /** Width of the light border under a line, in dp. */
        const val HALO = 5.5f
    }
}
