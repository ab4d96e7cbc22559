package app.starhop.saved

import android.app.AlertDialog
import android.content.Context
import android.content.Intent
import android.os.Bundle
import android.view.View
import android.widget.ListView
import android.widget.RadioButton
import android.widget.RadioGroup
import app.starhop.R
import app.starhop.background
import app.starhop.core.DamagedFile
import app.starhop.core.GameSummary
import app.starhop.fullDisk
import app.starhop.game.GameActivity
import app.starhop.importing.ImportActivity
import app.starhop.library
import app.starhop.newgame.NewGameActivity
import app.starhop.replay.ReplayActivity
import app.starhop.sharing.shareFile
import app.starhop.sharing.shareText
import app.starhop.trash.TrashActivity
import app.starhop.ui.ActionSheet
import app.starhop.ui.GameWords
import app.starhop.ui.ScreenActivity
import app.starhop.ui.SheetAction
import app.starhop.ui.UndoBar
import app.starhop.ui.named
import app.starhop.ui.onClick
import app.starhop.ui.setShown
import app.starhop.ui.setText
import app.starhop.ui.showTrouble

/** The saved games: open, rename, share, duplicate, delete and bring back. */
class SavedGamesActivity :
    ScreenActivity(),
    SavedRowActions {
    private lateinit var presenter: SavedPresenter
    private lateinit var adapter: SavedAdapter
    private lateinit var undoBar: UndoBar
    private val words by lazy { GameWords(resources) }
    private val question by lazy { RenameQuestion(this) { id, title -> presenter.rename(id, title) } }

    override fun onCreate(state: Bundle?) {
        super.onCreate(state)
        open(R.layout.saved_games)
        setText(R.id.title, getString(R.string.saved_games))
        setShown(R.id.more, true)
        onClick(R.id.more, ::offer)
        presenter = SavedPresenter(::library, background, fullDisk, tab(state), ::show, ::leave)
        undoBar = UndoBar(findViewById(R.id.undo_bar), presenter::bringBack, presenter::forgetDeleted)
        adapter = SavedAdapter(this, this)
        findViewById<ListView>(R.id.games).adapter = adapter
        question.read(state)
        findViewById<RadioGroup>(R.id.tabs).setOnCheckedChangeListener { _, id -> TABS[id]?.let(presenter::pickTab) }
    }

    override fun onStart() {
        super.onStart()
        presenter.refresh()
    }

    override fun onSaveInstanceState(out: Bundle) {
        super.onSaveInstanceState(out)
        out.putString(TAB, presenter.state.tab.name)
        question.write(out)
    }

    private fun show(state: SavedState) {
        if (isDestroyed) return
        findViewById<RadioGroup>(R.id.tabs).check(TABS.entries.first { it.value == state.tab }.key)
        label(R.id.tab_unfinished, R.string.unfinished, R.string.unfinished_count, state.unfinished.size)
        label(R.id.tab_finished, R.string.finished, R.string.finished_count, state.finished.size)
        adapter.show(state.rows())
        showTrouble(R.id.trouble, state.trouble ?: fullDisk.trouble)
        state.deleted?.let { undoBar.show(it, getString(R.string.game_deleted)) } ?: undoBar.hide()
    }

    private fun label(
        id: Int,
        word: Int,
        spoken: Int,
        count: Int,
    ) {
        val button = findViewById<RadioButton>(id)
        button.text = if (count == 0) getString(word) else getString(R.string.tab_count, getString(word), count)
        button.contentDescription = getString(spoken, count)
    }

    override fun open(game: GameSummary) = presenter.open(game)

    override fun newGame() = startActivity(NewGameActivity.intent(this))

    private fun offer() {
        val actions =
            listOf(
                SheetAction(R.drawable.ic_plus, getString(R.string.import_title)) { startActivity(ImportActivity.intent(this)) },
                SheetAction(R.drawable.ic_delete, getString(R.string.trash)) { startActivity(TrashActivity.intent(this)) },
            )
        showOver(ActionSheet(this, getString(R.string.saved_games), actions))
    }

    override fun more(game: GameSummary) {
        val actions =
            listOf(
                SheetAction(R.drawable.ic_play, getString(R.string.replay)) { presenter.replay(game.id) },
                SheetAction(R.drawable.ic_rename, getString(R.string.rename)) { question.ask(game.id, game.title) },
                SheetAction(R.drawable.ic_share, getString(R.string.share)) { askForm(game) },
                SheetAction(R.drawable.ic_duplicate, getString(R.string.duplicate)) {
                    presenter.duplicate(game.id, getString(R.string.copy_of, words.title(game)))
                },
                SheetAction(R.drawable.ic_delete, getString(R.string.delete), bad = true) { presenter.delete(game.id) },
            )
        showOver(ActionSheet(this, words.title(game), actions))
    }

    override fun share(file: String) = presenter.shareUnreadable(file)

    override fun delete(file: DamagedFile) {
        val asked = AlertDialog.Builder(this).setMessage(R.string.damaged_delete_ask).setNegativeButton(R.string.cancel, null)
        showOver(asked.setPositiveButton(R.string.delete) { _, _ -> presenter.deleteDamaged(file) }.create())
    }

    private fun askForm(game: GameSummary) {
        val title = words.title(game)
        val actions =
            listOf(
                SheetAction(R.drawable.ic_list, getString(R.string.share_as_text)) { presenter.shareText(game.id, title) },
                SheetAction(R.drawable.ic_share, getString(R.string.share_as_file)) { presenter.shareFile(game.id, title) },
            )
        showOver(ActionSheet(this, getString(R.string.share), actions))
    }

    private fun leave(exit: SavedExit) {
        if (isDestroyed) return
        when (exit) {
            is SavedExit.Game -> startActivity(GameActivity.intent(this, exit.id))
            is SavedExit.Replay -> startActivity(ReplayActivity.intent(this, exit.id))
            is SavedExit.ShareText -> shareText(exit.text, exit.title)
            is SavedExit.ShareFile -> shareFile(exit.content, exit.title)
        }
    }

    private fun tab(state: Bundle?) = SavedTab.entries.named(state?.getString(TAB))

    companion object {
        private const val TAB = "tab"
        private val TABS = mapOf(R.id.tab_unfinished to SavedTab.UNFINISHED, R.id.tab_finished to SavedTab.FINISHED)

        fun intent(context: Context) = Intent(context, SavedGamesActivity::class.java)
    }
}
