package app.starhop.board

import kotlin.math.max

/**
 * Motions that run one after another from the state before to the state after.
 *
 * It knows what stands where at each moment; [BoardScene] draws it.
 */
class Playback(
    private val before: BoardState,
    private val motions: List<Motion>,
    private val pace: Float,
    private val reduced: Boolean,
    /** Told at each landing of a travelling piece which hop of its move that was; 0 is a step. */
    private val onLanding: (Int) -> Unit = {},
) {
    val flight = Flight()

    /** The motion that runs now. */
    lateinit var motion: Motion
        private set

    /** The piece that moves. */
    var piece = BoardState.EMPTY
        private set

    /** The pieces that change places with the moving one. */
    var slides: List<Slide> = emptyList()
        private set

    /** The pieces that rest meanwhile. */
    var resting = before.pieces
        private set

    /** How much of the way back, or of the cross-fade, has passed: 0 to 1. */
    var progress = 0f
        private set

    /** How strongly the path of a move taken back still shows. */
    var pathAlpha = 1f
        private set

    /** True when the piece fades from start to end instead of travelling. */
    val fading: Boolean get() = reduced

    private var index = -1
    private var begun = 0f
    private var length = 0f
    private var timeline: HopTimeline? = null
    private var told = 0

    init {
        next(0f)
    }

    /** Moves to [time], in milliseconds from the start; false once everything has ended. */
    fun advance(time: Float): Boolean {
        while (time - begun >= length) {
            place(length)
            if (index == motions.lastIndex) return false
            next(begun + length)
        }
        place(time - begun)
        return true
    }

    private fun next(time: Float) {
        if (index >= 0) land()
        index += 1
        begun = time
        motion = motions[index]
        piece = resting[origin(motion)]
        slides = Slide.of(motion, resting)
        for (slide in slides) resting = resting.with(slide.from, BoardState.EMPTY)
        resting = resting.with(origin(motion), BoardState.EMPTY)
        timeline = (motion as? Motion.Travel)?.let { HopTimeline(it.path, waiting(it), pace) }
        told = (motion as? Motion.Travel)?.let(::waiting) ?: 0
        length = if (reduced) FADE else timeline?.duration ?: (BACK * pace)
        place(0f)
    }

    private fun land() {
        resting = resting.with(end(motion), piece)
        for (slide in slides) resting = resting.with(slide.to, slide.piece)
    }

    /** How far [slide] has come, 0 to 1. */
    fun slid(slide: Slide): Float = if (reduced || motion is Motion.Back) progress else slide.progress(flight)

    private fun place(time: Float) {
        progress = if (length == 0f) 1f else (time / length).coerceIn(0f, 1f)
        pathAlpha = if (motion is Motion.Back) max(0f, 1f - time / (FADE * pace)) else 1f
        if (reduced) {
            flight.landed = motion.path.size - 1
        } else {
            timeline?.at(time, flight)
            if (motion is Motion.Back) progress = Curve.standard(progress)
        }
        tellLanding()
    }

    private fun tellLanding() {
        if (motion !is Motion.Travel || flight.landed <= told) return
        told = flight.landed
        onLanding(if (timeline?.step == true) 0 else told)
    }

    /** Landings on which the piece stands already because the chain was pinned that far. */
    private fun waiting(travel: Motion.Travel): Int =
        if (index == 0 && travel.path.take(before.chain.size) == before.chain) before.pins.size else 0

    private fun origin(motion: Motion) = if (motion is Motion.Travel) motion.path.first() else motion.path.last()

    private fun end(motion: Motion) = if (motion is Motion.Travel) motion.path.last() else motion.path.first()

    private fun String.with(
        hole: Int,
        piece: Char,
    ) = replaceRange(hole, hole + 1, piece.toString())

    companion object {
        /** A cross-fade, and the fading of a path, take this long; a move taken back slides for [BACK]. */
        const val FADE = 120f
        const val BACK = 160f
    }
}
