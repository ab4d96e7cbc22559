package app.starhop.board

import android.graphics.Canvas
import android.graphics.Paint
import android.graphics.RadialGradient
import android.graphics.Shader
import app.starhop.ui.SEAT_COLOURS
import app.starhop.ui.Theme

/** Paints lacquered pieces at any size. All measures are in radii of the piece. */
class PiecePainter(
    private val theme: Theme,
) {
    private val rim = if (theme.contrast) THICK_EDGE else EDGE
    private val bodies = (1..SEAT_COLOURS.size).map(::body)
    private val fill = Paint(Paint.ANTI_ALIAS_FLAG)
    private val idle = Paint(Paint.ANTI_ALIAS_FLAG).apply { color = theme.board.idleFill }
    private val edge =
        Paint(Paint.ANTI_ALIAS_FLAG).apply {
            style = Paint.Style.STROKE
            strokeWidth = rim
        }

    /** A piece lying on the board; [piece] is a digit for a seat, or the sign of an idle piece. */
    fun draw(
        canvas: Canvas,
        piece: Char,
        x: Float,
        y: Float,
        radius: Float,
        alpha: Float = 1f,
    ) {
        shadow(canvas, x, y + SHADOW * radius, radius, radius, alpha)
        drawBody(canvas, piece, x, y, radius, alpha)
    }

    /** The hard shadow alone, as an ellipse; [strength] multiplies its opacity. */
    fun shadow(
        canvas: Canvas,
        x: Float,
        y: Float,
        halfWidth: Float,
        halfHeight: Float,
        strength: Float,
    ) {
        fill.color = theme.board.pieceShadow
        fill.alpha = Math.round(fill.alpha * strength)
        canvas.drawOval(x - halfWidth, y - halfHeight, x + halfWidth, y + halfHeight, fill)
    }

    /** The disc without its shadow. */
    fun drawBody(
        canvas: Canvas,
        piece: Char,
        x: Float,
        y: Float,
        radius: Float,
        alpha: Float = 1f,
    ) {
        val opacity = Math.round(255 * alpha)
        val seat = if (piece in '1'..'6') piece - '0' else 0
        val body = if (seat == 0) idle else bodies[seat - 1]
        body.alpha = opacity
        edge.color = if (seat == 0) theme.board.idleEdge else theme.seat(seat).edge
        edge.alpha = opacity
        canvas.save()
        canvas.translate(x, y)
        canvas.scale(radius, radius)
        canvas.drawCircle(0f, 0f, 1f, body)
        canvas.drawCircle(0f, 0f, 1f - rim / 2, edge)
        if (theme.marks && seat != 0) {
            fill.color = theme.seat(seat).mark
            fill.alpha = opacity
            canvas.drawPath(Marks.of(seat), fill)
        }
        canvas.restore()
    }

    private fun body(seat: Int): Paint {
        val colours = theme.seat(seat)
        return Paint(Paint.ANTI_ALIAS_FLAG).apply {
            shader =
                RadialGradient(
                    -0.30f,
                    -0.41f,
                    1.46f,
                    intArrayOf(colours.lit, colours.fill, colours.shade),
                    floatArrayOf(0f, 0.55f, 1f),
                    Shader.TileMode.CLAMP,
                )
        }
    }

    private companion object {
        const val EDGE = 0.13f
        const val THICK_EDGE = 0.18f
        const val SHADOW = 0.16f
    }
}
