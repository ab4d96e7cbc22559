package app.starhop.board

import android.graphics.Canvas
import app.starhop.core.TargetKind
import app.starhop.ui.SignDrawable
import app.starhop.ui.Theme

/** The sign of a target, for the legend. */
class TargetDrawable(
    private val theme: Theme,
    private val kind: TargetKind,
) : SignDrawable(theme, SIZE) {
    private val painter = TargetPainter(theme)

    override fun paint(
        canvas: Canvas,
        x: Float,
        y: Float,
    ) = painter.draw(canvas, kind, x, y, theme.dp(PITCH))

    private companion object {
        /** In dp: the legend shows the signs as large as on a phone's board. */
        const val PITCH = 28f
        const val SIZE = 22
    }
}
