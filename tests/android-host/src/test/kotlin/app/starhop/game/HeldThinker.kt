package app.starhop.game

import app.starhop.core.Search
import app.starhop.core.SearchReport
import app.starhop.engine.Thinker

/** Holds searches back until the test lets them run. */
class HeldThinker : Thinker {
    private class Held(
        val search: Search,
        val done: (Result<SearchReport>) -> Unit,
    )

    private val held = ArrayDeque<Held>()

    /** How many searches were ever begun. */
    var begun = 0
        private set

    override fun run(
        search: Search,
        done: (Result<SearchReport>) -> Unit,
    ) {
        begun += 1
        held += Held(search, done)
    }

    /** Runs the oldest search that waits, at once rather than for its level's whole time, and delivers what it found. */
    fun answer() {
        val next = held.removeFirst()
        next.search.moveNow()
        next.done(runCatching(next.search::run))
    }
}
