package app.starhop.replay

import app.starhop.Background
import app.starhop.core.GameLibraryInterface
import app.starhop.core.Review
import app.starhop.core.SearchException
import app.starhop.engine.Delays

/**
 * The review of one game: the one that was kept, or a new one, made on [worker] while the game can be replayed.
 *
 * It outlives a turn of the screen. Of what was cancelled nothing arrives later.
 */
class ReviewPresenter(
    private val id: String,
    private val library: () -> GameLibraryInterface,
    private val background: Background,
    private val worker: Background,
    private val delays: Delays,
) {
    var state: ReviewState = ReviewState.Unknown
        private set

    private var show: (ReviewState) -> Unit = {}
    private var review: Review? = null
    private var callOff: () -> Unit = {}

    /** Shows how things stand, now and after every change. */
    fun attach(show: (ReviewState) -> Unit) {
        this.show = show
        show(state)
    }

    fun detach() {
        show = {}
    }

    /** Whether one is being made, which a process that ended meanwhile has to begin anew. */
    val running: Boolean get() = state is ReviewState.Running

    /** Looks for the one that was kept; where there is none, [resume] makes one at once. */
    fun load(resume: Boolean = false) =
        background.run({ library().review(id).use { it.kept() } }) { kept ->
            if (state != ReviewState.Unknown) return@run
            settle(kept.getOrNull()?.let(ReviewState::Ready) ?: ReviewState.Offered())
            if (resume) begin()
        }

    fun begin() {
        if (state !is ReviewState.Offered) return
        settle(ReviewState.Running(0, 0))
        background.run({ library().review(id) }) { opened ->
            opened.fold(::run) { settle(ReviewState.Offered(it)) }
        }
    }

    fun cancel() {
        if (!running) return
        close()
        settle(ReviewState.Offered())
    }

    /** The screen is gone for good. */
    fun close() {
        callOff()
        review?.cancel()
        review = null
    }

    private fun run(opened: Review) {
        if (!running || review != null) return opened.close()
        review = opened
        worker.run(opened::run) { result ->
            opened.use { if (review === it) finish(result.map(ReviewState::Ready)) }
        }
        if (review === opened) look(opened)
    }

    private fun finish(result: Result<ReviewState>) {
        callOff()
        review = null
        settle(result.getOrElse { ReviewState.Offered(it.takeIf { it !is SearchException.Cancelled }) })
    }

    private fun look(running: Review) {
        val progress = running.progress()
        settle(ReviewState.Running(progress.done, progress.total))
        callOff = delays.after(GLANCE) { look(running) }
    }

    private fun settle(next: ReviewState) {
        if (next == state) return
        state = next
        show(next)
    }

    private companion object {
        /** Between two looks at a running review, in ms. */
        const val GLANCE = 200L
    }
}
