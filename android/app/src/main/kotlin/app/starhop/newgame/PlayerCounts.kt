package app.starhop.newgame

import android.content.Context
import android.util.AttributeSet
import android.view.LayoutInflater
import android.widget.RadioButton
import android.widget.RadioGroup
import app.starhop.R
import app.starhop.core.Seating
import app.starhop.ui.Theme

/** A row of cards, one for each number of players, with a star that shows where they would sit. */
class PlayerCounts
    @JvmOverloads
    constructor(
        context: Context,
        attributes: AttributeSet? = null,
    ) : RadioGroup(context, attributes) {
        var onPick: (Int) -> Unit = {}

        private val theme = Theme(context)
        private val cards = mutableMapOf<Int, RadioButton>()
        private val glyphs = mutableMapOf<Int, Set<Int>>()

        init {
            orientation = HORIZONTAL
            val gap = resources.getDimensionPixelSize(R.dimen.space_8)
            for (count in NewGameChoices.COUNTS) {
                val card = LayoutInflater.from(context).inflate(R.layout.players_card, this, false) as RadioButton
                card.id = generateViewId()
                card.text = count.toString()
                card.contentDescription = resources.getString(R.string.players_count, count)
                if (cards.isNotEmpty()) (card.layoutParams as LayoutParams).marginStart = gap
                card.setOnClickListener { onPick(count) }
                addView(card)
                cards[count] = card
            }
        }

        /** The card of so many players. */
        fun card(count: Int): RadioButton = cards.getValue(count)

        /** Shows who would sit where, which number is [chosen] and which are [forbidden]. */
        fun show(
            chosen: Int,
            forbidden: Set<Int>,
            places: (Int) -> List<Seating>,
        ) {
            for ((count, card) in cards) {
                val seats = places(count).flatMap { it.sets }.toSet()
                if (glyphs.put(count, seats) !=
                    seats
                ) {
                    card.setCompoundDrawablesWithIntrinsicBounds(null, StarGlyph(theme, seats), null, null)
                }
                card.isEnabled = count !in forbidden
                card.alpha = if (card.isEnabled) 1f else FAINT
            }
            check(card(chosen).id)
        }

        private companion object {
            const val FAINT = 0.55f
        }
    }
