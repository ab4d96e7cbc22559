package app.starhop.game

import android.content.Context
import android.util.AttributeSet
import android.view.Gravity
import android.widget.LinearLayout
import android.widget.TextView
import app.starhop.R
import app.starhop.board.PieceDrawable
import app.starhop.core.PlayedMove
import app.starhop.replay.MoveWords
import app.starhop.ui.Theme

/** The last rounds of a game, a row for each, the last move marked. */
class MoveTable
    @JvmOverloads
    constructor(
        context: Context,
        attributes: AttributeSet? = null,
    ) : LinearLayout(context, attributes) {
        private val theme = Theme(context)
        private val words = MoveWords(resources)

        init {
            orientation = VERTICAL
        }

        fun show(
            moves: List<PlayedMove>,
            seats: List<Int>,
        ) {
            removeAllViews()
            val rounds = rounds(moves, seats)
            val lines = seats.chunked(COLUMNS)
            val first = (rounds.size - ROUNDS / lines.size).coerceAtLeast(0)
            for (index in first until rounds.size) {
                for (line in lines) {
                    val number = if (line == lines.first()) index + 1 else null
                    addView(row(number, rounds[index], line, moves.last()))
                }
            }
        }

        private fun row(
            number: Int?,
            round: Round,
            seats: List<Int>,
            last: PlayedMove,
        ): LinearLayout {
            val row = LinearLayout(context)
            row.gravity = Gravity.CENTER_VERTICAL
            row.addView(count(number), LayoutParams(theme.px(NUMBER), LayoutParams.WRAP_CONTENT))
            for (seat in seats) {
                val cell = round[seat]?.let { entries(it, last in it) } ?: TextView(context)
                row.addView(cell, LayoutParams(0, LayoutParams.WRAP_CONTENT, 1f))
            }
            return row
        }

        private fun count(number: Int?) =
            TextView(context).apply {
                setTextAppearance(R.style.TextAppearance_Starhop_Caption)
                text = number?.let { String.format(textLocale, "%d", it) }
            }

        private fun entries(
            entries: List<PlayedMove>,
            current: Boolean,
        ) = TextView(context).apply {
            setTextAppearance(if (current) R.style.TextAppearance_Starhop_BodyStrong else R.style.TextAppearance_Starhop_Body)
            setBackgroundResource(if (current) R.drawable.move_current else 0)
            if (current) setTextColor(theme.bg)
            text = entries.flatMap { listOf(words.short(it), words.hops(it)) }.filter(String::isNotEmpty).joinToString(" ")
            contentDescription = entries.joinToString(resources.getString(R.string.label_separator), transform = words::spoken)
            gravity = Gravity.CENTER_VERTICAL
            minHeight = theme.px(CHIP)
            compoundDrawablePadding = theme.px(GAP)
            setPaddingRelative(theme.px(PADDING), 0, theme.px(GAP), 0)
            setCompoundDrawablesRelativeWithIntrinsicBounds(PieceDrawable(theme, entries.first().seat, PIECE), null, null, null)
        }

        private companion object {
            /** As many lines as a tablet has room for beside the chart. */
            const val ROUNDS = 5

            /** More players than this take a second line for each round. */
            const val COLUMNS = 3

            /** In dp. */
            const val NUMBER = 24
            const val CHIP = 40
            const val PIECE = 16
            const val PADDING = 12
            const val GAP = 8
        }
    }
