package app.starhop.board

import android.graphics.Bitmap
import android.graphics.Canvas
import android.graphics.LinearGradient
import android.graphics.Paint
import android.graphics.Shader
import app.starhop.ui.Theme
import kotlin.math.max

/** Paints what never moves (lip, face, camp tints, grid and holes) once into a bitmap, and shows that. */
class BoardPainter(
    private val theme: Theme,
) {
    private var layer: Bitmap? = null
    private var geometry: BoardGeometry? = null
    private var seats: List<Int> = emptyList()
    private val copy = Paint(Paint.FILTER_BITMAP_FLAG)

    /** The line round the board stands by half its width over the box of the silhouette. */
    private val over = theme.px(1)

    fun draw(
        canvas: Canvas,
        geometry: BoardGeometry,
        seats: List<Int>,
        width: Int,
        height: Int,
    ) {
        val current = layer
        if (current != null && geometry === this.geometry && seats == this.seats) {
            canvas.drawBitmap(current, 0f, -over.toFloat(), copy)
            return
        }
        val fresh = Bitmap.createBitmap(width, height + 2 * over, Bitmap.Config.ARGB_8888)
        paint(Canvas(fresh).apply { translate(0f, over.toFloat()) }, geometry, seats)
        layer = fresh
        this.geometry = geometry
        this.seats = seats
        canvas.drawBitmap(fresh, 0f, -over.toFloat(), copy)
    }

    private fun paint(
        canvas: Canvas,
        geometry: BoardGeometry,
        seats: List<Int>,
    ) {
        paintFace(canvas, geometry)
        paintCamps(canvas, geometry, seats)
        paintGrid(canvas, geometry)
        paintHoles(canvas, geometry)
    }

    private fun paintFace(
        canvas: Canvas,
        geometry: BoardGeometry,
    ) {
        val pitch = geometry.pitch
        val outline = Silhouette.path(pitch, geometry.centreX, geometry.centreY)
        val paint = Paint(Paint.ANTI_ALIAS_FLAG).apply { color = theme.board.lip }
        canvas.save()
        canvas.translate(0f, max(BoardGeometry.LIP * pitch, theme.dp(LEAST_LIP)))
        canvas.drawPath(outline, paint)
        canvas.restore()
        val half = BoardGeometry.HIGH / 2f * pitch
        paint.shader =
            LinearGradient(
                0f,
                geometry.centreY - half,
                0f,
                geometry.centreY + half,
                theme.board.top,
                theme.board.bottom,
                Shader.TileMode.CLAMP,
            )
        canvas.drawPath(outline, paint)
        canvas.drawPath(outline, stroke(theme.board.edge, theme.dp(1f)))
    }

    private fun paintCamps(
        canvas: Canvas,
        geometry: BoardGeometry,
        seats: List<Int>,
    ) {
        val fill = Paint(Paint.ANTI_ALIAS_FLAG)
        for (seat in seats) {
            if (!theme.contrast) {
                fill.color = theme.seat(seat).tint
                canvas.drawPath(CampShape.path(seat, geometry), fill)
            }
            val facing = (seat + 2) % SEATS + 1
            if (facing !in seats) {
                canvas.drawPath(CampShape.path(facing, geometry), stroke(theme.seat(seat).edge, theme.dp(GOAL_OUTLINE)))
            }
        }
    }

    private fun paintGrid(
        canvas: Canvas,
        geometry: BoardGeometry,
    ) {
        val line = stroke(theme.board.grid, theme.dp(1f))
        for (hole in Holes.all) {
            for (other in hole.neighbours) {
                if (other > hole.index) {
                    canvas.drawLine(
                        geometry.x(hole.index),
                        geometry.y(hole.index),
                        geometry.x(other),
                        geometry.y(other),
                        line,
                    )
                }
            }
        }
    }

    private fun paintHoles(
        canvas: Canvas,
        geometry: BoardGeometry,
    ) {
        val r = HOLE * geometry.pitch
        val paint = Paint(Paint.ANTI_ALIAS_FLAG)
        paint.shader = LinearGradient(0f, -r, 0f, r, theme.board.holeTop, theme.board.holeBottom, Shader.TileMode.CLAMP)
        for (hole in 0 until Holes.count) {
            canvas.save()
            canvas.translate(geometry.x(hole), geometry.y(hole))
            canvas.drawCircle(0f, 0f, r, paint)
            canvas.restore()
        }
    }

    private fun stroke(
        colour: Int,
        width: Float,
    ) = Paint(Paint.ANTI_ALIAS_FLAG).apply {
        style = Paint.Style.STROKE
        strokeWidth = width
        color = colour
    }

    private companion object {
        /** Radius of a hole, in pitches. */
        const val HOLE = 0.165f

        /** The lip is never thinner than this, in dp. */
        const val LEAST_LIP = 2.5f
        const val GOAL_OUTLINE = 1.5f
        const val SEATS = 6
    }
}
