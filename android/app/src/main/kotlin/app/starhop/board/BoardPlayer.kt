package app.starhop.board

/** Runs what moves on the board: pieces on their way, the cheer of the winner, and the small fades about them. */
class BoardPlayer(
    private val view: BoardView,
    private val scene: BoardScene,
) {
    /** What moves now, or null when the board rests. */
    var playback: Playback? = null
        private set

    /** True while pieces move. */
    val running: Boolean get() = done != null

    private var done: (() -> Unit)? = null
    private val moves = FrameTicker(::movePieces)
    private val cheers = FrameTicker(::raisePieces)
    private val fades = FrameTicker(::fade)

    fun play(
        playback: Playback,
        done: () -> Unit,
    ) {
        this.playback = playback
        this.done = done
        moves.start()
    }

    fun cheer(
        cheer: Cheer,
        done: () -> Unit,
    ) {
        finish()
        scene.cheer = cheer
        this.done = done
        cheers.start()
    }

    /** Ends everything in its final state. */
    fun finish() {
        moves.stop()
        cheers.stop()
        fades.stop()
        playback = null
        scene.cheer = null
        scene.lift = 1f
        scene.fadeIn = 1f
        scene.settled = 1f
        view.invalidate()
        val ended = done ?: return
        done = null
        ended()
    }

    /** Raises a piece that was just selected and lets its targets appear. */
    fun selectionChanged(
        old: BoardState?,
        new: BoardState,
    ) {
        val fresh = old != null && new.selected != Holes.NONE && old.selected != new.selected
        if (!fresh || view.reducedMotion) return
        scene.lift = 0f
        scene.fadeIn = 0f
        fades.start()
    }

    private fun movePieces(time: Float): Boolean {
        val current = playback ?: return false
        val more = current.advance(time)
        if (more) {
            view.invalidate()
            return true
        }
        settle()
        return false
    }

    private fun settle() {
        playback = null
        if (!view.reducedMotion) {
            scene.settled = 0f
            fades.start()
        }
        view.invalidate()
        val ended = done
        done = null
        ended?.invoke()
    }

    private fun raisePieces(time: Float): Boolean {
        val more = scene.cheer?.advance(time) == true
        view.invalidate()
        if (!more) finish()
        return more
    }

    private fun fade(time: Float): Boolean {
        val passed = time / view.pace
        if (scene.lift < 1f) scene.lift = Curve.decelerate(passed / RISE)
        if (scene.fadeIn < 1f) scene.fadeIn = (passed / APPEAR).coerceAtMost(1f)
        if (scene.settled < 1f) scene.settled = (passed / SETTLE).coerceAtMost(1f)
        view.invalidate()
        return scene.lift < 1f || scene.fadeIn < 1f || scene.settled < 1f
    }

    private companion object {
        /** Times in ms at normal pace: a selected piece rises, its targets appear, the ring of a move appears. */
        const val RISE = 120f
        const val APPEAR = 90f
        const val SETTLE = 120f
    }
}
