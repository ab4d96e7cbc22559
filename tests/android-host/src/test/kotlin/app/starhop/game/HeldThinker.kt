package app.starhop.game

import app.starhop.core.Search
import app.starhop.core.SearchProgress
import app.starhop.core.SearchReport
import app.starhop.engine.Thinker
import java.util.concurrent.FutureTask

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

    /** Runs the oldest search that waits, which ends when its level is done or when a person has told it to; returns how many nodes it took. */
    fun answerAsTold(): Long {
        val next = held.removeFirst()
        val found = next.search.run()
        next.done(Result.success(found))
        return found.nodes
    }

    /** Runs the oldest search that waits on a thread of its own until it has come so [far]; what is returned awaits and delivers its end. */
    fun answerAside(far: (SearchProgress) -> Boolean): () -> Unit {
        val next = held.removeFirst()
        val running = FutureTask { runCatching(next.search::run) }
        Thread(null, running, "aside", STACK).start()
        while (!far(next.search.progress())) Thread.onSpinWait()
        return { next.done(running.get()) }
    }

    private companion object {
        /** In bytes. */
        const val STACK = 8L shl 20
    }
}
