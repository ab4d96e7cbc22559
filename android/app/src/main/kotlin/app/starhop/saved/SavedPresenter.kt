package app.starhop.saved

import app.starhop.Background
import app.starhop.core.DamagedFile
import app.starhop.core.GameLibraryInterface
import app.starhop.core.GameSummary
import app.starhop.core.NewerFile
import app.starhop.core.Shelf
import app.starhop.core.Status

/** The two lists of saved games. */
enum class SavedTab { UNFINISHED, FINISHED }

/** What the screen of saved games draws. */
data class SavedState(
    val tab: SavedTab = SavedTab.UNFINISHED,
    /** False until the first list has come. */
    val listed: Boolean = false,
    val unfinished: List<GameSummary> = emptyList(),
    val finished: List<GameSummary> = emptyList(),
    val damaged: List<DamagedFile> = emptyList(),
    val newer: List<NewerFile> = emptyList(),
    /** The game that was deleted last and can still be brought back. */
    val deleted: String? = null,
    /** Why the last action failed. */
    val trouble: Throwable? = null,
) {
    val games: List<GameSummary> get() = if (tab == SavedTab.UNFINISHED) unfinished else finished

    fun game(id: String): GameSummary? = (unfinished + finished).firstOrNull { it.id == id }
}

/** Where the screen of saved games leads. */
sealed interface SavedExit {
    data class Game(
        val id: String,
    ) : SavedExit

    data class Replay(
        val id: String,
    ) : SavedExit

    data class ShareText(
        val text: String,
        val title: String,
    ) : SavedExit

    data class ShareFile(
        val content: String,
        val title: String,
    ) : SavedExit
}

/** Lists the saved games and changes the shelf as the person asks. */
class SavedPresenter(
    private val library: () -> GameLibraryInterface,
    private val background: Background,
    private val disk: FullDisk,
    tab: SavedTab?,
    private val show: (SavedState) -> Unit,
    private val leave: (SavedExit) -> Unit,
) {
    var state = SavedState(tab ?: SavedTab.UNFINISHED)
        private set

    /** Whether the first list decides which tab is open. */
    private var undecided = tab == null

    fun refresh() =
        background.run({ library().shelf() }) { shelf ->
            settle(shelf.fold({ listed(it).copy(trouble = null) }) { state.copy(trouble = it) })
        }

    fun pickTab(tab: SavedTab) = settle(state.copy(tab = tab))

    fun open(game: GameSummary) = leave(if (game.status == Status.Playing) SavedExit.Game(game.id) else SavedExit.Replay(game.id))

    fun replay(id: String) = leave(SavedExit.Replay(id))

    fun rename(
        id: String,
        title: String,
    ) = change { it.rename(id, title.trim()) }

    /** Puts a copy beside a game; its [title] tells the two apart. */
    fun duplicate(
        id: String,
        title: String,
    ) = change { it.rename(it.duplicate(id), title) }

    fun delete(id: String) = change(deleted = id) { it.delete(id) }

    fun bringBack() {
        val id = state.deleted ?: return
        change(deleted = null) { it.restore(id) }
    }

    /** The time to bring the deleted game back is over. */
    fun forgetDeleted() = settle(state.copy(deleted = null))

    fun deleteDamaged(file: DamagedFile) = change { it.deleteDamaged(file.file) }

    /** Shares a game called [title] as a text that people can read. */
    fun shareText(
        id: String,
        title: String,
    ) = share { SavedExit.ShareText(it.exportText(id), title) }

    /** Shares a game called [title] whole, as a file. */
    fun shareFile(
        id: String,
        title: String,
    ) = share { SavedExit.ShareFile(it.exportGame(id), title) }

    /** Shares a file that is damaged or newer. */
    fun shareUnreadable(file: String) = share { SavedExit.ShareFile(it.readDamaged(file), file.substringBeforeLast('.')) }

    /** Changes the shelf and lists it again; after a success [deleted] is the game that can be brought back. */
    private fun change(
        deleted: String? = state.deleted,
        act: (GameLibraryInterface) -> Unit,
    ) = background.run({
        val done = runCatching { act(library()) }
        done to library().shelf()
    }) { result ->
        settle(result.fold({ (done, shelf) -> changed(shelf, done, deleted) }) { state.copy(trouble = it) })
    }

    private fun changed(
        shelf: Shelf,
        done: Result<Unit>,
        deleted: String?,
    ): SavedState {
        disk.note(done)
        return listed(shelf).copy(deleted = if (done.isSuccess) deleted else state.deleted, trouble = done.exceptionOrNull())
    }

    private fun share(export: (GameLibraryInterface) -> SavedExit) =
        background.run({ export(library()) }) { result -> result.fold(leave) { settle(state.copy(trouble = it)) } }

    private fun listed(shelf: Shelf): SavedState {
        val (unfinished, finished) = shelf.games.partition { it.status == Status.Playing }
        val files = shelf.damaged.isNotEmpty() || shelf.newer.isNotEmpty()
        val onlyFinished = finished.isNotEmpty() && unfinished.isEmpty() && !files
        val tab = if (undecided && onlyFinished) SavedTab.FINISHED else state.tab
        undecided = false
        return state.copy(
            tab = tab,
            listed = true,
            unfinished = unfinished,
            finished = finished,
            damaged = shelf.damaged,
            newer = shelf.newer,
        )
    }

    private fun settle(next: SavedState) {
        state = next
        show(next)
    }
}
