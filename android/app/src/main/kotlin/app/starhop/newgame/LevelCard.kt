package app.starhop.newgame

import android.content.Context
import android.util.AttributeSet
import android.widget.LinearLayout
import android.widget.TextView
import app.starhop.R

/** A level by number and name, one line about it, and bars to choose another. */
class LevelCard
    @JvmOverloads
    constructor(
        context: Context,
        attributes: AttributeSet? = null,
    ) : LinearLayout(context, attributes) {
        private val names = resources.getStringArray(R.array.level_names)
        private val lines = resources.getStringArray(R.array.level_lines)

        private val bars: LevelBars get() = findViewById(R.id.level_bars)

        /** Offers so many [levels] and tells [pick] which is pressed. */
        fun offer(
            levels: Int,
            pick: (Int) -> Unit,
        ) {
            bars.setLevels(List(levels) { resources.getString(R.string.level_named, it + 1, names[it]) })
            bars.onPick = pick
        }

        fun show(level: Int) {
            findViewById<TextView>(R.id.level_number).text = level.toString()
            findViewById<TextView>(R.id.level_name).text = names[level - 1]
            findViewById<TextView>(R.id.level_line).text = lines[level - 1]
            bars.show(level)
        }
    }
