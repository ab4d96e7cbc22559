package app.starhop.saved

import android.content.Context
import android.view.LayoutInflater
import android.view.View
import android.widget.TextView
import app.starhop.R
import app.starhop.core.DamagedFile
import app.starhop.core.GameSummary
import app.starhop.core.NewerFile
import app.starhop.ui.RowsAdapter
import app.starhop.ui.ThumbnailView

/** What a person can press in the list of saved games. */
interface SavedRowActions {
    fun open(game: GameSummary)

    fun more(game: GameSummary)

    /** Shares a file that cannot be opened. */
    fun share(file: String)

    fun delete(file: DamagedFile)

    fun newGame()
}

/** Draws the rows of the list of saved games. */
class SavedAdapter(
    context: Context,
    private val actions: SavedRowActions,
) : RowsAdapter<SavedRow>(LayoutInflater.from(context), SavedRow::key) {
    private val resources = context.resources
    private val gameRows = GameRows(context)

    override fun getViewTypeCount(): Int = LAYOUTS.size

    override fun getItemViewType(position: Int): Int = LAYOUTS.indexOf(layout(getItem(position)))

    override fun layout(row: SavedRow): Int =
        when (row) {
            is SavedRow.Game -> R.layout.saved_game
            is SavedRow.Empty -> R.layout.saved_empty
            is SavedRow.Damaged, is SavedRow.Newer -> R.layout.saved_file
        }

    /** The games are a card of their own in the list, and know where it ends. */
    override fun bind(
        view: View,
        row: SavedRow,
        first: Boolean,
        last: Boolean,
    ) = when (row) {
        is SavedRow.Game -> bindGame(view, row)
        is SavedRow.Empty -> bindEmpty(view, row.tab)
        is SavedRow.Damaged -> bindDamaged(view, row.file)
        is SavedRow.Newer -> bindNewer(view, row.file)
    }

    private fun bindGame(
        view: View,
        row: SavedRow.Game,
    ) {
        gameRows.bind(view, row.game, row.first, row.last)
        view.setOnClickListener { actions.open(row.game) }
        view.findViewById<View>(R.id.game_actions).setOnClickListener { actions.more(row.game) }
    }

    private fun bindEmpty(
        view: View,
        tab: SavedTab,
    ) {
        val unfinished = tab == SavedTab.UNFINISHED
        view.findViewById<ThumbnailView>(R.id.thumbnail).showEmpty()
        view.text(R.id.empty_title, resources.getString(if (unfinished) R.string.empty_unfinished else R.string.empty_finished))
        view.text(R.id.empty_line, resources.getString(if (unfinished) R.string.empty_unfinished_line else R.string.empty_finished_line))
        val button = view.findViewById<View>(R.id.empty_new_game)
        button.visibility = if (unfinished) View.VISIBLE else View.GONE
        button.setOnClickListener { actions.newGame() }
    }

    private fun bindDamaged(
        view: View,
        file: DamagedFile,
    ) {
        bindFile(view, R.string.damaged_title, R.string.damaged_line, file.file)
        view.findViewById<View>(R.id.file_delete).visibility = View.VISIBLE
        view.findViewById<View>(R.id.file_delete).setOnClickListener { actions.delete(file) }
    }

    private fun bindNewer(
        view: View,
        file: NewerFile,
    ) {
        bindFile(view, R.string.newer_title, R.string.newer_line, file.file)
        view.findViewById<View>(R.id.file_delete).visibility = View.GONE
    }

    private fun bindFile(
        view: View,
        title: Int,
        line: Int,
        name: String,
    ) {
        view.text(R.id.file_title, resources.getString(title))
        view.text(R.id.file_line, resources.getString(line))
        view.text(R.id.file_name, name)
        view.findViewById<View>(R.id.file_share).setOnClickListener { actions.share(name) }
    }

    private fun View.text(
        id: Int,
        text: String,
    ) {
        findViewById<TextView>(id).text = text
    }

    private companion object {
        val LAYOUTS = intArrayOf(R.layout.saved_game, R.layout.saved_empty, R.layout.saved_file)
    }
}
