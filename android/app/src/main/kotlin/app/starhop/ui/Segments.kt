package app.starhop.ui

import android.content.Context
import android.text.Layout
import android.util.AttributeSet
import android.widget.LinearLayout
import android.widget.RadioButton
import android.widget.RadioGroup
import kotlin.math.ceil

/** A segmented control: a row of [Segment]s, or a column where a word would not fit its share of the row. */
class Segments
    @JvmOverloads
    constructor(
        context: Context,
        attributes: AttributeSet? = null,
    ) : RadioGroup(context, attributes) {
        override fun onMeasure(
            widthSpec: Int,
            heightSpec: Int,
        ) {
            val share = (MeasureSpec.getSize(widthSpec) - paddingStart - paddingEnd) / childCount.coerceAtLeast(1)
            stack((0 until childCount).any { (getChildAt(it) as Segment).narrowest() > share })
            super.onMeasure(widthSpec, heightSpec)
        }

        private fun stack(column: Boolean) {
            orientation = if (column) VERTICAL else HORIZONTAL
            for (index in 0 until childCount) {
                val params = getChildAt(index).layoutParams as LinearLayout.LayoutParams
                params.width = if (column) LayoutParams.MATCH_PARENT else 0
                params.height = if (column) LayoutParams.WRAP_CONTENT else LayoutParams.MATCH_PARENT
                params.weight = if (column) 0f else 1f
            }
        }
    }

/** One choice of a segmented control. */
class Segment
    @JvmOverloads
    constructor(
        context: Context,
        attributes: AttributeSet? = null,
    ) : RadioButton(context, attributes) {
        private val centring = IconCentring(this)

        /** The least width in which no word is broken. */
        fun narrowest(): Int {
            val icon = compoundDrawablesRelative[0]?.let { it.bounds.width() + compoundDrawablePadding } ?: 0
            val word = text.split(' ').maxOf { Layout.getDesiredWidth(it, paint) }
            return ceil(word).toInt() + icon + centring.padding
        }

        override fun onMeasure(
            widthSpec: Int,
            heightSpec: Int,
        ) {
            centring.reset()
            super.onMeasure(widthSpec, heightSpec)
            if (centring.centre(measuredWidth)) super.onMeasure(exactly(measuredWidth), heightSpec)
        }
    }
