package app.starhop.platform

import android.app.Dialog
import android.os.Build
import android.view.View
import android.window.BackEvent
import android.window.OnBackAnimationCallback
import android.window.OnBackInvokedDispatcher

/**
 * Lets the [panel] of a sheet sink while Back is swiped, and rise again where the swipe is given up. Before Android 14
 * the system says nothing of a swipe, and Back just closes the sheet.
 */
class SheetBack(
    private val sheet: Dialog,
    private val panel: View,
) {
    private var registered: Any? = null

    fun start() {
        if (Build.VERSION.SDK_INT < Build.VERSION_CODES.UPSIDE_DOWN_CAKE || registered != null) return
        val swipe = Swipe(panel, sheet::dismiss)
        sheet.onBackInvokedDispatcher.registerOnBackInvokedCallback(OnBackInvokedDispatcher.PRIORITY_DEFAULT, swipe)
        registered = swipe
    }

    fun stop() {
        if (Build.VERSION.SDK_INT < Build.VERSION_CODES.UPSIDE_DOWN_CAKE) return
        (registered as? Swipe)?.let(sheet.onBackInvokedDispatcher::unregisterOnBackInvokedCallback)
        registered = null
    }

    private class Swipe(
        private val panel: View,
        private val close: () -> Unit,
    ) : OnBackAnimationCallback {
        override fun onBackStarted(event: BackEvent) = panel.animate().cancel()

        override fun onBackProgressed(event: BackEvent) {
            panel.translationY = panel.height * SINKS * event.progress
        }

        override fun onBackCancelled() {
            panel.animate().translationY(0f).setDuration(RISE_MILLIS)
        }

        override fun onBackInvoked() = close()
    }

    private companion object {
        /** How far it sinks under the finger, in its own heights. */
        const val SINKS = 0.25f
        const val RISE_MILLIS = 150L
    }
}
