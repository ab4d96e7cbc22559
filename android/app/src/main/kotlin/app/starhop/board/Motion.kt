package app.starhop.board

/** One thing that moves on the board before the next state stands there. */
sealed interface Motion {
    /** The start hole and every landing of the move. */
    val path: List<Int>

    /** A move is played: the piece travels from landing to landing. */
    data class Travel(
        override val path: List<Int>,
    ) : Motion

    /** A move is taken back: the piece slides straight from the last landing to the start. */
    data class Back(
        override val path: List<Int>,
    ) : Motion
}
