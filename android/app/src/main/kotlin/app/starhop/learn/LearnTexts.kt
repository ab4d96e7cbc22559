package app.starhop.learn

import android.annotation.SuppressLint
import android.content.res.Resources
import app.starhop.R
import app.starhop.core.ClosingInfo
import app.starhop.core.Course
import app.starhop.core.ExerciseSubject
import app.starhop.core.PuzzleInfo
import app.starhop.core.PuzzleKind
import app.starhop.core.Streak
import app.starhop.ui.GameWords

/** The words for lessons, tasks and puzzles. Those of lessons are found by their keys. */
class LearnTexts(
    private val resources: Resources,
) {
    private val words = GameWords(resources)

    fun title(lesson: String): String = keyed("learn_${lesson}_title") ?: lesson

    fun line(lesson: String): String = keyed("learn_${lesson}_line").orEmpty()

    /** What an exercise asks. */
    fun question(spot: Spot): String =
        when (val subject = spot.subject) {
            is ExerciseSubject.Task -> keyed("learn_${subject.lesson}_${subject.task}") ?: subject.task
            is ExerciseSubject.Puzzle -> spot.puzzle?.let(::question).orEmpty()
            is ExerciseSubject.Closing -> resources.getString(R.string.learn_closing)
        }

    /** What is said besides once a task is solved, where there is something to say. */
    fun lastWord(spot: Spot): String? = (spot.subject as? ExerciseSubject.Task)?.let { keyed("learn_${it.lesson}_${it.task}_done") }

    /** Whose move it is in a puzzle and its grade, how long the end of a game took, how many holes are found, how many moves are left: what there is to know besides the question. */
    fun detail(state: ExerciseState): String {
        val now = state.snapshot ?: return ""
        val moves = now.movesLeft + now.moves.size
        return listOfNotNull(
            state.spot?.puzzle?.let { words.join(resources.getString(R.string.seat_to_move, words.seat(now.seat)), grade(it)) },
            state.closing?.let { closing(it.info) },
            resources.getString(R.string.learn_found_of, now.found.size, now.lookedFor).takeIf { now.lookedFor > 1 },
            resources.getQuantityString(R.plurals.learn_moves_left, now.movesLeft, now.movesLeft).takeIf { moves > 1 && !now.solved },
        ).reduceOrNull(words::join).orEmpty()
    }

    private fun question(puzzle: PuzzleInfo): String {
        val id =
            when (puzzle.kind) {
                PuzzleKind.HOME_IN -> R.plurals.puzzle_home_in
                PuzzleKind.LONGEST_CHAIN -> R.plurals.puzzle_longest_chain
                PuzzleKind.BEST_BRIDGE -> R.plurals.puzzle_best_bridge
                PuzzleKind.SAVE_MOVE -> R.plurals.puzzle_save_move
            }
        return resources.getQuantityString(id, puzzle.number, puzzle.number)
    }

    /** What the exercises of a sitting are called, and which of [all] this one is. */
    fun heading(
        spot: Spot,
        index: Int,
        all: Int,
    ): String = if (all > 1) words.join(heading(spot), of(index + 1, all)) else heading(spot)

    private fun heading(spot: Spot): String =
        when (val subject = spot.subject) {
            is ExerciseSubject.Task -> title(subject.lesson)
            is ExerciseSubject.Puzzle -> spot.puzzle?.let { kind(it.kind) }.orEmpty()
            is ExerciseSubject.Closing -> resources.getString(R.string.closings)
        }

    fun kind(kind: PuzzleKind): String =
        resources.getString(
            when (kind) {
                PuzzleKind.HOME_IN -> R.string.puzzles_home_in
                PuzzleKind.LONGEST_CHAIN -> R.string.puzzles_longest_chain
                PuzzleKind.BEST_BRIDGE -> R.string.puzzles_best_bridge
                PuzzleKind.SAVE_MOVE -> R.string.puzzles_save_move
            },
        )

    fun grade(puzzle: PuzzleInfo): String = resources.getString(R.string.puzzle_grade, puzzle.grade)

    /** How many moves the last three pieces took, and how few would have been enough. */
    fun closing(info: ClosingInfo): String {
        val fewest = info.fewest?.takeIf { it < info.moves }
        return if (fewest == null) {
            resources.getQuantityString(R.plurals.closing_moves, info.moves, info.moves)
        } else {
            resources.getQuantityString(R.plurals.closing_fewest, info.moves, info.moves, fewest)
        }
    }

    fun of(
        done: Int,
        all: Int,
    ): String = resources.getString(R.string.learn_of, done, all)

    /** How many lessons are done; what there is to do where none is. */
    fun progress(course: Course?): String {
        val done = course?.lessons.orEmpty().count { it.finished }
        if (course == null || done == 0) return resources.getString(R.string.learn_line)
        return resources.getString(R.string.learn_finished, done, course.lessons.size)
    }

    /** Days in a row; an invitation where there are none. */
    fun streak(streak: Streak): String =
        when {
            streak.days == 0 -> resources.getString(R.string.learn_streak_none)
            streak.today -> resources.getQuantityString(R.plurals.learn_streak, streak.days, streak.days)
            else -> resources.getQuantityString(R.plurals.learn_streak_go_on, streak.days, streak.days)
        }

    @SuppressLint("DiscouragedApi") // Lessons are data of the core; a table of their names here would be a second list of them.
    private fun keyed(name: String): String? {
        val id = resources.getIdentifier(name, "string", resources.getResourcePackageName(R.string.app_name))
        return if (id == 0) null else resources.getString(id)
    }
}
