package app.starhop.board

import android.graphics.Canvas
import android.graphics.ColorFilter
import android.graphics.PixelFormat
import android.graphics.drawable.Drawable
import app.starhop.ui.Theme

/** A small piece of [seat] beside a line of text, [size] dp wide. */
class PieceDrawable(
    private val theme: Theme,
    private val seat: Int,
    private val size: Int,
) : Drawable() {
    private val painter = PiecePainter(theme)

    override fun draw(canvas: Canvas) =
        painter.drawBody(canvas, '0' + seat, bounds.exactCenterX(), bounds.exactCenterY(), bounds.width() / 2f)

    override fun getIntrinsicWidth() = theme.px(size)

    override fun getIntrinsicHeight() = theme.px(size)

    override fun setAlpha(alpha: Int) = Unit

    override fun setColorFilter(filter: ColorFilter?) = Unit

    @Deprecated("Deprecated in Java")
    override fun getOpacity() = PixelFormat.TRANSLUCENT
}
