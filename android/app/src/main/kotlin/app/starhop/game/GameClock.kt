package app.starhop.game

import app.starhop.core.ClockHold
import app.starhop.core.ClockReading
import app.starhop.core.MatchInterface
import app.starhop.core.Snapshot
import app.starhop.engine.Delays

/**
 * The clock of one game: tells the match the time, once a second while it runs, and what holds it.
 *
 * In a game without a limit it does nothing at all.
 */
class GameClock(
    private val match: MatchInterface,
    private val delays: Delays,
    /** Milliseconds of the device's monotonic clock. */
    private val now: () -> Long,
    /** Called when another second is shown, or the turn's time is over. */
    private val look: () -> Unit,
) {
    /** What it shows; null in a game without a limit. */
    var reading: ClockReading? = null
        private set

    private var callOff: () -> Unit = {}

    init {
        read(match.clock(now()))
    }

    /** Counts the time; what the game has become, if that of the turn was over. */
    fun tick(): Snapshot? {
        if (reading == null) return null
        callOff()
        // Where the disk refuses the turn has not passed, and the next look tries again.
        callOff = delays.after(SECOND.toLong(), look)
        val tick = match.tick(now())
        read(tick.reading)
        return tick.timedOut
    }

    /** Holds it for a reason, or takes the reason away. */
    fun hold(
        why: ClockHold,
        wanted: Boolean,
    ) {
        val held = reading?.held ?: return
        if (wanted == why in held) return
        read(if (wanted) match.holdClock(now(), why) else match.releaseClock(now(), why))
    }

    /** Takes over what an action did to it. */
    fun refresh() {
        if (reading != null) read(match.clock(now()))
    }

    fun close() = callOff()

    private fun read(shown: ClockReading?) {
        callOff()
        reading = shown
        if (shown?.running == true) callOff = delays.after(untilNext(shown.left), look)
    }

    /** The shown second changes when a whole one is gone. */
    private fun untilNext(left: Int): Long = ((left - 1) % SECOND + 1).toLong()

    companion object {
        const val SECOND = 1000

        /** Whole seconds, the last of which lasts until nothing is left. */
        fun seconds(left: Int): Int = (left + SECOND - 1) / SECOND
    }
}
