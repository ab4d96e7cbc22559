package app.starhop.trash

import android.app.Activity
import android.view.View
import android.view.ViewGroup
import android.widget.BaseAdapter
import app.starhop.R
import app.starhop.core.GameSummary
import app.starhop.saved.GameRows

/** Draws the rows of the list of deleted games. */
class TrashAdapter(
    private val activity: Activity,
    private val pick: (GameSummary) -> Unit,
) : BaseAdapter() {
    private val rows = GameRows(activity)
    private var games: List<GameSummary> = emptyList()

    fun show(next: List<GameSummary>) {
        if (next == games) return
        games = next
        notifyDataSetChanged()
    }

    override fun getCount(): Int = games.size

    override fun getItem(position: Int): GameSummary = games[position]

    override fun getItemId(position: Int): Long = games[position].id.hashCode().toLong()

    override fun hasStableIds(): Boolean = true

    override fun areAllItemsEnabled(): Boolean = false

    override fun isEnabled(position: Int): Boolean = false

    override fun getView(
        position: Int,
        recycled: View?,
        parent: ViewGroup,
    ): View {
        val view = recycled ?: activity.layoutInflater.inflate(R.layout.saved_game, parent, false)
        val game = games[position]
        rows.bind(view, game, position == 0, position == games.lastIndex)
        view.setOnClickListener { pick(game) }
        view.findViewById<View>(R.id.game_actions).setOnClickListener { pick(game) }
        return view
    }
}
