package app.starhop.learn

import app.starhop.board.BoardState
import app.starhop.board.Holes
import app.starhop.board.Note
import app.starhop.board.Reach
import app.starhop.core.Ask
import app.starhop.core.Because
import app.starhop.core.ClosingBlock
import app.starhop.core.ExerciseGoal
import app.starhop.core.ExerciseSnapshot
import app.starhop.core.Feedback
import app.starhop.core.NamedPart
import app.starhop.core.PartKind
import app.starhop.core.Shown
import app.starhop.game.Selection

/** What the exercise screen draws. */
data class ExerciseState(
    /** Null until it is read. */
    val snapshot: ExerciseSnapshot? = null,
    val spots: List<Spot> = emptyList(),
    val index: Int = 0,
    val selection: Selection = Selection(),
    /** What was said to the last answer. */
    val feedback: Feedback? = null,
    /** What "Show me" has shown. */
    val shown: Shown? = null,
    /** The number that would be answered. */
    val number: Int = 0,
    /** Where the replay of a game's end stands; null in every other exercise. */
    val closing: ClosingShot? = null,
    val reach: Reach = Reach.NONE,
    /** Whether an answer is on its way to the disk, or the next exercise on its way from there. */
    val waiting: Boolean = false,
    /** Why it cannot be read or was not saved. */
    val trouble: Throwable? = null,
) {
    val spot: Spot? get() = spots.getOrNull(index)

    val solved: Boolean get() = snapshot?.solved == true

    /** Whether the exercise is answered by [ask] and still open. */
    fun asks(ask: Ask): Boolean = snapshot?.ask == ask && !solved && !waiting

    /** The part whose turn it is. */
    val part: NamedPart? get() = snapshot?.parts?.firstOrNull { it.hole == null && it.yes == null }

    val asksYesOrNo: Boolean get() = asks(Ask.YES_OR_NO) || (asks(Ask.PARTS) && part?.kind == PartKind.CAN_HOP)

    /** Whether all parts are named, so that they can be checked. */
    val mayCheck: Boolean get() = asks(Ask.PARTS) && part == null

    val mayTakeBack: Boolean
        get() =
            (asks(Ask.MOVES) && snapshot?.moves.orEmpty().isNotEmpty()) ||
                (asks(Ask.PARTS) && snapshot?.parts.orEmpty().any { it.hole != null || it.yes != null })
}

/** Where own pieces were in the way, once the answer has told it. */
val ExerciseState.blocks: List<ClosingBlock>
    get() {
        val because = (feedback as? Feedback.Solved)?.because ?: (feedback as? Feedback.Wrong)?.because
        return (because as? Because.Blocked)?.blocks.orEmpty()
    }

/** The board of an exercise; [summary] is said by screen readers. */
fun ExerciseState.board(summary: String): BoardState? {
    val now = snapshot ?: return null
    val shot = closing?.frame
    val answering = asks(Ask.MOVES)
    val asked = now.goal.from
    return BoardState(
        pieces = shot?.pieces ?: now.pieces,
        seats = (now.pieces.filter { it in '1'..'6' }.map { it - '0' } + now.sets).distinct(),
        bottom = now.seat,
        own = if (answering) now.sets else emptyList(),
        yours = now.sets,
        selected = if (asks(Ask.HOLES) && asked != null && now.pieces[asked] != BoardState.EMPTY) asked else selection.hole,
        pins = selection.pins,
        targets = selection.targets,
        lastMove = shot?.lastMove?.path ?: now.moves.lastOrNull().orEmpty(),
        hint = arrow(now),
        reach = reach,
        notes = notes(now),
        anyHole = !solved,
        summary = summary,
    )
}

private fun ExerciseState.arrow(now: ExerciseSnapshot): List<Int> {
    val move = (shown as? Shown.Move)?.target?.path
    val goal = now.goal
    return when {
        move != null -> if (solved) emptyList() else move
        goal is ExerciseGoal.Legal -> goal.path
        goal is ExerciseGoal.Captures -> goal.path
        goal is ExerciseGoal.Wins -> goal.path
        goal is ExerciseGoal.Name -> listOf(goal.from, goal.to)
        goal is ExerciseGoal.FindCutOff -> listOf(goal.from, goal.to)
        goal is ExerciseGoal.Opens && !solved -> listOf(goal.from, goal.to)
        else -> emptyList()
    }
}

private fun ExerciseState.notes(now: ExerciseSnapshot): Map<Int, Note> {
    val asked = (now.goal as? ExerciseGoal.Reach)?.to?.takeIf { !solved }
    val told = (shown as? Shown.Holes)?.holes.orEmpty()
    val wrong = (feedback as? Feedback.Absent)?.hole
    val pointed = feedback?.pointed().orEmpty() - setOfNotNull(now.goal.from)
    return (listOfNotNull(asked) + told + pointed).associateWith { Note.ASKED } +
        now.found.associateWith { Note.RIGHT } +
        listOfNotNull(wrong).associateWith { Note.WRONG } +
        blocks.filter { it.ply == closing?.ply }.flatMap { block ->
            listOf(block.piece to Note.ASKED, block.by to Note.WRONG, block.deeper to Note.RIGHT)
        }
}

/** The piece that holes are asked for. */
private val ExerciseGoal.from: Int?
    get() =
        when (this) {
            is ExerciseGoal.FindLandings -> from
            is ExerciseGoal.FindTargets -> from
            else -> null
        }
