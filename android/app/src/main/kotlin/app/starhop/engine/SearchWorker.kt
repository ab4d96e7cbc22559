package app.starhop.engine

import app.starhop.core.Search
import app.starhop.core.SearchReport
import java.util.concurrent.Executor

/**
 * One worker thread for the searches of the whole process, which ends when nothing is left to search.
 *
 * A cancelled search gives way within the core's 50 ms, so the next one hardly waits.
 */
class SearchWorker(
    private val main: Executor,
) : Thinker {
    private val worker = longWorker(NAME)

    override fun run(
        search: Search,
        done: (Result<SearchReport>) -> Unit,
    ) = worker.execute {
        val found = runCatching(search::run)
        main.execute { done(found) }
    }

    companion object {
        const val NAME = "search"
    }
}
