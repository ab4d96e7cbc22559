package app.starhop.game

import app.starhop.core.Mode
import app.starhop.core.PlayerKind
import app.starhop.core.Snapshot
import app.starhop.core.Status
import app.starhop.settings.Settings
import app.starhop.ui.of

/** Where the phone is among people who share it, and how the board lies for them. */
class Table(
    private val settings: () -> Settings,
) {
    /** Who has the phone; null before the first turn of a person. */
    var holder: Int? = null
        private set

    /** The seat to turn the board to, or null to leave it as it lies. */
    fun bottom(now: Snapshot): Int? = now.toMove.takeIf { settings().rotate && personMoves(now) }

    /** The seat that the phone has yet to be given to; nobody where it is there already, or is not handed over. */
    fun handOver(now: Snapshot): Int? {
        if (!personMoves(now)) return null
        val before = holder
        if (settings().handOver && before != null && before != now.toMove) return now.toMove
        holder = now.toMove
        return null
    }

    /** Who had the phone when the game was left. */
    fun recall(holder: Int?) {
        this.holder = holder
    }

    /** The person to move has taken the phone. */
    fun take(now: Snapshot) {
        holder = now.toMove
    }

    private fun personMoves(now: Snapshot): Boolean =
        now.mode == Mode.PASS_AND_PLAY && now.status == Status.Playing && now.players.of(now.toMove).kind == PlayerKind.Person
}
