package app.starhop

import android.os.Handler
import android.os.Looper
import java.util.concurrent.Executor
import java.util.concurrent.Executors

/** Runs what may wait for the disk on [worker] and brings its result back through [main]. */
class Background(
    private val worker: Executor,
    private val main: Executor,
) {
    fun <T> run(
        work: () -> T,
        done: (Result<T>) -> Unit,
    ) = worker.execute {
        val result = runCatching(work)
        main.execute { done(result) }
    }

    companion object {
        /** One worker thread, so that two changes of the saved games happen in the order in which they were asked for. */
        fun onWorkerThread(): Background {
            val main = Handler(Looper.getMainLooper())
            return Background(Executors.newSingleThreadExecutor()) { main.post(it) }
        }
    }
}
