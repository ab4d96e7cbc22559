package app.starhop.board

import android.graphics.Canvas
import app.starhop.ui.SignDrawable
import app.starhop.ui.Theme

/** A small piece of [seat] beside a line of text, [size] dp wide. */
class PieceDrawable(
    theme: Theme,
    private val seat: Int,
    size: Int,
) : SignDrawable(theme, size) {
    private val painter = PiecePainter(theme)

    override fun paint(
        canvas: Canvas,
        x: Float,
        y: Float,
    ) = painter.drawBody(canvas, '0' + seat, x, y, bounds.width() / 2f)
}
