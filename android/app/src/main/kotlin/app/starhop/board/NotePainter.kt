package app.starhop.board

import android.graphics.Canvas
import android.graphics.Paint
import android.graphics.Path
import app.starhop.ui.Theme

/** Paints what was said about a hole: a check or a cross on a disc, or a ring round the hole that is asked about. */
class NotePainter(
    private val theme: Theme,
) {
    private val sign = Path()
    private val fill = Paint(Paint.ANTI_ALIAS_FLAG)
    private val line =
        Paint(Paint.ANTI_ALIAS_FLAG).apply {
            style = Paint.Style.STROKE
            strokeCap = Paint.Cap.ROUND
            strokeJoin = Paint.Join.ROUND
        }

    fun draw(
        canvas: Canvas,
        note: Note,
        x: Float,
        y: Float,
        pitch: Float,
        onPiece: Boolean,
    ) {
        // Outside a piece, so that its mark stays in sight.
        if (note == Note.ASKED) return ring(canvas, x, y, (if (onPiece) AROUND else RING) * pitch)
        fill.color = theme.board.halo
        canvas.drawCircle(x, y, RADIUS * pitch + theme.dp(2f), fill)
        fill.color = if (note == Note.RIGHT) theme.good else theme.bad
        canvas.drawCircle(x, y, RADIUS * pitch, fill)
        trace(note, x, y, SIGN * pitch)
        line.color = theme.bg
        line.strokeWidth = STROKE * pitch
        canvas.drawPath(sign, line)
    }

    private fun trace(
        note: Note,
        x: Float,
        y: Float,
        half: Float,
    ) {
        sign.rewind()
        if (note == Note.RIGHT) {
            sign.moveTo(x - half, y)
            sign.lineTo(x - half / 3, y + half * 2 / 3)
            sign.lineTo(x + half, y - half * 2 / 3)
        } else {
            sign.moveTo(x - half, y - half)
            sign.lineTo(x + half, y + half)
            sign.moveTo(x + half, y - half)
            sign.lineTo(x - half, y + half)
        }
    }

    private fun ring(
        canvas: Canvas,
        x: Float,
        y: Float,
        radius: Float,
    ) {
        line.color = theme.board.halo
        line.strokeWidth = theme.dp(5f)
        canvas.drawCircle(x, y, radius, line)
        line.color = theme.board.path
        line.strokeWidth = theme.dp(2.5f)
        canvas.drawCircle(x, y, radius, line)
    }

    private companion object {
        /** Radii and sizes in pitches. */
        const val RADIUS = 0.36f
        const val SIGN = 0.16f
        const val STROKE = 0.09f
        const val RING = 0.42f
        const val AROUND = 0.56f
    }
}
