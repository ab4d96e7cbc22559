package app.starhop.replay

import app.starhop.Background
import app.starhop.core.GameLibraryInterface
import app.starhop.core.ReplayInterface
import app.starhop.core.ReviewReport

/**
 * Walks through one game.
 *
 * Buttons, slider and player only say which ply is [wanted]; the game is asked for it in [onFrame], so however fast the
 * wishes come there is one `seek` a frame. Time is the time of the frames, in milliseconds.
 */
class ReplayPresenter(
    private val id: String,
    start: ReplayPosition,
    private val library: () -> GameLibraryInterface,
    private val background: Background,
    private val show: (ReplayState) -> Unit,
    private val leave: (ReplayExit) -> Unit,
    /** Told how the change of the saved games went. */
    private val noted: (Result<*>) -> Unit = {},
) {
    var state = ReplayState(speed = start.speed)
        private set

    private var replay: ReplayInterface? = null
    private var wanted = start.ply
    private var smooth = false
    private var missed: Missed? = null
    private var moving = false
    private var restingSince: Long? = null
    private var hold: Hold? = null

    val position: ReplayPosition get() = ReplayPosition(wanted, state.speed)

    /** True while [onFrame] has something to do. */
    val needsFrames: Boolean
        get() = replay != null && (wanted != state.ply || hold != null || (state.playing && !moving))

    fun load() =
        background.run({ library().replay(id).let { it to ReplayRecord.of(it) } }) { result ->
            result.fold(
                { (replay, record) -> begin(replay, record) },
                { leave(ReplayExit.Unreadable(it)) },
            )
        }

    fun onFrame(now: Long) {
        hold?.let { if (it.repeats(now)) go(wanted + it.direction, smooth = false) }
        if (state.playing && !moving && wanted == state.ply) playOnwards(now)
        if (wanted != state.ply) seek()
    }

    /** The board has come to rest on the frame shown. */
    fun onArrived() {
        if (!moving) return
        moving = false
        restingSince = null
    }

    fun first() = jump(0)

    fun last() = jump(length)

    fun next() = step(1)

    fun previous() = step(-1)

    fun jump(ply: Int) {
        pause()
        go(ply, smooth = false)
    }

    /** Shows what was there instead of a move that was played, on the board as it stood then. */
    fun compare(missed: Missed) {
        pause()
        go(missed.ply - 1, smooth = wanted == missed.ply, missed)
    }

    /** From the move on the board to the better one that [report] knows, and from that back to the one played. */
    fun toggleBetter(report: ReviewReport?) {
        val shown = state.missed
        if (shown == null) {
            report?.of(state.ply)?.let(Missed::of)?.let(::compare)
        } else {
            pause()
            go(shown.ply, smooth = true)
        }
    }

    /** A finger rests on next (1) or previous (-1). */
    fun holdBegins(direction: Int) {
        hold = Hold(direction)
    }

    /** The finger is lifted; true if the hold has repeated, so that the lift is no tap. */
    fun holdEnds(): Boolean = (hold?.repeated == true).also { hold = null }

    fun togglePlaying() {
        if (state.playing) return pause()
        if (state.atEnd) go(0, smooth = false)
        restingSince = null
        settle(state.copy(playing = length > 0))
    }

    fun pause() {
        if (state.playing) settle(state.copy(playing = false))
    }

    fun changeSpeed() = settle(state.copy(speed = state.speed.next()))

    fun playOn() {
        pause()
        val ply = state.ply
        background.run({ library().playOn(id, ply).use { it.snapshot().gameId } }) { begun ->
            noted(begun)
            leaving(ReplayExit::Game)(begun)
        }
    }

    fun share() = background.run({ library().exportText(id) }, leaving { ReplayExit.Share(it) })

    fun close() {
        (replay as? AutoCloseable)?.close()
        replay = null
    }

    private val length: Int get() = state.record?.length ?: 0

    private fun begin(
        replay: ReplayInterface,
        record: ReplayRecord,
    ) {
        this.replay = replay
        state = state.copy(record = record)
        wanted = wanted.coerceIn(0, record.length)
        seek()
    }

    private fun step(direction: Int) {
        pause()
        go(wanted + direction, smooth = true)
    }

    private fun go(
        ply: Int,
        smooth: Boolean,
        missed: Missed? = null,
    ) {
        wanted = ply.coerceIn(0, length)
        this.smooth = smooth
        this.missed = missed
        if (wanted == state.ply && missed != state.missed) settle(state.copy(missed = missed, arrival = Arrival.JUMP))
    }

    private fun playOnwards(now: Long) {
        val since = restingSince ?: now.also { restingSince = it }
        when {
            state.atEnd -> pause()
            now - since >= REST / state.speed.factor -> go(state.ply + 1, smooth = true)
        }
    }

    private fun seek() {
        val frame = runCatching { checkNotNull(replay).seek(wanted) }
        frame.onFailure {
            wanted = state.ply
            settle(state.copy(playing = false, trouble = it))
        }
        frame.onSuccess {
            val arrival = arrival(it.ply - state.ply)
            moving = arrival != Arrival.JUMP
            restingSince = null
            settle(state.copy(frame = it, arrival = arrival, missed = missed))
        }
    }

    private fun arrival(distance: Int) =
        when {
            !smooth -> Arrival.JUMP
            distance == 1 -> Arrival.FORWARD
            distance == -1 -> Arrival.BACKWARD
            else -> Arrival.JUMP
        }

    private fun <T> leaving(exit: (T) -> ReplayExit): (Result<T>) -> Unit =
        { result -> result.fold({ leave(exit(it)) }) { settle(state.copy(trouble = it)) } }

    private fun settle(next: ReplayState) {
        state = next
        show(next)
    }

    /** A button held down: after [HOLD] it repeats every [REPEAT]. */
    private class Hold(
        val direction: Int,
    ) {
        var repeated = false
            private set
        private var due: Long? = null

        fun repeats(now: Long): Boolean {
            val at = due ?: (now + HOLD).also { due = it }
            if (now < at) return false
            due = at + REPEAT
            repeated = true
            return true
        }
    }

    companion object {
        /** From pressing a button to its first repeat, in milliseconds. */
        const val HOLD = 350L

        /** Between two repeats, in milliseconds. */
        const val REPEAT = 90L

        /** Between the end of one move and the start of the next while playing at normal speed, in milliseconds. */
        const val REST = 600f
    }
}
