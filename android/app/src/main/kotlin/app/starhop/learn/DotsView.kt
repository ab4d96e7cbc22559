package app.starhop.learn

import android.content.Context
import android.graphics.Canvas
import android.graphics.Paint
import android.util.AttributeSet
import android.view.View
import app.starhop.ui.Theme

/** How far a sitting has come: a dot for each exercise, filled where it is solved, long for the one on the screen. */
class DotsView
    @JvmOverloads
    constructor(
        context: Context,
        attributes: AttributeSet? = null,
    ) : View(context, attributes) {
        private val theme = Theme(context)
        private val paint = Paint(Paint.ANTI_ALIAS_FLAG)
        private var solved: List<Boolean> = emptyList()
        private var current = 0

        fun show(
            solved: List<Boolean>,
            current: Int,
        ) {
            if (solved == this.solved && current == this.current) return
            if (solved.size != this.solved.size) requestLayout()
            this.solved = solved
            this.current = current
            invalidate()
        }

        override fun onMeasure(
            widthSpec: Int,
            heightSpec: Int,
        ) {
            val wide = if (solved.isEmpty()) 0f else (solved.size - 1) * theme.dp(DOT + GAP) + theme.dp(LONG)
            setMeasuredDimension(resolveSize(Math.round(wide), widthSpec), resolveSize(Math.round(theme.dp(DOT)), heightSpec))
        }

        override fun onDraw(canvas: Canvas) {
            val high = theme.dp(DOT)
            val top = (height - high) / 2
            var start = 0f
            for ((index, done) in solved.withIndex()) {
                val wide = theme.dp(if (index == current) LONG else DOT)
                val left = if (layoutDirection == LAYOUT_DIRECTION_RTL) width - start - wide else start
                paint.color = if (done || index == current) theme.accent else theme.line
                canvas.drawRoundRect(left, top, left + wide, top + high, high / 2, high / 2, paint)
                start += wide + theme.dp(GAP)
            }
        }

        companion object {
            /** So many exercises can be told apart as dots; of more it is said in numbers. */
            val COUNTS = 2..8

            /** In dp. */
            private const val DOT = 8f
            private const val LONG = 22f
            private const val GAP = 6f
        }
    }
