package app.starhop.ui

import android.text.Layout
import android.view.View.MeasureSpec
import android.widget.TextView
import app.starhop.R
import kotlin.math.ceil
import kotlin.math.max

/** Sizes a text view's start icon for a label, and pads the view so that icon and text are centred together. */
internal class IconCentring(
    private val view: TextView,
) {
    private val start = view.paddingStart
    private val end = view.paddingEnd

    init {
        val size = view.resources.getDimensionPixelSize(R.dimen.label_icon)
        val icons = view.compoundDrawablesRelative
        icons[0]?.setBounds(0, 0, size, size)
        view.setCompoundDrawablesRelative(icons[0], icons[1], icons[2], icons[3])
    }

    /** The padding that the view has without an icon to centre. */
    val padding: Int get() = start + end

    fun reset() = view.setPaddingRelative(start, view.paddingTop, end, view.paddingBottom)

    /** Centres icon and text in [width]; true if the view has to be measured again. */
    fun centre(width: Int): Boolean {
        val icon = view.compoundDrawablesRelative[0] ?: return false
        val text = ceil(Layout.getDesiredWidth(view.text, view.paint)).toInt()
        val spare = width - padding - icon.bounds.width() - view.compoundDrawablePadding - text
        val side = max(0, spare / 2)
        view.setPaddingRelative(start + side, view.paddingTop, end + side, view.paddingBottom)
        return side > 0
    }
}

internal fun exactly(size: Int): Int = MeasureSpec.makeMeasureSpec(size, MeasureSpec.EXACTLY)
