package app.starhop.learn

import android.content.Intent
import app.starhop.core.Course
import app.starhop.core.ExerciseSubject
import app.starhop.core.PuzzleInfo
import app.starhop.ui.text

/** What a person sat down to: a lesson, the puzzles of a kind from one of them on, or the end of a game of their own. */
sealed interface Sitting {
    data class Lesson(
        val key: String,
    ) : Sitting

    data class Puzzle(
        val id: String,
    ) : Sitting

    data class Closing(
        val gameId: String,
    ) : Sitting

    fun write(intent: Intent): Intent =
        when (this) {
            is Lesson -> intent.putExtra(LESSON, key)
            is Puzzle -> intent.putExtra(PUZZLE, id)
            is Closing -> intent.putExtra(CLOSING, gameId)
        }

    companion object {
        private const val LESSON = "lesson"
        private const val PUZZLE = "puzzle"
        private const val CLOSING = "closing"

        fun read(intent: Intent): Sitting? =
            intent.text(LESSON)?.let(::Lesson) ?: intent.text(PUZZLE)?.let(::Puzzle) ?: intent.text(CLOSING)?.let(::Closing)
    }
}

/** One exercise of a sitting. */
data class Spot(
    val subject: ExerciseSubject,
    val solved: Boolean,
    val puzzle: PuzzleInfo? = null,
)

/** The exercises of a [sitting] in order; none where it names nothing. */
fun Course.spots(sitting: Sitting): List<Spot> =
    when (sitting) {
        is Sitting.Lesson -> {
            lessons
                .firstOrNull { it.key == sitting.key }
                ?.tasks
                .orEmpty()
                .map { Spot(ExerciseSubject.Task(sitting.key, it.key), it.solved != null) }
        }

        is Sitting.Puzzle -> {
            val kind = puzzles.firstOrNull { it.id == sitting.id }?.kind
            puzzles.filter { it.kind == kind }.map { Spot(ExerciseSubject.Puzzle(it.id), it.solved != null, it) }
        }

        is Sitting.Closing -> {
            listOf(Spot(ExerciseSubject.Closing(sitting.gameId), solved = false))
        }
    }

/** Where a sitting begins: a puzzle where it was named, a lesson with what is not solved. */
fun List<Spot>.start(sitting: Sitting): Int =
    when (sitting) {
        is Sitting.Lesson -> indexOfFirst { !it.solved }
        is Sitting.Puzzle -> indexOfFirst { it.puzzle?.id == sitting.id }
        is Sitting.Closing -> 0
    }.coerceAtLeast(0)
