package app.starhop.ui

import android.graphics.Canvas
import android.graphics.ColorFilter
import android.graphics.Paint
import android.graphics.PixelFormat
import android.graphics.drawable.Drawable

/** One row's part of a card that holds several rows: only the first and the last row have round corners. */
class CardSlice(
    private val theme: Theme,
    private val first: Boolean,
    private val last: Boolean,
    colour: Int = theme.surface,
) : Drawable() {
    private val fill = Paint(Paint.ANTI_ALIAS_FLAG).apply { color = colour }
    private val line =
        Paint(Paint.ANTI_ALIAS_FLAG).apply {
            style = Paint.Style.STROKE
            strokeWidth = theme.dp(1f)
            color = theme.line
        }

    override fun draw(canvas: Canvas) {
        val radius = theme.dp(RADIUS)
        val half = line.strokeWidth / 2
        val beyond = 2 * radius
        val left = bounds.left + half
        val right = bounds.right - half
        val top = if (first) bounds.top + half else bounds.top - beyond
        val bottom = if (last) bounds.bottom - half else bounds.bottom + beyond
        canvas.save()
        canvas.clipRect(bounds)
        canvas.drawRoundRect(left, top, right, bottom, radius, radius, fill)
        canvas.drawRoundRect(left, top, right, bottom, radius, radius, line)
        if (!last) canvas.drawLine(left, bounds.bottom - half, right, bounds.bottom - half, line)
        canvas.restore()
    }

    override fun setAlpha(alpha: Int) = Unit

    override fun setColorFilter(filter: ColorFilter?) = Unit

    @Deprecated("Asked for by older versions only")
    override fun getOpacity(): Int = PixelFormat.TRANSLUCENT

    private companion object {
        /** Corner radius of a card, in dp. */
        const val RADIUS = 20f
    }
}
