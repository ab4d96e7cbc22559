package app.starhop.ui

import android.graphics.Canvas
import android.graphics.ColorFilter
import android.graphics.PixelFormat
import android.graphics.drawable.Drawable

/** A sign of the board beside words, [size] dp square. */
abstract class SignDrawable(
    private val theme: Theme,
    private val size: Int,
) : Drawable() {
    /** Paints the sign round the middle of the bounds. */
    protected abstract fun paint(
        canvas: Canvas,
        x: Float,
        y: Float,
    )

    final override fun draw(canvas: Canvas) = paint(canvas, bounds.exactCenterX(), bounds.exactCenterY())

    override fun getIntrinsicWidth() = theme.px(size)

    override fun getIntrinsicHeight() = theme.px(size)

    override fun setAlpha(alpha: Int) = Unit

    override fun setColorFilter(filter: ColorFilter?) = Unit

    @Deprecated("Deprecated in Java")
    override fun getOpacity() = PixelFormat.TRANSLUCENT
}
