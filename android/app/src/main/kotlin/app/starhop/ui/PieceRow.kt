package app.starhop.ui

import android.content.Context
import android.graphics.Canvas
import android.util.AttributeSet
import android.view.View
import app.starhop.R
import app.starhop.board.PiecePainter
import kotlin.math.min

/** The pieces of one player, side by side: one for each set. A player whose colour is not decided has an idle piece. */
class PieceRow
    @JvmOverloads
    constructor(
        context: Context,
        attributes: AttributeSet? = null,
    ) : View(context, attributes) {
        private val painter = PiecePainter(Theme(context))
        private val gap = resources.getDimensionPixelSize(R.dimen.space_4)
        private var pieces = "1"

        init {
            importantForAccessibility = IMPORTANT_FOR_ACCESSIBILITY_NO
        }

        /** Shows the pieces of [sets], named by their home seats. */
        fun show(sets: List<Int>) {
            val next = if (sets.isEmpty()) IDLE else sets.joinToString("")
            if (next == pieces) return
            if (next.length != pieces.length) requestLayout()
            pieces = next
            invalidate()
        }

        override fun onMeasure(
            widthSpec: Int,
            heightSpec: Int,
        ) {
            val high = MeasureSpec.getSize(heightSpec)
            setMeasuredDimension(resolveSize(pieces.length * (high + gap) - gap, widthSpec), high)
        }

        override fun onDraw(canvas: Canvas) {
            val share = (width + gap).toFloat() / pieces.length
            val radius = min(share - gap, height.toFloat()) / 2f
            for (index in pieces.indices) {
                val place = if (layoutDirection == LAYOUT_DIRECTION_RTL) pieces.length - 1 - index else index
                painter.drawBody(canvas, pieces[index], place * share + (share - gap) / 2f, height / 2f, radius)
            }
        }

        private companion object {
            const val IDLE = "x"
        }
    }
