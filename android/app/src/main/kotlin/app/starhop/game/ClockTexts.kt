package app.starhop.game

import android.content.res.Resources
import app.starhop.R

/** The words for the time of a move. */
class ClockTexts(
    private val resources: Resources,
) {
    /** Minutes and seconds that are left of a timed turn; nothing of any other. */
    fun left(state: GameState): String? {
        val clock = state.clock?.takeIf { it.timed && !state.over } ?: return null
        val seconds = GameClock.seconds(clock.left)
        return resources.getString(R.string.clock_time, seconds / MINUTE, seconds % MINUTE)
    }

    fun paused(state: GameState): String {
        val seconds = GameClock.seconds(state.clock?.left ?: 0)
        return resources.getQuantityString(R.plurals.clock_paused, seconds, seconds)
    }

    /** Said once, when little is left; the seconds themselves are not read out. */
    fun warning(state: GameState): String? =
        state.clock?.takeIf { state.hurried }?.let { resources.getString(R.string.time_low, GameClock.seconds(it.lowFrom)) }

    private companion object {
        const val MINUTE = 60
    }
}
