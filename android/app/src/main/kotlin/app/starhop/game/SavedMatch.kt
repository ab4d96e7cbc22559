package app.starhop.game

import app.starhop.core.GameLibrary
import app.starhop.core.MatchInterface
import app.starhop.core.PlayedMove
import app.starhop.core.Settlement
import app.starhop.core.StoreException

/** An open game, and what is read from its file. All but [match] waits for the disk. */
interface SavedMatch {
    val match: MatchInterface

    /** Every entry of the record; none where the disk refuses, for the game goes on without it. */
    fun record(): List<PlayedMove>

    /** What the finished game did to points and rank; nothing where the disk refuses. */
    fun settlement(): Settlement?

    /** Gives the game back, after which it is asked nothing more. */
    fun close()
}

/** A game of the [library]; opening it waits for the disk too. */
class LibraryMatch(
    private val library: GameLibrary,
    private val id: String,
) : SavedMatch {
    override val match = library.openGame(id)

    override fun record(): List<PlayedMove> = unlessRefused { library.replay(id).use { it.moves() } }.orEmpty()

    override fun settlement(): Settlement? = unlessRefused { library.settlement(id) }

    override fun close() = match.close()

    private fun <T> unlessRefused(read: () -> T): T? =
        try {
            read()
        } catch (_: StoreException) {
            null
        }
}
