package app.starhop.game

import android.content.res.Resources
import app.starhop.R
import app.starhop.board.Holes
import app.starhop.core.Departure
import app.starhop.core.MoveKind
import app.starhop.core.PlayedMove
import app.starhop.core.Standing
import app.starhop.core.Warning
import app.starhop.ui.GameWords
import app.starhop.ui.isYou

/** What has just happened in the game, and what the rules will soon decide. */
class NewsTexts(
    private val resources: Resources,
) {
    private val words = GameWords(resources)

    /** The last move, or what happened after it, and who went or came in by it; nothing before the first move. */
    fun news(state: GameState): String? {
        val newest = state.snapshot.newest ?: return null
        val since = state.snapshot.since.takeLast(state.snapshot.players.size)
        val told = if (since.isEmpty()) listOf(moved(state, newest)) else since.map { happened(state, it) }
        return (told + listOfNotNull(came(state, newest.seat))).joinToString(text(R.string.sentence_separator))
    }

    /** What the rules will soon decide: for everybody, for the player to move, and for the person against the computer. */
    fun warnings(state: GameState): List<String> =
        state.snapshot.warnings.mapNotNull { warning ->
            when (warning) {
                is Warning.Returns -> returns(state, warning).takeIf { concerns(state, warning.seat) }
                is Warning.AtHome -> atHome(state, warning).takeIf { concerns(state, warning.seat) }
                is Warning.Timeouts -> timeouts(state, warning).takeIf { concerns(state, warning.seat) }
                is Warning.Passes -> text(R.string.warn_passes, name(state, warning.seat), warning.made)
                is Warning.Stalled -> stalled(warning)
                is Warning.MustConcede -> concede(state, warning).takeIf { concerns(state, warning.seat) }
            }
        }

    private fun concerns(
        state: GameState,
        seat: Int,
    ) = seat == state.snapshot.toMove || state.player(seat).isYou(state.snapshot.players)

    private fun returns(
        state: GameState,
        warning: Warning.Returns,
    ): String {
        val id = if (warning.made < warning.allowed) R.string.warn_returns else R.string.warn_last_return
        return text(id, name(state, warning.seat), Holes.name(warning.to), warning.made, warning.allowed)
    }

    private fun atHome(
        state: GameState,
        warning: Warning.AtHome,
    ) = text(
        R.string.warn_at_home,
        name(state, warning.seat),
        warning.outside,
        warning.needed,
        warning.turn,
        movesLeft(warning.turnsLeft),
    )

    private fun timeouts(
        state: GameState,
        warning: Warning.Timeouts,
    ) = text(R.string.warn_timeouts, name(state, warning.seat), warning.made, warning.limit)

    private fun stalled(warning: Warning.Stalled): String {
        val id = if (warning.turns < warning.needed) R.string.warn_stalled else R.string.warn_deadlock
        return text(id, warning.turns, warning.needed)
    }

    private fun concede(
        state: GameState,
        warning: Warning.MustConcede,
    ) = text(R.string.warn_concede, name(state, warning.seat), movesLeft(warning.movesLeft))

    private fun movesLeft(count: Int) = resources.getQuantityString(R.plurals.moves_left, count, count)

    private fun moved(
        state: GameState,
        move: PlayedMove,
    ): String {
        val who = name(state, move.seat)
        val from = Holes.name(move.path.first())
        val to = Holes.name(move.path.last())
        val told = if (move.hops == 0) text(R.string.moved_step, who, from, to) else text(R.string.moved_hops, who, hops(move), from, to)
        if (move.displaced.isEmpty()) return told
        val seats = move.displaced.map { it.seat }.distinct()
        return text(R.string.moved_swapping, told, words.names(state.snapshot.players, seats))
    }

    private fun hops(move: PlayedMove) = resources.getQuantityString(R.plurals.hops, move.hops, move.hops)

    private fun happened(
        state: GameState,
        entry: PlayedMove,
    ): String {
        val who = name(state, entry.seat)
        return when (entry.kind) {
            MoveKind.STEP, MoveKind.HOP, MoveKind.CHAIN -> moved(state, entry)
            MoveKind.PASS -> text(if (entry.forced) R.string.passed else R.string.passed_freely, who)
            MoveKind.TIMEOUT -> text(R.string.timed_out, who)
            MoveKind.CLAIM -> text(R.string.claimed, who)
            MoveKind.RESIGNED -> text(R.string.has_resigned, who)
            MoveKind.LEFT -> text(R.string.has_left, who)
        }
    }

    /** What the newest entry made of its player without saying so. */
    private fun came(
        state: GameState,
        seat: Int,
    ): String? {
        if (state.over) return null
        val who = name(state, seat)
        return when (val standing = state.player(seat).standing) {
            is Standing.In -> {
                null
            }

            is Standing.Finished -> {
                text(R.string.has_finished, who, standing.place)
            }

            is Standing.Gone -> {
                when (standing.how) {
                    Departure.PASSIVE -> text(R.string.out_passive, who)
                    Departure.TIMED_OUT -> text(R.string.out_timed_out, who)
                    Departure.RESIGNED, Departure.LEFT -> null
                }
            }
        }
    }

    private fun name(
        state: GameState,
        seat: Int,
    ) = words.name(state.snapshot.players, seat)

    private fun text(
        id: Int,
        vararg values: Any,
    ): String = resources.getString(id, *values)
}
