package app.starhop.board

import android.view.View
import android.view.animation.AnimationUtils

/**
 * Calls back once a frame with the milliseconds since it started, until told to stop.
 *
 * A ValueAnimator would not do: with animations off in the system it jumps to its end, and a cross-fade must stay.
 */
class FrameTicker(
    private val view: View,
    private val frame: (Float) -> Boolean,
) {
    var running = false
        private set

    private var started = UNSET
    private val tick = Runnable(::onFrame)

    fun start() {
        stop()
        running = true
        started = UNSET
        view.postOnAnimation(tick)
    }

    fun stop() {
        running = false
        view.removeCallbacks(tick)
    }

    private fun onFrame() {
        val now = AnimationUtils.currentAnimationTimeMillis()
        if (started == UNSET) started = now
        running = frame((now - started).toFloat())
        if (running) view.postOnAnimation(tick)
    }

    private companion object {
        const val UNSET = -1L
    }
}
