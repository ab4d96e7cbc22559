package app.starhop.newgame

import android.content.Context
import android.os.Bundle
import android.view.View
import android.widget.EditText
import android.widget.RadioGroup
import app.starhop.R
import app.starhop.core.Mode
import app.starhop.core.PlayerKind
import app.starhop.ui.GameWords
import app.starhop.ui.Sheet
import app.starhop.ui.limit
import app.starhop.ui.onEdit

/** Who plays one seat: a name, a person or a computer and its level. */
class SeatSheet(
    context: Context,
    private val presenter: NewGamePresenter,
    private val index: Int,
    private val levels: Int,
) : Sheet(context, GameWords(context.resources).seat(presenter.state.places[index].seat)) {
    override fun onCreate(state: Bundle?) {
        super.onCreate(state)
        layoutInflater.inflate(R.layout.seat_sheet, content)
        val field = findViewById<EditText>(R.id.seat_field)
        field.limit(ChoicesText.LONGEST_NAME)
        field.setText(
            presenter.state.choices.seats[index]
                .name,
        )
        // Letter by letter, so that the name is kept however the sheet goes.
        field.onEdit { presenter.nameSeat(index, it) }
        findViewById<View>(R.id.kind_person).setOnClickListener { presenter.pickKind(index, level = null) }
        findViewById<View>(R.id.kind_computer).setOnClickListener { presenter.pickComputer(index) }
        findViewById<LevelCard>(R.id.level_card).offer(levels) { presenter.pickKind(index, it) }
        show(presenter.state)
    }

    fun show(state: NewGameState) {
        val seat = state.choices.seats.getOrNull(index) ?: return
        val level = (seat.kind as? PlayerKind.Computer)?.level
        findViewById<RadioGroup>(R.id.seat_kinds).check(if (level == null) R.id.kind_person else R.id.kind_computer)
        val only = level == null && state.choices.mode == Mode.COMPUTER
        findViewById<View>(R.id.kind_computer).isEnabled = !only
        findViewById<View>(R.id.seat_forbidden).visibility = if (only) View.VISIBLE else View.GONE
        val card = findViewById<LevelCard>(R.id.level_card)
        card.visibility = if (level == null) View.GONE else View.VISIBLE
        level?.let(card::show)
    }
}
