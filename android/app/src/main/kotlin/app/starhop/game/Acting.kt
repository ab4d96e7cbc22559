package app.starhop.game

import app.starhop.Background
import app.starhop.core.MatchInterface
import app.starhop.core.Snapshot

/** Does the actions of one game on the [worker], where they wait for the disk: one at a time, and each on the game that was seen. */
class Acting(
    private val match: MatchInterface,
    private val clock: GameClock,
    private val worker: Background,
    /** Milliseconds of the device's monotonic clock. */
    private val now: () -> Long,
) {
    /** Whether an action is on its way, or the game was given back. */
    var busy = false
        private set

    private var closed = false

    /** Starts [act] unless another is on its way; where the game has moved on from [seen] by itself, [done] just gets what it is now. */
    fun begin(
        seen: Snapshot,
        act: (Snapshot) -> Change,
        done: (Result<Change>) -> Unit,
    ) {
        if (busy) return
        busy = true
        val at = now()
        worker.run({
            val current = match.snapshot()
            if (current.revision == seen.revision) clock.inTime(at) { act(seen) } else Change(current)
        }) { change ->
            if (closed) return@run
            busy = false
            done(change)
        }
    }

    /** Begins nothing more, and tells nothing of what is still on its way. */
    fun close() {
        closed = true
        busy = true
    }
}
