package app.starhop.game

import app.starhop.board.Motion
import app.starhop.core.ClockReading
import app.starhop.core.PlayedMove
import app.starhop.core.Search
import app.starhop.core.Snapshot

/** What a game has become, and what is seen moving on the way there. */
data class Change(
    val snapshot: Snapshot,
    val motions: List<Motion> = emptyList(),
    /** What the clock shows then. */
    val clock: ClockReading? = null,
)

/** The actions that move pieces, each with what is then seen moving. They wait for the disk. */
class Changes(
    private val game: SavedMatch,
) {
    fun play(
        path: List<Int>,
        from: Snapshot,
    ) = moved(from, game.match.play(path))

    fun playFound(
        search: Search,
        from: Snapshot,
    ) = moved(from, game.match.playFound(search))

    /** Each undone move slides back, newest first. */
    fun undo(): Change {
        val played = game.record()
        val after = game.match.undo()
        return Change(
            after,
            played
                .drop(after.entries)
                .onBoard()
                .reversed()
                .map { Motion.Back(it.path, it.displaced) },
        )
    }

    fun redo(from: Snapshot): Change {
        val after = game.match.redo()
        return Change(
            after,
            game
                .record()
                .drop(from.entries)
                .onBoard()
                .map { Motion.Travel(it.path, it.displaced) },
        )
    }

    /** The move that came to the record, if any did. */
    private fun moved(
        from: Snapshot,
        after: Snapshot,
    ): Change {
        val move = after.lastMove?.takeIf { it.ply > from.entries }
        return Change(after, listOfNotNull(move?.let { Motion.Travel(it.path, it.displaced) }))
    }

    private fun List<PlayedMove>.onBoard() = filter { it.path.size > 1 }
}
