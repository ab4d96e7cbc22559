package app.starhop.game

import app.starhop.board.BoardState
import app.starhop.board.Holes
import app.starhop.board.Reach
import app.starhop.core.ClockHold
import app.starhop.core.ClockReading
import app.starhop.core.DrawOffer
import app.starhop.core.Mode
import app.starhop.core.PlayerFigures
import app.starhop.core.SearchProgress
import app.starhop.core.Snapshot
import app.starhop.core.Status
import app.starhop.ui.bottomSeat
import app.starhop.ui.homes
import app.starhop.ui.of

/** A sheet over the game. */
enum class Panel { NONE, MENU, MOVES, RESIGN, RULES, SHARE }

/** Everything that the game screen draws. */
data class GameState(
    val snapshot: Snapshot,
    val selection: Selection = Selection(),
    val reach: Reach = Reach.NONE,
    /** Whether an action is on its way to the disk. */
    val acting: Boolean = false,
    val thinking: Boolean = false,
    /** How far the computer has thought; null while there is nothing to tell. */
    val thought: SearchProgress? = null,
    val hint: Hint? = null,
    val panel: Panel = Panel.NONE,
    /** Null while the result panel is closed. */
    val result: ResultFacts? = null,
    /** Why the last action failed. */
    val trouble: Throwable? = null,
    /** The seat that the board was turned to; null while it lies as usual. */
    val turned: Int? = null,
    /** The seat whose person has yet to take the phone. */
    val handOver: Int? = null,
    /** What the clock shows; null in a game without a limit. */
    val clock: ClockReading? = null,
) {
    val bottom: Int get() = turned ?: snapshot.players.bottomSeat()

    val over: Boolean get() = snapshot.status != Status.Playing

    /** Who has won: one seat, or a side; nobody before the end and after a draw. */
    val winners: List<Int>
        get() {
            val won = snapshot.status as? Status.Won ?: return emptyList()
            return snapshot.results
                .filter { it.place == 1 }
                .map { it.seat }
                .ifEmpty { listOf(won.seat) }
        }

    /** The offer, of a person or of the computer, that waits for an answer of somebody at this screen. */
    val offer: DrawOffer.Open? get() = snapshot.drawOffer as? DrawOffer.Open

    /** Whether a person may pick up a piece. */
    val canMove: Boolean get() = !over && !thinking && !acting && !snapshot.computerToMove && handOver == null && !paused

    /** Whether the person has stopped the clock, or has not come back to it yet. */
    val paused: Boolean get() = !over && clock?.timed == true && ClockHold.PERSON in clock.held

    /** Whether little is left of the turn's time. */
    val hurried: Boolean get() = !over && clock?.low == true && !paused

    /** Whether something is asked before the board, so that no time passes. */
    val asks: Boolean get() = panel != Panel.NONE || handOver != null || offer != null

    val pinned: Boolean get() = selection.pinned

    fun player(seat: Int): PlayerFigures = snapshot.players.of(seat)

    /** The sets whose pieces are called "yours". */
    private val yours: List<Int> get() = player(if (snapshot.mode == Mode.COMPUTER) bottom else snapshot.toMove).sets

    /** Whether the piece on [hole] belongs to the player to move. */
    fun isOwn(hole: Int): Boolean = hole in 0 until Holes.count && snapshot.pieces[hole] - '0' in player(snapshot.toMove).sets

    fun board(summary: String): BoardState =
        BoardState(
            pieces = snapshot.pieces,
            seats = snapshot.players.homes(),
            bottom = bottom,
            own = if (canMove) player(snapshot.toMove).sets else emptyList(),
            yours = yours,
            selected = selection.hole,
            pins = selection.pins,
            targets = selection.targets,
            lastMove = snapshot.lastMove?.path.orEmpty(),
            hint = hintPath(),
            reach = reach,
            summary = summary,
        )

    private fun hintPath(): List<Int> {
        val path = hint?.suggestion?.path.orEmpty()
        return if (hint?.revealed == true) path else path.take(1)
    }
}

/** What outlives the process beside the game itself, which is on disk. */
data class GameMemory(
    val selected: Int = Holes.NONE,
    val pins: List<Int> = emptyList(),
    val panel: Panel = Panel.NONE,
    val result: Boolean = false,
    /** The seat whose person has the phone, where that is known. */
    val holder: Int? = null,
)
