package app.starhop.game

import android.content.Context
import android.util.AttributeSet
import android.view.LayoutInflater
import android.widget.LinearLayout
import app.starhop.R

/** More than two players in rows of equal cards. */
class PlayerGrid
    @JvmOverloads
    constructor(
        context: Context,
        attributes: AttributeSet? = null,
    ) : LinearLayout(context, attributes) {
        private val gap = resources.getDimensionPixelSize(R.dimen.space_4)

        init {
            orientation = VERTICAL
        }

        /** Makes room for so many [players], each with its [layout]; four stand two by two. */
        fun fill(
            layout: Int,
            players: Int,
            columns: Int,
        ): List<PlayerBar> {
            removeAllViews()
            val rows = (players + columns - 1) / columns
            val wide = (players + rows - 1) / rows
            return List(players) { index ->
                if (index % wide == 0) addView(LinearLayout(context))
                val row = getChildAt(childCount - 1) as LinearLayout
                val bar = LayoutInflater.from(context).inflate(layout, row, false) as PlayerBar
                val place = LayoutParams(0, LayoutParams.MATCH_PARENT, 1f)
                place.setMargins(gap / 2, gap / 2, gap / 2, gap / 2)
                row.addView(bar, place)
                bar
            }
        }

        companion object {
            const val COLUMNS = 3
        }
    }
