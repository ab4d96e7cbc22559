package app.starhop.replay

import app.starhop.core.MissedChain
import app.starhop.core.MoveMark
import app.starhop.core.ReviewReport
import app.starhop.core.ReviewedPly
import app.starhop.core.TurningPoint

/** Where the review of a game stands. */
sealed interface ReviewState {
    /** It is not known yet whether there is one. */
    data object Unknown : ReviewState

    /** There is none; one can be made, unless [trouble] came in between. */
    data class Offered(
        val trouble: Throwable? = null,
    ) : ReviewState

    data class Running(
        val done: Int,
        val total: Int,
    ) : ReviewState

    data class Ready(
        val report: ReviewReport,
    ) : ReviewState
}

val ReviewState.report: ReviewReport? get() = (this as? ReviewState.Ready)?.report

/** What was said of the move that led to [ply]; nothing of the start. */
fun ReviewReport.of(ply: Int): ReviewedPly? = plies.getOrNull(ply - 1)

fun ReviewReport.turningPoint(ply: Int): TurningPoint? = turningPoints.firstOrNull { it.ply == ply }

/** Whether the move lost enough to be marked wherever moves are shown. */
val MoveMark.lost: Boolean get() = this >= MoveMark.INACCURACY

/** A move that was there at [ply], where another was played. */
data class Missed(
    val ply: Int,
    val path: List<Int>,
) {
    constructor(chain: MissedChain) : this(chain.ply, chain.path)

    companion object {
        /** The better move, where there was one worth the name. */
        fun of(ply: ReviewedPly): Missed? = Missed(ply.ply, ply.best).takeIf { ply.mark >= MoveMark.GOOD && ply.best.size > 1 }
    }
}
