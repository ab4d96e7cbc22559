package app.starhop.ui

import android.content.Context
import android.util.AttributeSet
import android.widget.Button

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
