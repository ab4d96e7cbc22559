package app.starhop.trash

import app.starhop.Background
import app.starhop.core.GameLibraryInterface
import app.starhop.core.GameSummary
import app.starhop.saved.FullDisk

/** What the screen of deleted games draws. */
data class TrashState(
    /** False until the first list has come. */
    val listed: Boolean = false,
    /** The last changed first. */
    val games: List<GameSummary> = emptyList(),
    /** Why the last action failed. */
    val trouble: Throwable? = null,
)

/** Lists the deleted games, brings them back and deletes them for good. */
class TrashPresenter(
    private val library: () -> GameLibraryInterface,
    private val background: Background,
    private val disk: FullDisk,
    private val show: (TrashState) -> Unit,
) {
    var state = TrashState()
        private set

    fun refresh() = background.run({ library().trash() }) { games -> listed(games, trouble = null) }

    fun restore(id: String) = change { it.restore(id) }

    fun erase(id: String) = change { it.erase(id) }

    /** Deletes every game that is listed for good. */
    fun empty() {
        val ids = state.games.map { it.id }
        change { library -> ids.forEach(library::erase) }
    }

    private fun change(act: (GameLibraryInterface) -> Unit) =
        background.run({
            val done = runCatching { act(library()) }
            done to runCatching { library().trash() }
        }) { result ->
            val (done, games) = result.getOrElse { Result.failure<Unit>(it) to Result.failure(it) }
            disk.note(done)
            listed(games, done.exceptionOrNull())
        }

    private fun listed(
        games: Result<List<GameSummary>>,
        trouble: Throwable?,
    ) {
        state = games.fold({ TrashState(listed = true, it, trouble) }, { state.copy(trouble = trouble ?: it) })
        show(state)
    }
}
