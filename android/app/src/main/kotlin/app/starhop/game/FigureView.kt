package app.starhop.game

import android.content.Context
import android.util.AttributeSet
import android.widget.LinearLayout
import android.widget.TextView
import app.starhop.R

/** A large number over the word for what it counts. */
class FigureView
    @JvmOverloads
    constructor(
        context: Context,
        attributes: AttributeSet? = null,
    ) : LinearLayout(context, attributes) {
        private val number = text(R.style.TextAppearance_Starhop_Title2)
        private val word = text(R.style.TextAppearance_Starhop_Caption)

        init {
            orientation = VERTICAL
            addView(number)
            addView(word)
        }

        fun show(
            count: Int,
            words: Int,
        ) {
            number.text = count.toString()
            word.text = resources.getQuantityString(words, count)
        }

        private fun text(appearance: Int) =
            TextView(context).apply {
                setTextAppearance(appearance)
                textAlignment = TEXT_ALIGNMENT_VIEW_START
            }
    }
