package app.starhop.platform

import android.app.Activity
import android.os.Build
import android.window.OnBackInvokedCallback
import android.window.OnBackInvokedDispatcher

/**
 * Takes Back from the system while there is something to drop, and only then, so that the system can show where Back
 * leads. Before Android 13 the activity's own `onBackPressed` asks [handle].
 */
class BackPress(
    private val activity: Activity,
    private val action: () -> Unit,
) {
    private var callback: Any? = null
    private var enabled = false

    fun enable(wanted: Boolean) {
        if (enabled == wanted) return
        enabled = wanted
        if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.TIRAMISU) register(wanted)
    }

    /** True if Back was used up. */
    fun handle(): Boolean {
        if (enabled) action()
        return enabled
    }

    private fun register(wanted: Boolean) {
        if (Build.VERSION.SDK_INT < Build.VERSION_CODES.TIRAMISU) return
        val dispatcher = activity.onBackInvokedDispatcher
        if (wanted) {
            val fresh = OnBackInvokedCallback { action() }
            dispatcher.registerOnBackInvokedCallback(OnBackInvokedDispatcher.PRIORITY_DEFAULT, fresh)
            callback = fresh
        } else {
            (callback as? OnBackInvokedCallback)?.let(dispatcher::unregisterOnBackInvokedCallback)
            callback = null
        }
    }
}
