package app.starhop.replay

import android.graphics.Canvas
import app.starhop.core.MoveMark
import app.starhop.ui.SignDrawable
import app.starhop.ui.Theme

/** The sign of a move beside its words. */
class MarkDrawable(
    private val theme: Theme,
    private val mark: MoveMark,
) : SignDrawable(theme, SIZE) {
    private val painter = MarkPainter(theme)

    override fun paint(
        canvas: Canvas,
        x: Float,
        y: Float,
    ) = painter.draw(canvas, mark, x, y, bounds.width() / 2f - theme.dp(1f))

    private companion object {
        /** In dp. */
        const val SIZE = 14
    }
}
