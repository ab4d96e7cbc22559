package app.starhop.board

import android.graphics.Canvas
import android.graphics.Paint
import android.graphics.Path
import app.starhop.core.TargetKind
import app.starhop.ui.Theme

/** Paints the sign of a place where a move can rest; its shape says how that place is reached. */
class TargetPainter(
    private val theme: Theme,
) {
    private val diamond = Path()
    private val fill = Paint(Paint.ANTI_ALIAS_FLAG)
    private val line =
        Paint(Paint.ANTI_ALIAS_FLAG).apply {
            style = Paint.Style.STROKE
            strokeJoin = Paint.Join.ROUND
        }

    fun draw(
        canvas: Canvas,
        kind: TargetKind,
        x: Float,
        y: Float,
        pitch: Float,
        scale: Float = 1f,
        alpha: Float = 1f,
    ) {
        val opacity = Math.round(255 * alpha)
        val unit = pitch * scale
        fill.color = theme.board.halo
        fill.alpha = opacity
        line.color = theme.board.target
        line.alpha = opacity
        when (kind) {
            TargetKind.STEP -> {
                diamond(canvas, x, y, STEP * unit, theme.dp(2f) * scale)
            }

            TargetKind.HOP -> {
                disc(canvas, x, y, HOP * unit, theme.dp(2.25f) * scale)
            }

            TargetKind.CHAIN_END -> {
                disc(canvas, x, y, END * unit, theme.dp(2.25f) * scale)
                fill.color = theme.board.target
                fill.alpha = opacity
                canvas.drawCircle(x, y, DOT * unit, fill)
            }
        }
    }

    private fun disc(
        canvas: Canvas,
        x: Float,
        y: Float,
        radius: Float,
        width: Float,
    ) {
        canvas.drawCircle(x, y, radius, fill)
        line.strokeWidth = width
        canvas.drawCircle(x, y, radius, line)
    }

    private fun diamond(
        canvas: Canvas,
        x: Float,
        y: Float,
        half: Float,
        width: Float,
    ) {
        diamond.rewind()
        diamond.moveTo(x, y - half)
        diamond.lineTo(x + half, y)
        diamond.lineTo(x, y + half)
        diamond.lineTo(x - half, y)
        diamond.close()
        canvas.drawPath(diamond, fill)
        line.strokeWidth = width
        canvas.drawPath(diamond, line)
    }

    private companion object {
        /** Sizes in pitches: half a diagonal of the diamond, then radii. */
        const val STEP = 0.29f
        const val HOP = 0.29f
        const val END = 0.33f
        const val DOT = 0.165f
    }
}
