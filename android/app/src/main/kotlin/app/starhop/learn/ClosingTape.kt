package app.starhop.learn

import app.starhop.board.Motion
import app.starhop.core.ClosingInfo
import app.starhop.core.ReplayFrame
import app.starhop.core.ReplayInterface

/** How the last three pieces of a player came in: the plies of a game from when they were outside until all were in. */
class ClosingTape(
    private val replay: ReplayInterface,
    private val info: ClosingInfo,
) {
    private var frame = replay.seek(info.fromPly)

    val shot: ClosingShot get() = ClosingShot(info, frame)

    /** Goes to [ply], or as near as there is, and gives what is seen on the way: every move forward, or one move back. */
    fun go(ply: Int): List<Motion> {
        val before = frame
        val wanted = ply.coerceIn(info.fromPly, info.toPly)
        if (wanted > before.ply) return (before.ply + 1..wanted).mapNotNull(::forward)
        frame = replay.seek(wanted)
        return if (wanted == before.ply - 1) listOfNotNull(before.move()?.let { Motion.Back(it.path, it.displaced) }) else emptyList()
    }

    fun close() {
        (replay as? AutoCloseable)?.close()
    }

    private fun forward(ply: Int): Motion? {
        frame = replay.seek(ply)
        return frame.move()?.let { Motion.Travel(it.path, it.displaced) }
    }

    private fun ReplayFrame.move() = lastMove?.takeIf { it.path.size > 1 && it.ply == ply }
}

/** One ply of a [ClosingTape]. */
data class ClosingShot(
    val info: ClosingInfo,
    val frame: ReplayFrame,
) {
    val ply: Int get() = frame.ply

    val atStart: Boolean get() = ply == info.fromPly

    val atEnd: Boolean get() = ply == info.toPly
}
