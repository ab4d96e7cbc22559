package app.starhop.board

import android.graphics.Canvas
import android.graphics.ColorFilter
import android.graphics.PixelFormat
import android.graphics.drawable.Drawable
import app.starhop.core.TargetKind
import app.starhop.ui.Theme

/** The sign of a target, for the legend. */
class TargetDrawable(
    private val theme: Theme,
    private val kind: TargetKind,
) : Drawable() {
    private val painter = TargetPainter(theme)

    override fun draw(canvas: Canvas) = painter.draw(canvas, kind, bounds.exactCenterX(), bounds.exactCenterY(), theme.dp(PITCH))

    override fun getIntrinsicWidth() = theme.px(SIZE)

    override fun getIntrinsicHeight() = theme.px(SIZE)

    override fun setAlpha(alpha: Int) = Unit

    override fun setColorFilter(filter: ColorFilter?) = Unit

    @Deprecated("Deprecated in Java")
    override fun getOpacity() = PixelFormat.TRANSLUCENT

    private companion object {
        /** In dp: the legend shows the signs as large as on a phone's board. */
        const val PITCH = 28f
        const val SIZE = 22
    }
}
