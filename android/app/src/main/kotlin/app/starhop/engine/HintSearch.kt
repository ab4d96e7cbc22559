package app.starhop.engine

import app.starhop.core.Search
import app.starhop.core.Suggestion

/** A search for a hint; a new one, or a move, puts an end to it. */
class HintSearch(
    private val thinker: Thinker,
    private val found: (List<Suggestion>) -> Unit,
) {
    private var search: Search? = null

    fun begin(search: Search) {
        cancel()
        this.search = search
        thinker.run(search) { result ->
            if (this.search !== search) return@run
            this.search = null
            found(result.getOrNull()?.suggestions.orEmpty())
        }
    }

    fun cancel() {
        search?.cancel()
        search = null
    }
}
