package app.starhop.ui

import android.content.Context
import android.graphics.Canvas
import android.graphics.Paint
import android.util.AttributeSet
import android.view.View

/** Ten dots in rows of one to four, filled from the tip: how many pieces of a seat are in the goal. */
class HomeMeter
    @JvmOverloads
    constructor(
        context: Context,
        attributes: AttributeSet? = null,
    ) : View(context, attributes) {
        private val theme = Theme(context)
        private val fill = Paint(Paint.ANTI_ALIAS_FLAG)
        private val edge =
            Paint(Paint.ANTI_ALIAS_FLAG).apply {
                style = Paint.Style.STROKE
                strokeWidth = theme.dp(1f)
            }
        private var seat = 1
        private var home = 0

        init {
            importantForAccessibility = IMPORTANT_FOR_ACCESSIBILITY_NO
        }

        fun show(
            seat: Int,
            home: Int,
        ) {
            if (seat == this.seat && home == this.home) return
            this.seat = seat
            this.home = home
            invalidate()
        }

        override fun onDraw(canvas: Canvas) {
            val colours = theme.seat(seat)
            fill.color = colours.fill
            var dot = 0
            for (row in 0 until ROWS) {
                for (column in 0..row) {
                    val x = width / 2f + (column - row / 2f) * COLUMN_STEP * height
                    val y = height / 2f + (row - (ROWS - 1) / 2f) * ROW_STEP * height
                    val filled = dot++ < home
                    if (filled) canvas.drawCircle(x, y, RADIUS * height, fill)
                    edge.color = if (filled) colours.edge else theme.ink2
                    canvas.drawCircle(x, y, RADIUS * height - edge.strokeWidth / 2, edge)
                }
            }
        }

        private companion object {
            const val ROWS = 4

            /** In heights of the meter. */
            const val RADIUS = 0.115f
            const val ROW_STEP = 0.25f
            const val COLUMN_STEP = 0.29f
        }
    }
