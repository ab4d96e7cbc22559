package app.starhop.platform

import android.os.Build
import android.view.HapticFeedbackConstants
import android.view.View

/** The small shakes of the game, as the system's own effects: no permission, and the person's setting is obeyed. */
object Haptics {
    fun select(view: View) = view.performHapticFeedback(HapticFeedbackConstants.CLOCK_TICK)

    fun landing(view: View) = view.performHapticFeedback(HapticFeedbackConstants.KEYBOARD_TAP)

    fun success(view: View) =
        view.performHapticFeedback(
            if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.R) {
                HapticFeedbackConstants.CONFIRM
            } else {
                HapticFeedbackConstants.CONTEXT_CLICK
            },
        )
}
