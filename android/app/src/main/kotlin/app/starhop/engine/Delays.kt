package app.starhop.engine

import android.os.Handler
import android.os.Looper

/** Lets something happen a little later, unless it is called off first. */
fun interface Delays {
    /** Runs [action] after [millis]; what is returned calls it off. */
    fun after(
        millis: Long,
        action: () -> Unit,
    ): () -> Unit
}

/** Delays on the main thread. */
class MainDelays : Delays {
    private val handler = Handler(Looper.getMainLooper())

    override fun after(
        millis: Long,
        action: () -> Unit,
    ): () -> Unit {
        val run = Runnable(action)
        handler.postDelayed(run, millis)
        return { handler.removeCallbacks(run) }
    }
}
