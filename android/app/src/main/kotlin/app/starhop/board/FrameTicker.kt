package app.starhop.board

import android.view.Choreographer

/**
 * Calls back once a frame with the milliseconds since it started, until told to stop.
 *
 * A ValueAnimator would not do: with animations off in the system it jumps to its end, and a cross-fade must stay.
 */
class FrameTicker(
    private val frame: (Float) -> Boolean,
) : Choreographer.FrameCallback {
    var running = false
        private set

    private var started = UNSET

    fun start() {
        stop()
        running = true
        Choreographer.getInstance().postFrameCallback(this)
    }

    fun stop() {
        running = false
        started = UNSET
        Choreographer.getInstance().removeFrameCallback(this)
    }

    override fun doFrame(nanos: Long) {
        if (started == UNSET) started = nanos
        val run = started
        val more = frame((nanos - run) / NANOS_PER_MILLI)
        if (started != run) return
        if (more) Choreographer.getInstance().postFrameCallback(this) else stop()
    }

    private companion object {
        const val UNSET = Long.MIN_VALUE
        const val NANOS_PER_MILLI = 1e6f
    }
}
