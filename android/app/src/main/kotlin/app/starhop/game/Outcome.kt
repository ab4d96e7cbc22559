package app.starhop.game

import app.starhop.Background
import app.starhop.core.Settlement
import app.starhop.core.Snapshot
import app.starhop.core.Status
import app.starhop.core.WinReason
import app.starhop.engine.Delays

/** What the result panel says. */
data class ResultFacts(
    val moves: Int,
    /** Hops of the longest chain. */
    val longest: Int,
    /** What it did to points and rank, where it was rated. */
    val settlement: Settlement? = null,
)

/**
 * The result of a game that is over: told once the last move has come to rest, after a cheer where the board was won,
 * and again whenever somebody asks.
 */
class Outcome(
    private val game: SavedMatch,
    private val worker: Background,
    private val delays: Delays,
    /** Called when the result is due. */
    private val due: () -> Unit,
) {
    /** Null while the result is not told. */
    var facts: ResultFacts? = null
        private set

    private var ending = false
    private var callOff: () -> Unit = {}

    /** Whether the move on its way is the last. */
    fun expect(last: Boolean) {
        ending = last
    }

    /** Nothing moves any more; of a win on the board [cheer] makes something to see first. */
    fun rest(
        now: Snapshot,
        cheer: (Int, () -> Unit) -> Unit,
    ) {
        if (!ending) return
        ending = false
        val won = now.status as? Status.Won
        if (won?.reason != WinReason.ALL_HOME) return due()
        cheer(won.seat) { callOff = delays.after(BEFORE_RESULT, due) }
    }

    /** Reads what there is to tell, which may take a moment, then tells it. */
    fun tell(
        now: Snapshot,
        told: () -> Unit,
    ) {
        callOff()
        var wanted = true
        callOff = { wanted = false }
        val rated = now.results.any { it.points != null }
        worker.run({
            ResultFacts(now.ply, game.record().maxOfOrNull { it.hops } ?: 0, if (rated) game.settlement() else null)
        }) { read ->
            if (!wanted) return@run
            facts = read.getOrElse { ResultFacts(now.ply, longest = 0) }
            told()
        }
    }

    /** Leaves unsaid what was about to be told. */
    fun callOff() = callOff.invoke()

    fun close() {
        callOff()
        facts = null
    }

    private companion object {
        /** Between the last move and the result, in ms, so that the winning move is seen. */
        const val BEFORE_RESULT = 400L
    }
}
