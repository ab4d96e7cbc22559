package app.starhop

import java.util.concurrent.Executor

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
}
