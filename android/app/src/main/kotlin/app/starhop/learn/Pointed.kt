package app.starhop.learn

import app.starhop.core.Absence
import app.starhop.core.Because
import app.starhop.core.Feedback
import app.starhop.core.MoveException
import app.starhop.core.Obstacle
import app.starhop.core.Shortfall

/** The holes that the words of a feedback name, to be seen on the board too: nobody knows them by name at first. */
fun Feedback.pointed(): List<Int> =
    when (this) {
        is Feedback.Illegal -> obstacle.holes()
        is Feedback.Absent -> (why as? Absence.CannotGo)?.obstacle?.holes().orEmpty()
        is Feedback.Short -> why.holes()
        is Feedback.Wrong -> because.holes()
        is Feedback.Solved -> because?.holes().orEmpty()
        else -> emptyList()
    }

private fun Shortfall.holes(): List<Int> =
    when (this) {
        is Shortfall.OtherPiece -> listOf(wanted)
        is Shortfall.Elsewhere -> listOf(wanted)
        is Shortfall.CutsOff -> pieces
        is Shortfall.Shallow -> listOf(deeper)
        is Shortfall.StillClosed -> obstacle.holes()
        else -> emptyList()
    }

private fun Because.holes(): List<Int> =
    when (this) {
        is Because.Illegal -> obstacle.holes()
        is Because.NoWin -> held + outside
        else -> emptyList()
    }

private fun Obstacle.holes(): List<Int> =
    when (val why = why) {
        is MoveException.NoPiece -> listOf(why.hole)
        is MoveException.NotYours -> listOf(why.hole)
        is MoveException.Occupied -> listOf(why.hole)
        is MoveException.Revisited -> listOf(why.hole)
        is MoveException.Barred -> listOf(why.hole)
        is MoveException.StepInChain -> listOf(why.from, why.to)
        is MoveException.NothingToHop -> listOf(why.from, why.to)
        is MoveException.OutOfReach -> listOf(why.from, why.to)
        else -> emptyList()
    }
