package app.starhop.home

import app.starhop.Background
import app.starhop.core.GameLibraryInterface
import app.starhop.core.GameSummary
import app.starhop.core.Shelf
import app.starhop.core.Status

/** What the home screen draws. */
data class HomeState(
    /** The game that Continue opens. */
    val running: GameSummary? = null,
    val unfinished: Int = 0,
    val finished: Int = 0,
    /** Nothing was ever played: the choice is to learn the game or to play at once. */
    val fresh: Boolean = false,
    /** Why the saved games could not be listed. */
    val trouble: Throwable? = null,
)

/** Lists the saved games for the home screen and decides what a cold start opens. */
class HomePresenter(
    private val library: () -> GameLibraryInterface,
    private val background: Background,
    private val show: (HomeState) -> Unit,
    private val openGame: (String) -> Unit,
) {
    var state = HomeState()
        private set

    /** Reads the list again; a [coldStart] also reopens the game that was on the screen, if it still runs. */
    fun refresh(coldStart: String? = null) =
        background.run({ library().shelf() }) { shelf ->
            state = shelf.fold(::listed) { state.copy(trouble = it) }
            show(state)
            if (shelf.getOrNull()?.runs(coldStart) == true) coldStart?.let(openGame)
        }

    fun onContinue() {
        state.running?.let { openGame(it.id) }
    }

    private fun listed(shelf: Shelf): HomeState {
        val (running, finished) = shelf.games.partition { it.status == Status.Playing }
        return HomeState(running.firstOrNull(), running.size, finished.size, fresh = shelf.games.isEmpty())
    }

    private fun Shelf.runs(id: String?) = games.any { it.id == id && it.status == Status.Playing }
}
