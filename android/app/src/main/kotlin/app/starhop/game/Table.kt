package app.starhop.game

import app.starhop.core.Mode
import app.starhop.core.PlayerKind
import app.starhop.core.Snapshot
import app.starhop.core.Status
import app.starhop.engine.Delays
import app.starhop.settings.Settings
import app.starhop.ui.bottomSeat
import app.starhop.ui.of

/** Where the phone is among people who share it, and how the board lies for them. */
class Table(
    private val settings: () -> Settings,
    private val delays: Delays,
    /** Called when the board is to be seen turning. */
    private val turning: () -> Unit,
) {
    /** Who has the phone; null before the first turn of a person. */
    var holder: Int? = null
        private set

    /** The seat whose person has yet to take the phone. */
    var waiting: Int? = null
        private set

    /** The seat that the board was turned to; null while it lies as usual. */
    var turned: Int? = null
        private set

    private var callOff: () -> Unit = {}

    /** Takes up a game that was left with the phone at [holder]. */
    fun sit(
        now: Snapshot,
        holder: Int?,
    ) {
        this.holder = holder
        turned = wanted(now)
        arrive(now)
    }

    /** The game has changed. */
    fun arrive(now: Snapshot) {
        waiting = null
        if (!personMoves(now)) return
        val given = settings().handOver && holder != null && holder != now.toMove
        if (given) waiting = now.toMove else holder = now.toMove
    }

    /** The person to move has taken the phone. */
    fun take(now: Snapshot) {
        holder = now.toMove
        waiting = null
    }

    /** Nothing moves on the board any more; a moment later it turns to who moves now. */
    fun rest(now: Snapshot) {
        leave()
        val wanted = wanted(now)
        if (wanted != null && wanted != bottom(now)) callOff = delays.after(BEFORE_TURN) { turn(wanted) }
    }

    /** Turns the board to the next player's side. */
    fun turnOn(now: Snapshot) {
        val seats = now.players.map { it.seat }
        turn(seats[(seats.indexOf(bottom(now)) + 1) % seats.size])
    }

    /** Leaves the board as it lies. */
    fun leave() = callOff()

    private fun turn(seat: Int) {
        turned = seat
        turning()
    }

    private fun bottom(now: Snapshot): Int = turned ?: now.players.bottomSeat()

    /** The seat to turn the board to, or null to leave it as it lies. */
    private fun wanted(now: Snapshot): Int? = now.toMove.takeIf { settings().rotate && personMoves(now) }

    private fun personMoves(now: Snapshot): Boolean =
        now.mode == Mode.PASS_AND_PLAY && now.status == Status.Playing && now.players.of(now.toMove).kind == PlayerKind.Person

    private companion object {
        /** Between a move and the turn of the board, in ms. */
        const val BEFORE_TURN = 250L
    }
}
