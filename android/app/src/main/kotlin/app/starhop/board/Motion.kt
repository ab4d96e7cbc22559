package app.starhop.board

import app.starhop.core.Displaced

/** One thing that moves on the board before the next state stands there. */
sealed interface Motion {
    /** The start hole and every landing of the move. */
    val path: List<Int>

    /** Pieces that changed places with the moving one. */
    val displaced: List<Displaced>

    /** A move is played: the piece travels from landing to landing. */
    data class Travel(
        override val path: List<Int>,
        override val displaced: List<Displaced> = emptyList(),
    ) : Motion

    /** A move is taken back: the piece slides straight from the last landing to the start. */
    data class Back(
        override val path: List<Int>,
        override val displaced: List<Displaced> = emptyList(),
    ) : Motion
}
