package app.starhop.board

import android.graphics.Canvas
import android.graphics.DashPathEffect
import android.graphics.Paint
import android.graphics.RectF
import app.starhop.ui.Theme
import kotlin.math.max

/** Paints the rings round a hole. Each lies over a light halo, so that it shows on wood, tint and piece alike. */
class RingPainter(
    private val theme: Theme,
) {
    private val line = Paint(Paint.ANTI_ALIAS_FLAG).apply { style = Paint.Style.STROKE }
    private val box = RectF()
    private val dashes = DashPathEffect(floatArrayOf(theme.dp(4f), theme.dp(3f)), 0f)

    fun selected(
        canvas: Canvas,
        x: Float,
        y: Float,
        pitch: Float,
    ) = ring(canvas, x, y, SELECTED * pitch, theme.board.target, 2.5f, 5f)

    fun destination(
        canvas: Canvas,
        x: Float,
        y: Float,
        pitch: Float,
        alpha: Float,
    ) = ring(canvas, x, y, DESTINATION * pitch, theme.board.path, 2.5f, 5f, alpha)

    /** Round a piece that a move would change places with: four arcs, so that it is not taken for a selection. */
    fun swap(
        canvas: Canvas,
        x: Float,
        y: Float,
        pitch: Float,
        alpha: Float,
    ) {
        val radius = SWAP * pitch
        box.set(x - radius, y - radius, x + radius, y + radius)
        for (quarter in 0 until QUARTERS) {
            arc(canvas, quarter, theme.board.halo, 5f, alpha)
            arc(canvas, quarter, theme.board.target, 2.5f, alpha)
        }
    }

    private fun arc(
        canvas: Canvas,
        quarter: Int,
        colour: Int,
        width: Float,
        alpha: Float,
    ) {
        line.color = colour
        line.alpha = Math.round(255 * alpha)
        line.strokeWidth = theme.dp(width)
        canvas.drawArc(box, quarter * (ARC + GAP) + GAP / 2, ARC, false, line)
    }

    fun hint(
        canvas: Canvas,
        x: Float,
        y: Float,
        pitch: Float,
    ) {
        line.pathEffect = dashes
        stroke(canvas, x, y, SELECTED * pitch, theme.board.path, 2.5f, 1f)
        line.pathEffect = null
    }

    fun finger(
        canvas: Canvas,
        x: Float,
        y: Float,
        pitch: Float,
    ) = ring(canvas, x, y, max(FINGER * pitch, theme.dp(LEAST_FINGER)), theme.board.target, 3f, 6f)

    fun focus(
        canvas: Canvas,
        x: Float,
        y: Float,
        pitch: Float,
    ) {
        val radius = SELECTED * pitch
        stroke(canvas, x, y, radius, theme.board.halo, 2f, 1f)
        stroke(canvas, x, y, radius + theme.dp(2.5f), theme.ink, 3f, 1f)
    }

    private fun ring(
        canvas: Canvas,
        x: Float,
        y: Float,
        radius: Float,
        colour: Int,
        width: Float,
        halo: Float,
        alpha: Float = 1f,
    ) {
        stroke(canvas, x, y, radius, theme.board.halo, halo, alpha)
        stroke(canvas, x, y, radius, colour, width, alpha)
    }

    private fun stroke(
        canvas: Canvas,
        x: Float,
        y: Float,
        radius: Float,
        colour: Int,
        width: Float,
        alpha: Float,
    ) {
        line.color = colour
        line.alpha = Math.round(255 * alpha)
        line.strokeWidth = theme.dp(width)
        canvas.drawCircle(x, y, radius, line)
    }

    private companion object {
        /** Radii in pitches. */
        const val SELECTED = 0.60f
        const val DESTINATION = 0.51f
        const val FINGER = 1.25f
        const val SWAP = 0.52f

        /** The arcs of a swap and the gaps between them, in degrees. */
        const val QUARTERS = 4
        const val ARC = 60f
        const val GAP = 30f

        /** The finger ring is never smaller than this, in dp, or a finger would hide it. */
        const val LEAST_FINGER = 28f
    }
}
