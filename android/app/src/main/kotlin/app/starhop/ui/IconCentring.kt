package app.starhop.ui

import android.text.Layout
import android.view.View.MeasureSpec
import android.widget.TextView
import kotlin.math.ceil
import kotlin.math.max

/** Pads a text view so that its start icon and its text are centred together. */
internal class IconCentring(
    private val view: TextView,
) {
    private val start = view.paddingStart
    private val end = view.paddingEnd

    /** The padding that the view has without an icon to centre. */
    val padding: Int get() = start + end

    fun reset() = view.setPaddingRelative(start, view.paddingTop, end, view.paddingBottom)

    /** Centres icon and text in [width]; true if the view has to be measured again. */
    fun centre(width: Int): Boolean {
        val icon = view.compoundDrawablesRelative[0] ?: return false
        val text = ceil(Layout.getDesiredWidth(view.text, view.paint)).toInt()
        val spare = width - padding - icon.intrinsicWidth - view.compoundDrawablePadding - text
        val side = max(0, spare / 2)
        view.setPaddingRelative(start + side, view.paddingTop, end + side, view.paddingBottom)
        return side > 0
    }
}

internal fun exactly(size: Int): Int = MeasureSpec.makeMeasureSpec(size, MeasureSpec.EXACTLY)
