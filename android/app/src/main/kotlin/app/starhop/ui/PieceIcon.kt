package app.starhop.ui

import android.content.Context
import android.graphics.Canvas
import android.util.AttributeSet
import android.view.View
import app.starhop.board.PiecePainter
import kotlin.math.min

/** One piece of a seat, beside the name of whoever plays it. */
class PieceIcon
    @JvmOverloads
    constructor(
        context: Context,
        attributes: AttributeSet? = null,
    ) : View(context, attributes) {
        private val painter = PiecePainter(Theme(context))

        var seat = 1
            set(value) {
                field = value
                invalidate()
            }

        init {
            importantForAccessibility = IMPORTANT_FOR_ACCESSIBILITY_NO
        }

        override fun onDraw(canvas: Canvas) {
            val radius = min(width, height) / 2f
            painter.drawBody(canvas, '0' + seat, width / 2f, height / 2f, radius)
        }
    }
