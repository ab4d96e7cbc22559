package app.starhop.replay

import android.graphics.Canvas
import android.graphics.ColorFilter
import android.graphics.PixelFormat
import android.graphics.drawable.Drawable
import app.starhop.core.MoveMark
import app.starhop.ui.Theme

/** The sign of a move beside its words. */
class MarkDrawable(
    private val theme: Theme,
    private val mark: MoveMark,
) : Drawable() {
    private val painter = MarkPainter(theme)

    override fun draw(canvas: Canvas) =
        painter.draw(canvas, mark, bounds.exactCenterX(), bounds.exactCenterY(), bounds.width() / 2f - theme.dp(1f))

    override fun getIntrinsicWidth() = theme.px(SIZE)

    override fun getIntrinsicHeight() = theme.px(SIZE)

    override fun setAlpha(alpha: Int) = Unit

    override fun setColorFilter(filter: ColorFilter?) = Unit

    @Deprecated("Deprecated in Java")
    override fun getOpacity() = PixelFormat.TRANSLUCENT

    private companion object {
        /** In dp. */
        const val SIZE = 14
    }
}
