package app.starhop.engine

import app.starhop.core.Search
import app.starhop.core.SearchProgress
import app.starhop.core.SearchStage

/**
 * The computer's move in the making.
 *
 * It is searched while the move before it is still shown, and played a moment after that one has come to rest. Of what
 * was cancelled nothing arrives later.
 */
class ComputerTurn(
    private val thinker: Thinker,
    private val delays: Delays,
    private val play: (Search) -> Unit,
    private val failed: (Throwable) -> Unit,
    private val watch: (SearchProgress) -> Unit = {},
) {
    val thinking: Boolean get() = search != null

    private var search: Search? = null
    private var found = false
    private var resting = true
    private var callOff: () -> Unit = {}
    private var stopWatching: () -> Unit = {}

    fun begin(search: Search) {
        cancel()
        this.search = search
        thinker.run(search) { result ->
            if (this.search !== search) return@run
            stopWatching()
            found = result.isSuccess
            result.exceptionOrNull()?.let {
                this.search = null
                failed(it)
            }
            answer()
        }
        if (this.search === search && !found) look(search)
    }

    /** Tells every now and then how far a long search has come. */
    private fun look(search: Search) {
        stopWatching =
            delays.after(GLANCE) {
                val progress = search.progress()
                if (progress.stage == SearchStage.RUNNING) watch(progress)
                look(search)
            }
    }

    fun moveNow() {
        search?.moveNow()
    }

    fun cancel() {
        stopWatching()
        search?.cancel()
        search = null
        found = false
    }

    /** Something moves on the board. */
    fun hold() {
        callOff()
        resting = false
    }

    /** The board has come to rest. */
    fun release() {
        callOff()
        callOff =
            delays.after(PAUSE) {
                resting = true
                answer()
            }
    }

    private fun answer() {
        val ready = search ?: return
        if (!found || !resting) return
        search = null
        found = false
        play(ready)
    }

    private companion object {
        /** Between two moves on the board, in ms: less would read as one. */
        const val PAUSE = 250L

        /** Between two looks at a search, in ms. */
        const val GLANCE = 500L
    }
}
