package app.starhop.board

/** What the fingers, keys or a screen reader asked of the board. Whoever owns the game answers with a new [BoardState]. */
interface BoardInput {
    /** A drag began on a piece of the mover, which becomes the selection until the finger lifts. */
    fun lift(hole: Int)

    /** The drag ended nowhere: the state at touch-down stands again. */
    fun restore()

    /** A tap that belongs to [hole], which may be [Holes.NONE]. */
    fun tap(hole: Int)

    /** A drag was let go on a target. */
    fun drop(hole: Int)

    /** A hop landing was held: the chain waits there. */
    fun pin(hole: Int)

    /** Back or Esc. */
    fun cancel()
}
