package app.starhop.replay

import app.starhop.core.ChartLine
import app.starhop.core.PlayedMove
import app.starhop.core.ReplayFrame
import app.starhop.core.ReplayInterface
import app.starhop.core.Status

/** What stays the same while a game is replayed. */
data class ReplayRecord(
    val moves: List<PlayedMove>,
    val chart: List<ChartLine>,
    /** The ply of the longest chain, if there was one. */
    val longestChain: Int?,
) {
    val length: Int get() = moves.size

    companion object {
        fun of(replay: ReplayInterface) = ReplayRecord(replay.moves(), replay.chart(), replay.longestChain())
    }
}

/** How the board gets to a frame. */
enum class Arrival { JUMP, FORWARD, BACKWARD }

/** How fast moves follow each other while playing. */
enum class Speed(
    val factor: Float,
    val label: String,
) {
    HALF(0.5f, "½×"),
    NORMAL(1f, "1×"),
    DOUBLE(2f, "2×"),
    FOURFOLD(4f, "4×"),
    ;

    fun next(): Speed = entries[(ordinal + 1) % entries.size]
}

/** What the replay screen draws. */
data class ReplayState(
    /** Null until the game is read. */
    val record: ReplayRecord? = null,
    val frame: ReplayFrame? = null,
    val arrival: Arrival = Arrival.JUMP,
    /** What is shown of the position on the board, where another move was played. */
    val missed: Missed? = null,
    val playing: Boolean = false,
    val speed: Speed = Speed.NORMAL,
    /** Why the last action failed. */
    val trouble: Throwable? = null,
) {
    val ply: Int get() = frame?.ply ?: 0

    val atStart: Boolean get() = ply == 0

    val atEnd: Boolean get() = ply == (record?.length ?: 0)

    /** A game that had ended by this ply cannot be played on. */
    val canPlayOn: Boolean get() = frame?.status == Status.Playing
}

/** What outlives the screen: where a replay stood. */
data class ReplayPosition(
    val ply: Int = 0,
    val speed: Speed = Speed.NORMAL,
)

/** Where the replay screen leads. */
sealed interface ReplayExit {
    data class Game(
        val id: String,
    ) : ReplayExit

    data class Share(
        val text: String,
    ) : ReplayExit

    /** The game cannot be shown at all. */
    data class Unreadable(
        val trouble: Throwable,
    ) : ReplayExit
}
