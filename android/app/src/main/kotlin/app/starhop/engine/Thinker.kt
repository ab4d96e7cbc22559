package app.starhop.engine

import app.starhop.core.Search
import app.starhop.core.SearchReport

/** Runs searches somewhere else and brings what they found back to where the game lives. */
interface Thinker {
    fun run(
        search: Search,
        done: (Result<SearchReport>) -> Unit,
    )
}
