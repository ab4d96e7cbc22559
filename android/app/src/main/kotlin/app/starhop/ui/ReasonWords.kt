package app.starhop.ui

import android.content.res.Resources
import app.starhop.R
import app.starhop.core.DrawReason
import app.starhop.core.WinReason

/** The words for why a game ended. */
class ReasonWords(
    private val resources: Resources,
) {
    /** A word or two for a list; nothing for a plain win. */
    fun short(reason: WinReason): Int? =
        when (reason) {
            WinReason.ALL_HOME -> null
            WinReason.SIDE_TOTAL -> R.string.short_side_total
            WinReason.DEADLOCK_AHEAD -> R.string.short_deadlock
            WinReason.DEADLOCK_HALF -> R.string.short_deadlock_half
            WinReason.NO_CONCESSION -> R.string.short_no_concession
            WinReason.RESIGNED -> R.string.short_resigned
            WinReason.LEFT -> R.string.short_left
            WinReason.PASSIVE -> R.string.short_passive
            WinReason.TIMED_OUT -> R.string.short_timed_out
        }

    fun short(reason: DrawReason): Int =
        when (reason) {
            DrawReason.AGREED -> R.string.short_agreed
            DrawReason.ALL_PASSED -> R.string.short_all_passed
            DrawReason.NOBODY_CAN_MOVE -> R.string.short_nobody_can_move
        }

    /** A sentence about a win by [winners]; [last] is who played or left last. */
    fun sentence(
        reason: WinReason,
        winners: String,
        last: String,
    ): String =
        when (reason) {
            WinReason.ALL_HOME -> resources.getString(R.string.result_all_home)
            WinReason.SIDE_TOTAL -> resources.getString(R.string.result_side_total)
            WinReason.DEADLOCK_AHEAD -> resources.getString(R.string.result_deadlock_ahead, winners)
            WinReason.DEADLOCK_HALF -> resources.getString(R.string.result_deadlock_half, winners)
            WinReason.NO_CONCESSION -> resources.getString(R.string.result_no_concession, last)
            WinReason.RESIGNED -> resources.getString(R.string.result_resigned, last)
            WinReason.LEFT -> resources.getString(R.string.result_left, last)
            WinReason.PASSIVE -> resources.getString(R.string.result_passive, last)
            WinReason.TIMED_OUT -> resources.getString(R.string.result_timed_out, last)
        }

    /** A sentence about a draw among so many [players]. */
    fun sentence(
        reason: DrawReason,
        players: Int,
    ): String =
        resources.getString(
            when (reason) {
                DrawReason.AGREED -> if (players == 2) R.string.result_agreed else R.string.result_all_agreed
                DrawReason.ALL_PASSED -> R.string.result_all_passed
                DrawReason.NOBODY_CAN_MOVE -> R.string.result_stuck
            },
        )
}
