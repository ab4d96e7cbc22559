package app.starhop.replay

import android.graphics.Canvas
import android.graphics.Paint
import android.graphics.Path
import app.starhop.core.MoveMark
import app.starhop.ui.Theme
import kotlin.math.cos
import kotlin.math.sin

/** The signs of moves that lost something. Each has a shape of its own: a ring, a triangle, a square on its corner. */
class MarkPainter(
    private val theme: Theme,
) {
    private val shape = Path()
    private val fill = Paint(Paint.ANTI_ALIAS_FLAG)
    private val line =
        Paint(Paint.ANTI_ALIAS_FLAG).apply {
            style = Paint.Style.STROKE
            strokeJoin = Paint.Join.ROUND
        }

    fun draw(
        canvas: Canvas,
        mark: MoveMark,
        x: Float,
        y: Float,
        radius: Float,
    ) {
        when (mark) {
            MoveMark.INACCURACY -> ring(canvas, x, y, RING * radius)
            MoveMark.MISTAKE -> polygon(canvas, x, y + LOWER * radius, radius, TRIANGLE, theme.board.path)
            MoveMark.BLUNDER -> polygon(canvas, x, y, radius, SQUARE, theme.bad)
            MoveMark.UNJUDGED, MoveMark.ONLY, MoveMark.BEST, MoveMark.GOOD -> Unit
        }
    }

    /** Round a mark: here the game turned. */
    fun turningPoint(
        canvas: Canvas,
        x: Float,
        y: Float,
        radius: Float,
    ) {
        stroke(theme.bg, 5f)
        canvas.drawCircle(x, y, radius, line)
        stroke(theme.ink, 2f)
        canvas.drawCircle(x, y, radius, line)
    }

    private fun ring(
        canvas: Canvas,
        x: Float,
        y: Float,
        radius: Float,
    ) {
        stroke(theme.board.path, 2f)
        canvas.drawCircle(x, y, radius, line)
    }

    private fun polygon(
        canvas: Canvas,
        x: Float,
        y: Float,
        radius: Float,
        corners: Int,
        colour: Int,
    ) {
        shape.rewind()
        for (corner in 0 until corners) {
            val angle = 2 * Math.PI * corner / corners
            val across = x + radius * sin(angle).toFloat()
            val down = y - radius * cos(angle).toFloat()
            if (corner == 0) shape.moveTo(across, down) else shape.lineTo(across, down)
        }
        shape.close()
        stroke(theme.bg, 2.5f)
        canvas.drawPath(shape, line)
        fill.color = colour
        canvas.drawPath(shape, fill)
    }

    private fun stroke(
        colour: Int,
        width: Float,
    ) {
        line.color = colour
        line.strokeWidth = theme.dp(width)
    }

    private companion object {
        const val TRIANGLE = 3
        const val SQUARE = 4

        /** In radii: the ring's own, and how far a triangle sits below the middle. */
        const val RING = 0.7f
        const val LOWER = 0.15f
    }
}
