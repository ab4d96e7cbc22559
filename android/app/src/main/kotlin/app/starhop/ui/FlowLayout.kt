package app.starhop.ui

import android.content.Context
import android.util.AttributeSet
import android.view.ViewGroup
import app.starhop.R
import kotlin.math.max

/** Sets its children side by side in centred lines, and begins a new line where one would not fit. */
open class FlowLayout
    @JvmOverloads
    constructor(
        context: Context,
        attributes: AttributeSet? = null,
    ) : ViewGroup(context, attributes) {
        private val gap = resources.getDimensionPixelSize(R.dimen.space_16)
        private val margin = resources.getDimensionPixelSize(R.dimen.screen_margin)

        override fun onMeasure(
            widthSpec: Int,
            heightSpec: Int,
        ) {
            val width = MeasureSpec.getSize(widthSpec)
            val room = MeasureSpec.makeMeasureSpec(max(0, width - 2 * margin), MeasureSpec.AT_MOST)
            val free = MeasureSpec.makeMeasureSpec(0, MeasureSpec.UNSPECIFIED)
            for (index in 0 until childCount) getChildAt(index).measure(room, free)
            val height = max(lines(width).sumOf(::height), suggestedMinimumHeight)
            setMeasuredDimension(width, resolveSize(height, heightSpec))
        }

        override fun onLayout(
            changed: Boolean,
            left: Int,
            top: Int,
            right: Int,
            bottom: Int,
        ) {
            val lines = lines(right - left)
            var y = (bottom - top - lines.sumOf(::height)) / 2
            for (line in lines) {
                val long = line.sumOf { getChildAt(it).measuredWidth } + gap * (line.size - 1)
                var x = (right - left - long) / 2
                val ordered = if (layoutDirection == LAYOUT_DIRECTION_RTL) line.reversed() else line
                for (index in ordered) {
                    val child = getChildAt(index)
                    val above = (height(line) - child.measuredHeight) / 2
                    child.layout(x, y + above, x + child.measuredWidth, y + above + child.measuredHeight)
                    x += child.measuredWidth + gap
                }
                y += height(line)
            }
        }

        private fun lines(width: Int): List<List<Int>> {
            val lines = mutableListOf<MutableList<Int>>()
            var used = 0
            for (index in 0 until childCount) {
                val wide = getChildAt(index).measuredWidth
                if (lines.isEmpty() || used + gap + wide > width - 2 * margin) {
                    lines += mutableListOf(index)
                    used = wide
                } else {
                    lines.last() += index
                    used += gap + wide
                }
            }
            return lines
        }

        private fun height(line: List<Int>): Int = line.maxOf { getChildAt(it).measuredHeight }
    }
