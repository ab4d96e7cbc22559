package app.starhop.newgame

import android.graphics.Canvas
import android.graphics.Paint
import android.graphics.Path
import app.starhop.ui.SignDrawable
import app.starhop.ui.Theme
import kotlin.math.cos
import kotlin.math.sin

/** A small star whose corners that are played from have the colours of their seats. */
class StarGlyph(
    private val theme: Theme,
    private val seats: Set<Int>,
) : SignDrawable(theme, SIZE) {
    private val fill = Paint(Paint.ANTI_ALIAS_FLAG)
    private val edge =
        Paint(Paint.ANTI_ALIAS_FLAG).apply {
            style = Paint.Style.STROKE
            strokeWidth = theme.dp(1f)
            strokeJoin = Paint.Join.ROUND
        }
    private val corners = (1..CORNERS).map(::corner)
    private val middle =
        Path().apply {
            for (corner in 0 until CORNERS) {
                point(corner * TURN, INNER) { x, y -> if (corner == 0) moveTo(x, y) else lineTo(x, y) }
            }
            close()
        }

    override fun paint(
        canvas: Canvas,
        x: Float,
        y: Float,
    ) {
        canvas.save()
        canvas.translate(x, y)
        fill.color = theme.board.top
        edge.color = theme.board.holeTop and OPAQUE or FAINT
        canvas.drawPath(middle, fill)
        canvas.drawPath(middle, edge)
        for (seat in 1..CORNERS) {
            val played = seat in seats
            fill.color = if (played) theme.seat(seat).fill else theme.surface2
            edge.color = if (played) theme.seat(seat).edge else theme.board.holeTop and OPAQUE or FAINT
            canvas.drawPath(corners[seat - 1], fill)
            canvas.drawPath(corners[seat - 1], edge)
        }
        canvas.restore()
    }

    /** Seat 1 at the bottom, the others clockwise. */
    private fun corner(seat: Int): Path {
        val angle = DOWN + (seat - 1) * TURN
        return Path().apply {
            point(angle, OUTER) { x, y -> moveTo(x, y) }
            point(angle - TURN / 2, INNER) { x, y -> lineTo(x, y) }
            point(angle + TURN / 2, INNER) { x, y -> lineTo(x, y) }
            close()
        }
    }

    private inline fun point(
        angle: Double,
        distance: Float,
        use: (Float, Float) -> Unit,
    ) {
        val radians = Math.toRadians(angle)
        use(theme.dp(distance) * cos(radians).toFloat(), theme.dp(distance) * sin(radians).toFloat())
    }

    private companion object {
        const val CORNERS = 6
        const val TURN = 60.0
        const val DOWN = 90.0

        /** The line round what nobody plays: a hole's colour at 52 %. */
        const val OPAQUE = 0xFFFFFF
        const val FAINT = 0x85000000.toInt()

        /** In dp; the inner corners of a star of two triangles lie at the outer ones' distance over √3. */
        const val SIZE = 38
        const val OUTER = 18.5f
        const val INNER = 10.7f
    }
}
