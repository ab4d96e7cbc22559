package app.starhop.ui

import android.content.Context
import android.text.Layout
import android.text.StaticLayout
import android.util.AttributeSet
import android.util.TypedValue
import android.widget.TextView

/** A name where there is little room: in letters so much smaller that no word is broken and two lines are enough. */
class NameView
    @JvmOverloads
    constructor(
        context: Context,
        attributes: AttributeSet? = null,
    ) : TextView(context, attributes) {
        private val largest = textSize

        override fun onMeasure(
            widthSpec: Int,
            heightSpec: Int,
        ) {
            val room = MeasureSpec.getSize(widthSpec).coerceAtMost(maxWidth) - paddingLeft - paddingRight
            val limited = MeasureSpec.getMode(widthSpec) != MeasureSpec.UNSPECIFIED && room > 0
            val size = if (limited) SCALES.map { largest * it }.firstOrNull { fits(it, room) } ?: (largest * SCALES.last()) else largest
            if (size != textSize) setTextSize(TypedValue.COMPLEX_UNIT_PX, size)
            super.onMeasure(widthSpec, heightSpec)
        }

        private fun fits(
            size: Float,
            room: Int,
        ): Boolean {
            val paint = android.text.TextPaint(paint).apply { textSize = size }
            if (text.split(' ').any { Layout.getDesiredWidth(it, paint) > room }) return false
            return StaticLayout.Builder
                .obtain(text, 0, text.length, paint, room)
                .build()
                .lineCount <= LINES
        }

        private companion object {
            const val LINES = 2
            val SCALES = listOf(1f, 0.94f, 0.88f, 0.8f, 0.72f)
        }
    }
