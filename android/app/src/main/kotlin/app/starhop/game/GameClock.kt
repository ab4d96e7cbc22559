package app.starhop.game

import app.starhop.Background
import app.starhop.core.ClockHold
import app.starhop.core.ClockReading
import app.starhop.core.MatchInterface
import app.starhop.core.Snapshot
import app.starhop.engine.Delays

/**
 * The clock of one game: tells the match the time, once a second while it runs, and what holds it.
 *
 * The match is asked on the [worker], since it may save what is left. What holds the clock shows at once. In a game
 * without a limit it does nothing at all.
 */
class GameClock(
    private val match: MatchInterface,
    private val worker: Background,
    private val delays: Delays,
    /** Milliseconds of the device's monotonic clock. */
    private val now: () -> Long,
    /** Called when another second is to be shown, or the turn's time is over: ask for a [tick]. */
    private val look: () -> Unit,
) {
    /** What it shows; null in a game without a limit. */
    var reading: ClockReading? = null
        private set

    /** How many answers are on their way; only the last is up to date. */
    private var asked = 0
    private var closed = false
    private var callOff: () -> Unit = {}

    init {
        read(match.clock(now()))
    }

    /** Counts the time; [done] gets what the game has become, if that of the turn was over. */
    fun tick(done: (Result<Snapshot?>) -> Unit) {
        if (reading == null) return
        callOff()
        // Where the disk refuses the turn has not passed, and the next look tries again.
        callOff = delays.after(SECOND.toLong(), look)
        val at = now()
        var over: Snapshot? = null
        ask({ match.tick(at).also { over = it.timedOut }.reading }) { ticked -> done(ticked.map { over }) }
    }

    /** Holds it for a reason, or takes the reason away. */
    fun hold(
        why: ClockHold,
        wanted: Boolean,
    ) {
        val shown = reading ?: return
        if (wanted == why in shown.held) return
        val held = if (wanted) shown.held + why else shown.held - why
        read(shown.copy(held = held, running = shown.timed && held.isEmpty()))
        val at = now()
        ask({ if (wanted) match.holdClock(at, why) else match.releaseClock(at, why) })
    }

    /** On the worker: what [act] does, unless the time of the turn was over [at] that moment; then that is what the game has become. */
    fun inTime(
        at: Long,
        act: () -> Change,
    ): Change {
        match.clock(at) ?: return act()
        val change = match.tick(at).timedOut?.let { Change(it) } ?: act()
        return change.copy(clock = match.clock(at))
    }

    /** Takes over what an action did to it. */
    fun take(reading: ClockReading?) {
        if (asked == 0 && reading != null) read(reading)
    }

    fun close() {
        closed = true
        callOff()
    }

    private fun ask(
        work: () -> ClockReading?,
        done: (Result<ClockReading?>) -> Unit = {},
    ) {
        asked += 1
        worker.run(work) { answer ->
            asked -= 1
            if (closed) return@run
            if (asked == 0) answer.onSuccess(::read)
            done(answer)
        }
    }

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
