package app.starhop.learn

import android.content.res.Resources
import app.starhop.R
import app.starhop.board.Holes
import app.starhop.core.MatchException
import app.starhop.core.MoveException
import app.starhop.core.Obstacle
import app.starhop.ui.GameWords
import app.starhop.ui.troubleText

/** What is in the way of a move, with the holes. */
class ObstacleTexts(
    private val resources: Resources,
) {
    private val words = GameWords(resources)

    fun text(obstacle: Obstacle): String =
        when (val why = obstacle.why) {
            is MoveException.NoPiece -> text(R.string.obstacle_no_piece, Holes.name(why.hole))
            is MoveException.NotYours -> text(R.string.obstacle_not_yours, Holes.name(why.hole), words.seat(why.seat))
            is MoveException.Occupied -> occupied(why.hole, obstacle.takenBy)
            is MoveException.Revisited -> text(R.string.obstacle_revisited, Holes.name(why.hole))
            is MoveException.StepInChain -> between(R.string.obstacle_step_in_chain, why.from, why.to)
            is MoveException.NothingToHop -> between(R.string.obstacle_nothing_to_hop, why.from, why.to)
            is MoveException.OutOfReach -> between(R.string.obstacle_out_of_reach, why.from, why.to)
            is MoveException.TooShort -> text(R.string.obstacle_too_short)
            else -> text(troubleText(MatchException.Illegal(why)))
        }

    private fun occupied(
        hole: Int,
        seat: Int?,
    ) = if (seat ==
        null
    ) {
        text(R.string.obstacle_taken, Holes.name(hole))
    } else {
        text(R.string.obstacle_taken_by, Holes.name(hole), words.seat(seat))
    }

    private fun between(
        id: Int,
        from: Int,
        to: Int,
    ) = text(id, Holes.name(from), Holes.name(to))

    private fun text(
        id: Int,
        vararg values: Any,
    ): String = resources.getString(id, *values)
}
