package app.starhop.learn

import app.starhop.board.BoardFeedback
import app.starhop.board.BoardView
import app.starhop.board.Motion
import app.starhop.core.Feedback
import app.starhop.sound.Sound
import app.starhop.sound.Sounds

/** What is heard and felt when an exercise is answered. All of it is also seen and read. */
class ExerciseFeedback(
    board: BoardView,
    sounds: Sounds,
) {
    private val feedback = BoardFeedback(board, sounds)
    private var before = ExerciseState()
    private var verdict: Feedback? = null

    fun landed(hops: Int) = feedback.landed(hops)

    /** Answers what was touched at once; what the answer came to waits until [motions] have [rested]. */
    fun changed(
        state: ExerciseState,
        motions: List<Motion>,
    ) {
        val old = before
        before = state
        if (state.feedback !== old.feedback) verdict = state.feedback
        when {
            state.selection.pins.size > old.selection.pins.size -> landed(state.selection.pins.size)
            old.selection.hole != state.selection.hole && state.selection.exists -> feedback.select()
            state.shown != null && state.shown != old.shown -> feedback.tick()
            state.closing?.ply != old.closing?.ply && old.closing != null && motions.isEmpty() -> feedback.tick()
        }
    }

    /** Everything stands where it belongs. */
    fun rested() {
        val told = verdict ?: return
        verdict = null
        when (told) {
            is Feedback.Solved -> {
                feedback.succeed(Sound.GOAL)
            }

            is Feedback.GoOn, is Feedback.Found, is Feedback.FoundBefore, is Feedback.Named -> {
                feedback.tick()
            }

            else -> {
                feedback.refuse()
            }
        }
    }
}
