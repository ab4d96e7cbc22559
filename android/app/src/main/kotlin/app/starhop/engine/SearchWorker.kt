package app.starhop.engine

import app.starhop.Background
import app.starhop.core.Search
import app.starhop.core.SearchReport

/**
 * One [worker] for the searches of the whole process. A cancelled search gives way within the core's 50 ms, so the next
 * one hardly waits.
 */
class SearchWorker(
    private val worker: Background,
) : Thinker {
    override fun run(
        search: Search,
        done: (Result<SearchReport>) -> Unit,
    ) = worker.run(search::run, done)

    companion object {
        /** What its thread is called. */
        const val NAME = "search"
    }
}
