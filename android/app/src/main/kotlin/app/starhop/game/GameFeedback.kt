package app.starhop.game

import android.view.View
import app.starhop.board.BoardFeedback
import app.starhop.board.Motion
import app.starhop.core.Mode
import app.starhop.sound.Sound
import app.starhop.sound.Sounds

/** What is heard and felt when a game changes. All of it is also seen. */
class GameFeedback(
    board: View,
    sounds: Sounds,
) {
    private val feedback = BoardFeedback(board, sounds)
    private var arrival: Sound? = null

    fun landed(hops: Int) = feedback.landed(hops)

    /** Answers what shows at once; what [motions] lead to waits until they have [rested]. */
    fun changed(
        old: GameState,
        new: GameState,
        motions: List<Motion>,
    ) {
        val pinned = new.selection.pins.size
        when {
            new.trouble != null && old.trouble == null -> feedback.refuse()
            pinned > old.selection.pins.size -> landed(pinned)
            old.selection.hole != new.selection.hole && new.selection.exists -> feedback.select()
            new.hurried && !old.hurried -> feedback.tick()
            motions.any { it is Motion.Back } || (new.hint != null && old.hint != new.hint) -> feedback.tick()
        }
        arrival = arrival(old, new) ?: arrival
    }

    /** Everything stands where it belongs. */
    fun rested() {
        arrival?.let(feedback::succeed)
        arrival = null
    }

    private fun arrival(
        old: GameState,
        new: GameState,
    ): Sound? =
        when {
            new.over && !old.over -> end(new)
            homeCame(old, new) -> Sound.GOAL
            else -> null
        }

    private fun end(state: GameState): Sound =
        when {
            state.winners.isEmpty() -> Sound.DRAW
            state.snapshot.mode == Mode.PASS_AND_PLAY || state.bottom in state.winners -> Sound.WIN
            else -> Sound.LOSS
        }

    /** Whether a piece of the person, or of anybody in pass and play, has just reached the goal. */
    private fun homeCame(
        old: GameState,
        new: GameState,
    ): Boolean =
        new.snapshot.players.any { player ->
            val own = new.snapshot.mode == Mode.PASS_AND_PLAY || player.seat == new.bottom
            own && new.snapshot.ply > old.snapshot.ply && player.home > old.player(player.seat).home
        }
}
