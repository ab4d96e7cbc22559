package app.starhop.learn

import app.starhop.core.ClosingInfo
import app.starhop.core.Course
import app.starhop.core.GameSummary
import app.starhop.core.LessonInfo
import app.starhop.core.PuzzleInfo
import app.starhop.core.PuzzleKind

/** What the list of lessons and puzzles draws. */
data class LearnState(
    /** Null until it is read. */
    val course: Course? = null,
    val trouble: Throwable? = null,
    /** Ends of finished games, the last game first. */
    val closings: List<ClosingOf> = emptyList(),
) {
    /** The lesson to go on with: the first that is not all solved. */
    val current: String? get() = course?.lessons?.firstOrNull { !it.finished }?.key

    val finished: Int get() = course?.lessons.orEmpty().count { it.finished }

    val daily: PuzzleInfo? get() = course?.let { all -> all.puzzles.firstOrNull { it.id == all.daily } }

    fun puzzles(kind: PuzzleKind): List<PuzzleInfo> = course?.puzzles.orEmpty().filter { it.kind == kind }
}

/** How the last three pieces came in, and the game in which they did. */
data class ClosingOf(
    val info: ClosingInfo,
    val game: GameSummary,
)

val LessonInfo.solved: Int get() = tasks.count { it.solved != null }

val LessonInfo.finished: Boolean get() = solved == tasks.size
