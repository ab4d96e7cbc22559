package app.starhop.home

import app.starhop.Background
import app.starhop.core.Course
import app.starhop.core.GameLibraryInterface
import app.starhop.core.GameSummary
import app.starhop.core.Shelf
import app.starhop.core.Status
import app.starhop.newgame.NewGameChoices

/** What the home screen draws. */
data class HomeState(
    /** The game that Continue opens. */
    val running: GameSummary? = null,
    val unfinished: Int = 0,
    val finished: Int = 0,
    /** The first time there is one choice: to learn the game or to play at once. */
    val firstRun: Boolean = false,
    /** The lessons; null until they are read, and where they cannot be. */
    val course: Course? = null,
    /** Why the saved games could not be listed. */
    val trouble: Throwable? = null,
)

/** Lists the saved games for the home screen and decides what a cold start opens. */
class HomePresenter(
    private val library: () -> GameLibraryInterface,
    private val background: Background,
    private val firstRun: FirstRun,
    private val today: () -> Int,
    private val show: (HomeState) -> Unit,
    private val openGame: (String) -> Unit,
    /** Told how the change of the saved games went. */
    private val noted: (Result<*>) -> Unit = {},
) {
    var state = HomeState()
        private set

    /** Reads the list again; a [coldStart] also reopens the game that was on the screen, if it still runs. */
    fun refresh(coldStart: String? = null) =
        background.run({ library().shelf() }) { shelf ->
            state = shelf.fold(::listed) { state.copy(trouble = it) }
            show(state)
            if (shelf.getOrNull()?.runs(coldStart) == true) coldStart?.let(openGame)
            if (!state.firstRun) readLessons()
        }

    /** How far the lessons are is told once the games are there. */
    private fun readLessons() =
        background.run({ library().learning().use { it.course(today()) } }) { course ->
            val known = course.getOrNull()?.takeIf { it != state.course } ?: return@run
            state = state.copy(course = known)
            show(state)
        }

    fun onContinue() {
        state.running?.let { openGame(it.id) }
    }

    /** The person has chosen to learn the game. */
    fun onLearnFirst() = choose()

    /** The person has chosen to play at once: a game against the computer begins. */
    fun onPlayAtOnce() {
        if (!state.firstRun) return
        choose()
        background.run({ library().start(firstGame()).use { it.snapshot().gameId } }) { begun ->
            noted(begun)
            begun.fold(openGame) { trouble ->
                state = state.copy(trouble = trouble)
                show(state)
            }
        }
    }

    private fun firstGame() = NewGameChoices(seats = listOf(NewGameChoices.PERSON, NewGameChoices.computer(FIRST_LEVEL))).setup { true }

    private fun choose() {
        firstRun.chosen = true
        state = state.copy(firstRun = false)
        show(state)
    }

    private fun listed(shelf: Shelf): HomeState {
        val (running, finished) = shelf.games.partition { it.status == Status.Playing }
        // Who has games, be it from a backup, has begun before.
        if (shelf != NOTHING) firstRun.chosen = true
        return HomeState(running.firstOrNull(), running.size, finished.size, firstRun = !firstRun.chosen, course = state.course)
    }

    private fun Shelf.runs(id: String?) = games.any { it.id == id && it.status == Status.Playing }

    companion object {
        /** Of the computer in the game that begins at once. */
        const val FIRST_LEVEL = 2

        private val NOTHING = Shelf(emptyList(), emptyList(), emptyList())
    }
}
