package app.starhop.ui

import android.content.Context
import android.util.AttributeSet
import android.view.View.MeasureSpec
import android.widget.LinearLayout
import app.starhop.R
import kotlin.math.min

/** A column that stops growing where lines would become too long to read. */
class ColumnLayout
    @JvmOverloads
    constructor(
        context: Context,
        attributes: AttributeSet? = null,
    ) : LinearLayout(context, attributes) {
        private val widest = resources.getDimensionPixelSize(R.dimen.column_width)

        override fun onMeasure(
            widthSpec: Int,
            heightSpec: Int,
        ) {
            val width = min(MeasureSpec.getSize(widthSpec), widest)
            super.onMeasure(MeasureSpec.makeMeasureSpec(width, MeasureSpec.getMode(widthSpec)), heightSpec)
        }
    }
