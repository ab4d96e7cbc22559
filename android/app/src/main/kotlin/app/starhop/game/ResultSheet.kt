package app.starhop.game

import android.content.Context
import android.util.AttributeSet
import android.widget.ScrollView
import kotlin.math.min

/** The sheet with a game's result: as high as what it says, up to [most] pixels; then it scrolls. */
class ResultSheet
    @JvmOverloads
    constructor(
        context: Context,
        attributes: AttributeSet? = null,
    ) : ScrollView(context, attributes) {
        var most = Int.MAX_VALUE

        override fun onMeasure(
            widthSpec: Int,
            heightSpec: Int,
        ) {
            val given = if (MeasureSpec.getMode(heightSpec) == MeasureSpec.UNSPECIFIED) Int.MAX_VALUE else MeasureSpec.getSize(heightSpec)
            super.onMeasure(widthSpec, MeasureSpec.makeMeasureSpec(min(given, most), MeasureSpec.AT_MOST))
        }
    }
