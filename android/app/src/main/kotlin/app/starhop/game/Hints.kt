package app.starhop.game

import app.starhop.core.Search
import app.starhop.core.Suggestion
import app.starhop.engine.Thinker

/** What a search proposes: first which piece, on the second wish also where to. */
data class Hint(
    /** Best first; empty while the search runs. */
    val suggestions: List<Suggestion> = emptyList(),
    val index: Int = 0,
    val revealed: Boolean = false,
) {
    val searching: Boolean get() = suggestions.isEmpty()

    val suggestion: Suggestion? get() = suggestions.getOrNull(index)

    /** What another wish for a hint shows: the destination, then the next suggestion. */
    fun next(): Hint = if (revealed) Hint(suggestions, (index + 1) % suggestions.size) else copy(revealed = true)
}

/** The hint for the position on the board, from the wish for it to the move that ends it. */
class Hints(
    private val thinker: Thinker,
    /** Called when a search has ended. */
    private val found: () -> Unit,
) {
    /** Null while none is wished for. */
    var shown: Hint? = null
        private set

    private var search: Search? = null

    /** A wish for a hint, or for more of the one shown. While one is searched it changes nothing. */
    fun wish(begin: () -> Search) {
        val hint = shown
        when {
            hint == null -> ask(begin())
            !hint.searching -> shown = hint.next()
        }
    }

    private fun ask(search: Search) {
        this.search = search
        shown = Hint()
        thinker.run(search) { result ->
            if (this.search !== search) return@run
            this.search = null
            shown = Hint(result.getOrNull()?.suggestions.orEmpty()).takeUnless { it.searching }
            found()
        }
    }

    /** Puts an end to a search; a hint that was found stays. */
    fun stop() {
        if (shown?.searching == true) drop()
    }

    fun drop() {
        search?.cancel()
        search = null
        shown = null
    }
}
