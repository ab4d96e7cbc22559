package app.starhop.learn

import app.starhop.Background
import app.starhop.core.GameLibraryInterface
import app.starhop.core.PuzzleKind

/** Lists lessons and puzzles and says which exercise a row opens. */
class LearnPresenter(
    private val library: () -> GameLibraryInterface,
    private val background: Background,
    private val today: () -> Int,
    private val show: (LearnState) -> Unit,
    private val open: (Sitting) -> Unit,
) {
    var state = LearnState()
        private set

    fun refresh() =
        background.run({ library().learning().use { it.course(today()) } }) { course ->
            state = course.fold({ LearnState(it, it.notRead, state.closings) }) { state.copy(trouble = it) }
            show(state)
            readClosings()
        }

    /** The finished games are looked through once the rest is there; one that cannot be read now is left out. */
    private fun readClosings() =
        background.run({
            val games = library().shelf().games.associateBy { it.id }
            library().learning().use { it.closings() }.mapNotNull { info -> games[info.gameId]?.let { ClosingOf(info, it) } }
        }) { found ->
            state = state.copy(closings = found.getOrDefault(emptyList()))
            if (state.closings.isNotEmpty()) show(state)
        }

    fun closing(id: String) = open(Sitting.Closing(id))

    fun lesson(key: String) = open(Sitting.Lesson(key))

    fun daily() {
        state.daily?.let { open(Sitting.Puzzle(it.id)) }
    }

    /** The first puzzle of a kind that is not solved; the first of all where none is left. */
    fun puzzles(kind: PuzzleKind) {
        val puzzles = state.puzzles(kind)
        val next = puzzles.firstOrNull { it.solved == null } ?: puzzles.firstOrNull()
        next?.let { open(Sitting.Puzzle(it.id)) }
    }
}
