package app.starhop.trash

import android.app.AlertDialog
import android.content.Context
import android.content.Intent
import android.os.Bundle
import android.widget.ListView
import app.starhop.R
import app.starhop.background
import app.starhop.core.GameSummary
import app.starhop.fullDisk
import app.starhop.library
import app.starhop.ui.ActionSheet
import app.starhop.ui.GameWords
import app.starhop.ui.ScreenActivity
import app.starhop.ui.SheetAction
import app.starhop.ui.ThumbnailView
import app.starhop.ui.onClick
import app.starhop.ui.setShown
import app.starhop.ui.setText
import app.starhop.ui.showTrouble

/** The deleted games: bring them back, or delete them for good, which is asked first. */
class TrashActivity : ScreenActivity() {
    private val presenter by lazy { TrashPresenter(::library, background, fullDisk, ::show) }
    private val adapter by lazy { TrashAdapter(this, ::offer) }
    private val words by lazy { GameWords(resources) }

    override fun onCreate(state: Bundle?) {
        super.onCreate(state)
        open(R.layout.trash)
        setText(R.id.title, getString(R.string.trash))
        onClick(R.id.trash_empty) { ask(R.string.trash_empty_ask, presenter::empty) }
        findViewById<ListView>(R.id.games).adapter = adapter
        findViewById<ThumbnailView>(R.id.thumbnail).showEmpty()
    }

    override fun onStart() {
        super.onStart()
        presenter.refresh()
    }

    private fun show(state: TrashState) {
        if (isDestroyed) return
        adapter.show(state.games)
        setShown(R.id.trash_none, state.listed && state.games.isEmpty())
        setShown(R.id.trash_empty, state.games.isNotEmpty())
        showTrouble(R.id.trouble, state.trouble ?: fullDisk.trouble)
    }

    private fun offer(game: GameSummary) {
        val actions =
            listOf(
                SheetAction(R.drawable.ic_undo, getString(R.string.trash_restore)) { presenter.restore(game.id) },
                SheetAction(R.drawable.ic_delete, getString(R.string.trash_erase), bad = true) {
                    ask(R.string.trash_erase_ask) { presenter.erase(game.id) }
                },
            )
        showOver(ActionSheet(this, words.title(game), actions))
    }

    private fun ask(
        question: Int,
        act: () -> Unit,
    ) {
        val asked = AlertDialog.Builder(this).setMessage(question).setNegativeButton(R.string.cancel, null)
        showOver(asked.setPositiveButton(R.string.delete) { _, _ -> act() }.create())
    }

    companion object {
        fun intent(context: Context) = Intent(context, TrashActivity::class.java)
    }
}
