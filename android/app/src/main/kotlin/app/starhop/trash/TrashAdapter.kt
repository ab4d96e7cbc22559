package app.starhop.trash

import android.app.Activity
import android.view.View
import app.starhop.R
import app.starhop.core.GameSummary
import app.starhop.saved.GameRows
import app.starhop.ui.RowsAdapter

/** Draws the rows of the list of deleted games. */
class TrashAdapter(
    activity: Activity,
    private val pick: (GameSummary) -> Unit,
) : RowsAdapter<GameSummary>(activity.layoutInflater, GameSummary::id) {
    private val rows = GameRows(activity)

    override fun layout(row: GameSummary) = R.layout.saved_game

    override fun bind(
        view: View,
        row: GameSummary,
        first: Boolean,
        last: Boolean,
    ) {
        rows.bind(view, row, first, last)
        view.setOnClickListener { pick(row) }
        view.findViewById<View>(R.id.game_actions).setOnClickListener { pick(row) }
    }
}
