package app.starhop.ui

import android.content.Context
import android.text.Layout
import android.text.StaticLayout
import android.text.TextPaint
import android.util.AttributeSet
import android.util.TypedValue
import android.widget.TextView
import app.starhop.platform.evenLines

/**
 * A name where there is little room: in letters so much smaller that no word is broken and two lines are enough. Where
 * that does not help, something shorter stands for it.
 */
class NameView
    @JvmOverloads
    constructor(
        context: Context,
        attributes: AttributeSet? = null,
    ) : TextView(context, attributes) {
        private val largest = textSize
        private var name = ""
        private var short: String? = null

        init {
            setLineSpacing(0f, 1f)
            evenLines()
        }

        /** Shows [name], or [short] where it has no room; without that it is broken over as many lines as it needs. */
        fun show(
            name: String,
            short: String?,
        ) {
            if (name == this.name && short == this.short) return
            this.name = name
            this.short = short
            text = name
        }

        override fun onMeasure(
            widthSpec: Int,
            heightSpec: Int,
        ) {
            val room = MeasureSpec.getSize(widthSpec).coerceAtMost(maxWidth) - paddingLeft - paddingRight
            if (MeasureSpec.getMode(widthSpec) != MeasureSpec.UNSPECIFIED && room > 0) fit(room)
            super.onMeasure(widthSpec, heightSpec)
        }

        private fun fit(room: Int) {
            val shown = listOfNotNull(name, short).firstOrNull { size(it, room) != null } ?: short ?: name
            val size = size(shown, room) ?: (largest * SCALES.last())
            if (shown != text.toString()) text = shown
            if (size != textSize) setTextSize(TypedValue.COMPLEX_UNIT_PX, size)
        }

        private fun size(
            words: String,
            room: Int,
        ): Float? = SCALES.map { largest * it }.firstOrNull { fits(words, it, room) }

        private fun fits(
            words: String,
            size: Float,
            room: Int,
        ): Boolean {
            val paint = TextPaint(paint).apply { textSize = size }
            val unbroken = words.split(' ').none { word -> word.all { it.code < IDEOGRAPHS } && Layout.getDesiredWidth(word, paint) > room }
            val lines = StaticLayout.Builder.obtain(words, 0, words.length, paint, room).build()
            return unbroken && lines.lineCount <= LINES
        }

        private companion object {
            const val LINES = 2
            val SCALES = listOf(1f, 0.94f, 0.88f, 0.8f, 0.72f)

            /** From here on a line may end after any character. */
            const val IDEOGRAPHS = 0x2E80
        }
    }
