package app.starhop.board

import android.graphics.Canvas
import android.graphics.LinearGradient
import android.graphics.Paint
import android.graphics.Shader
import app.starhop.ui.Theme

/** Paints a small picture of a position: holes and pieces, without grid, marks or tints. */
class BoardThumbnail(
    private val theme: Theme,
) {
    private val fill = Paint(Paint.ANTI_ALIAS_FLAG)
    private val line = Paint(Paint.ANTI_ALIAS_FLAG).apply { style = Paint.Style.STROKE }

    /** Fills the box [width] by [height] at the canvas origin with the board; [pieces] as in the core's snapshot. */
    fun draw(
        canvas: Canvas,
        pieces: String,
        width: Int,
        height: Int,
        bottom: Int = 1,
    ) {
        val over = theme.px(1)
        val geometry = BoardGeometry.fit(width, height - over, OVERHANG * width / BoardGeometry.WIDE, bottom)
        canvas.save()
        canvas.translate(0f, over / 2f)
        drawFace(canvas, geometry)
        for (hole in 0 until Holes.count) {
            val piece = pieces[hole]
            if (piece == BoardState.EMPTY) drawHole(canvas, geometry, hole) else drawPiece(canvas, geometry, hole, piece)
        }
        canvas.restore()
    }

    private fun drawFace(
        canvas: Canvas,
        geometry: BoardGeometry,
    ) {
        val outline = Silhouette.path(geometry.pitch, geometry.centreX, geometry.centreY)
        val half = BoardGeometry.HIGH / 2f * geometry.pitch
        val top = geometry.centreY - half
        canvas.save()
        canvas.translate(0f, BoardGeometry.LIP * geometry.pitch)
        fill.color = theme.board.lip
        canvas.drawPath(outline, fill)
        canvas.restore()
        fill.shader =
            LinearGradient(0f, top, 0f, top + 2 * half, theme.board.top, theme.board.bottom, Shader.TileMode.CLAMP)
        canvas.drawPath(outline, fill)
        fill.shader = null
        line.color = theme.board.edge
        line.strokeWidth = theme.dp(1f)
        canvas.drawPath(outline, line)
    }

    private fun drawHole(
        canvas: Canvas,
        geometry: BoardGeometry,
        hole: Int,
    ) {
        fill.color = theme.board.holeTop
        fill.alpha = Math.round(255 * FAINT)
        canvas.drawCircle(geometry.x(hole), geometry.y(hole), HOLE * geometry.pitch, fill)
        fill.alpha = 255
    }

    private fun drawPiece(
        canvas: Canvas,
        geometry: BoardGeometry,
        hole: Int,
        piece: Char,
    ) {
        val radius = PIECE * geometry.pitch
        val seat = if (piece in '1'..'6') theme.seat(piece - '0') else null
        fill.color = seat?.fill ?: theme.board.idleFill
        canvas.drawCircle(geometry.x(hole), geometry.y(hole), radius, fill)
        line.color = seat?.edge ?: theme.board.idleEdge
        line.strokeWidth = EDGE * radius
        canvas.drawCircle(geometry.x(hole), geometry.y(hole), radius - line.strokeWidth / 2, line)
    }

    private companion object {
        /** Radii in pitches; the edge is a part of the piece's radius. */
        const val PIECE = 0.48f
        const val EDGE = 0.10f
        const val HOLE = 0.17f
        const val FAINT = 0.55f

        /** The silhouette reaches this far beyond the holes' box, in pitches. */
        const val OVERHANG = 0.14f
    }
}
