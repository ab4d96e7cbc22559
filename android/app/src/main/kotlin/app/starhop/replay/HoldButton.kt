package app.starhop.replay

import android.content.Context
import android.util.AttributeSet
import android.view.MotionEvent
import android.widget.ImageButton

/** A button that says when a finger comes to rest on it and when it leaves; the lift of a short press is a click. */
class HoldButton
    @JvmOverloads
    constructor(
        context: Context,
        attributes: AttributeSet? = null,
    ) : ImageButton(context, attributes) {
        var onHold: () -> Unit = {}

        /** True if the hold has done its work, so that the lift is no click. */
        var onRelease: () -> Boolean = { false }

        private var held = false

        override fun onTouchEvent(event: MotionEvent): Boolean {
            if (event.actionMasked == MotionEvent.ACTION_DOWN && isEnabled) {
                held = true
                onHold()
            }
            val ended = event.actionMasked == MotionEvent.ACTION_UP || event.actionMasked == MotionEvent.ACTION_CANCEL
            if (held && ended && release()) return super.onTouchEvent(cancelled(event))
            return super.onTouchEvent(event)
        }

        override fun setEnabled(enabled: Boolean) {
            super.setEnabled(enabled)
            if (!enabled && held) release()
        }

        override fun onDetachedFromWindow() {
            super.onDetachedFromWindow()
            if (held) release()
        }

        private fun release(): Boolean {
            held = false
            return onRelease()
        }

        private fun cancelled(event: MotionEvent): MotionEvent = event.apply { action = MotionEvent.ACTION_CANCEL }
    }
