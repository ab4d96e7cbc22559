package app.starhop.game

import app.starhop.core.MatchInterface
import app.starhop.core.PlayedMove
import app.starhop.core.Settlement

/** A match that stays open when the screen gives it back, so that the test can look on. */
class OpenMatch(
    override val match: MatchInterface,
    private val record: () -> List<PlayedMove> = { emptyList() },
) : SavedMatch {
    var closed = false
        private set

    override fun record(): List<PlayedMove> = record.invoke()

    override fun settlement(): Settlement? = null

    override fun close() {
        closed = true
    }
}
