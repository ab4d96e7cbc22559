package app.starhop.platform

import android.os.Build
import android.view.HapticFeedbackConstants
import android.view.View
import app.starhop.settings
import app.starhop.settings.Touch

/** The small shakes of the game, as the system's own effects: no permission, and the person's setting is obeyed. */
object Haptics {
    fun select(view: View) = shake(view, HapticFeedbackConstants.CLOCK_TICK, HapticFeedbackConstants.KEYBOARD_TAP)

    /** The finger is over another hole that it can take. */
    fun aim(view: View) = shake(view, HapticFeedbackConstants.CLOCK_TICK, HapticFeedbackConstants.CLOCK_TICK)

    /** Something small has changed. */
    fun tick(view: View) = shake(view, null, HapticFeedbackConstants.CLOCK_TICK)

    fun refuse(view: View) {
        val reject = Build.VERSION.SDK_INT >= Build.VERSION_CODES.R
        shake(view, null, if (reject) HapticFeedbackConstants.REJECT else HapticFeedbackConstants.LONG_PRESS)
    }

    fun landing(view: View) = shake(view, HapticFeedbackConstants.KEYBOARD_TAP, HapticFeedbackConstants.CONTEXT_CLICK)

    fun success(view: View) {
        val confirm = Build.VERSION.SDK_INT >= Build.VERSION_CODES.R
        val effect = if (confirm) HapticFeedbackConstants.CONFIRM else HapticFeedbackConstants.CONTEXT_CLICK
        shake(view, effect, effect)
    }

    /** The effect for the strength that the person has set. */
    private fun shake(
        view: View,
        light: Int?,
        strong: Int,
    ) {
        when (view.context.settings.current.touch) {
            Touch.OFF -> Unit
            Touch.LIGHT -> light?.let(view::performHapticFeedback)
            Touch.STRONG -> view.performHapticFeedback(strong)
        }
    }
}
