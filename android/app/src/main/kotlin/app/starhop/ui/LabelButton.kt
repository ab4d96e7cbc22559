package app.starhop.ui

import android.content.Context
import android.text.Layout
import android.util.AttributeSet
import android.widget.Button
import android.widget.RadioButton
import android.widget.TextView
import kotlin.math.ceil
import kotlin.math.max

/** A button whose icon stands beside its centred label instead of at the edge. */
class LabelButton
    @JvmOverloads
    constructor(
        context: Context,
        attributes: AttributeSet? = null,
        style: Int = 0,
    ) : Button(context, attributes, 0, style) {
        private val centring = IconCentring(this)

        override fun onMeasure(
            widthSpec: Int,
            heightSpec: Int,
        ) {
            centring.reset()
            super.onMeasure(widthSpec, heightSpec)
            if (centring.centre(measuredWidth)) super.onMeasure(exactly(measuredWidth), heightSpec)
        }
    }

/** One choice of a segmented control, a row of these in a `RadioGroup`. */
class Segment
    @JvmOverloads
    constructor(
        context: Context,
        attributes: AttributeSet? = null,
    ) : RadioButton(context, attributes) {
        private val centring = IconCentring(this)

        override fun onMeasure(
            widthSpec: Int,
            heightSpec: Int,
        ) {
            centring.reset()
            super.onMeasure(widthSpec, heightSpec)
            if (centring.centre(measuredWidth)) super.onMeasure(exactly(measuredWidth), heightSpec)
        }
    }

private fun exactly(size: Int) = android.view.View.MeasureSpec.makeMeasureSpec(size, android.view.View.MeasureSpec.EXACTLY)

/** Pads a text view so that its start icon and its text are centred together. */
private class IconCentring(
    private val view: TextView,
) {
    private val start = view.paddingStart
    private val end = view.paddingEnd

    fun reset() = view.setPaddingRelative(start, view.paddingTop, end, view.paddingBottom)

    fun centre(width: Int): Boolean {
        val icon = view.compoundDrawablesRelative[0] ?: return false
        val text = ceil(Layout.getDesiredWidth(view.text, view.paint)).toInt()
        val spare = width - start - end - icon.intrinsicWidth - view.compoundDrawablePadding - text
        val side = max(0, spare / 2)
        view.setPaddingRelative(start + side, view.paddingTop, end + side, view.paddingBottom)
        return side > 0
    }
}
