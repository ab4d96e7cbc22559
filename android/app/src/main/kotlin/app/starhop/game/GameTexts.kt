package app.starhop.game

import android.content.res.Resources
import app.starhop.R
import app.starhop.board.Holes
import app.starhop.core.DrawOffer
import app.starhop.core.DrawReason
import app.starhop.core.HintReason
import app.starhop.core.MatchException
import app.starhop.core.Mode
import app.starhop.core.PlayedMove
import app.starhop.core.PlayerFigures
import app.starhop.core.PlayerKind
import app.starhop.core.Status
import app.starhop.core.Target
import app.starhop.core.TargetKind
import app.starhop.core.WinReason
import app.starhop.ui.GameWords
import app.starhop.ui.troubleText

/** The words of the game screen, in the language of [resources]. */
class GameTexts(
    private val resources: Resources,
) {
    private val words = GameWords(resources)
    private val marks = resources.getStringArray(R.array.seat_marks)

    fun title(state: GameState): String {
        val snapshot = state.snapshot
        val level = snapshot.players.firstNotNullOfOrNull { (it.kind as? PlayerKind.Computer)?.level }
        return when {
            snapshot.title.isNotEmpty() -> snapshot.title
            level != null -> text(R.string.level_title, level)
            else -> words.opponents(snapshot.mode, snapshot.players)
        }
    }

    fun subtitle(state: GameState): String {
        val ply = state.snapshot.ply
        val move = if (state.over) resources.getQuantityString(R.plurals.moves, ply, ply) else text(R.string.move_number, ply + 1)
        return words.join(words.rules(state.snapshot.preset), move)
    }

    fun name(
        state: GameState,
        seat: Int,
    ): String = words.name(state.snapshot.mode, state.player(seat))

    fun summary(state: GameState): String {
        val own = state.player(state.bottom)
        return text(R.string.board_summary, name(state, own.seat), own.home, turn(state))
    }

    /** Whose turn it is, or how the game ended. */
    fun turn(state: GameState): String =
        when (val status = state.snapshot.status) {
            is Status.Playing -> words.turn(state.snapshot.mode, state.player(state.snapshot.toMove))
            is Status.Won -> words.victory(state.snapshot.mode, state.player(status.seat))
            is Status.Drawn -> text(R.string.drawn)
        }

    fun face(
        state: GameState,
        player: PlayerFigures,
    ): PlayerFace {
        val toMove = !state.over && player.seat == state.snapshot.toMove
        val name = words.name(state.snapshot.mode, player)
        val steps = resources.getQuantityString(R.plurals.steps, player.steps, player.steps)
        val line = playerState(state, player)
        return PlayerFace(
            seat = player.seat,
            name = name,
            state = line,
            home = player.home,
            homeText = text(R.string.home_fraction, player.home),
            stepsText = steps,
            spoken = text(R.string.bar_spoken, name, marks[player.seat - 1], player.home, steps, line),
            toMove = toMove,
            thinking = toMove && state.thinking,
        )
    }

    private fun playerState(
        state: GameState,
        player: PlayerFigures,
    ): String {
        val status = state.snapshot.status
        val toMove = player.seat == state.snapshot.toMove
        return when {
            status is Status.Won && player.seat == status.seat -> text(R.string.state_won)
            status is Status.Won && status.reason == WinReason.RESIGNED -> text(R.string.state_resigned)
            status is Status.Drawn -> text(R.string.state_drawn)
            status is Status.Won || !toMove -> text(R.string.state_waiting)
            state.thinking -> text(R.string.state_thinking)
            state.pinned -> chain(state.selection)
            state.snapshot.mode == Mode.COMPUTER && player.kind == PlayerKind.Person -> text(R.string.state_your_move)
            else -> text(R.string.state_to_move)
        }
    }

    private fun chain(selection: Selection): String =
        text(R.string.chain_so_far, hops(selection.pins.size), Holes.name(selection.hole), Holes.name(selection.pins.last()))

    /** Where a finger that aims at [target] would take the piece. */
    fun aim(target: Target): String {
        val from = Holes.name(target.path.first())
        val to = Holes.name(target.hole)
        return if (target.hops == 0) text(R.string.aim_step, from, to) else text(R.string.aim_hops, from, to, hops(target.hops))
    }

    fun status(state: GameState): StatusContent {
        val offer = state.snapshot.drawOffer
        val suggestion = state.hint?.suggestion
        return when {
            state.trouble != null -> {
                StatusContent.Words(trouble(state.trouble), bad = true)
            }

            offer is DrawOffer.Open -> {
                StatusContent.Words(text(R.string.draw_offered, name(state, offer.by), name(state, offer.to)), offer.by)
            }

            state.selection.targets.isNotEmpty() -> {
                StatusContent.Legend(TargetKind.entries.filter { kind -> state.selection.targets.any { it.kind == kind } })
            }

            suggestion != null -> {
                StatusContent.Words(text(reason(suggestion.reason ?: HintReason.ADVANCES)))
            }

            state.hint != null -> {
                StatusContent.Words(text(R.string.hint_searching))
            }

            offer is DrawOffer.Declined -> {
                StatusContent.Words(text(R.string.draw_declined))
            }

            state.snapshot.passed.isNotEmpty() -> {
                StatusContent.Words(text(R.string.passed, name(state, state.snapshot.passed.last())), state.snapshot.passed.last())
            }

            else -> {
                lastMove(state)
            }
        }
    }

    private fun lastMove(state: GameState): StatusContent {
        val move = state.snapshot.lastMove ?: return StatusContent.Words(turn(state), state.snapshot.toMove)
        return StatusContent.Words(moved(state, move), move.seat)
    }

    private fun moved(
        state: GameState,
        move: PlayedMove,
    ): String {
        val who = name(state, move.seat)
        val from = Holes.name(move.path.first())
        val to = Holes.name(move.path.last())
        return if (move.hops == 0) text(R.string.moved_step, who, from, to) else text(R.string.moved_hops, who, hops(move.hops), from, to)
    }

    private fun reason(reason: HintReason): Int =
        when (reason) {
            HintReason.WINS -> R.string.hint_wins
            HintReason.BRINGS_HOME -> R.string.hint_brings_home
            HintReason.RESCUES_LAST -> R.string.hint_rescues_last
            HintReason.LONG_CHAIN -> R.string.hint_long_chain
            HintReason.MAKES_ROOM -> R.string.hint_makes_room
            HintReason.BUILDS_BRIDGE -> R.string.hint_builds_bridge
            HintReason.BLOCKS -> R.string.hint_blocks
            HintReason.ADVANCES -> R.string.hint_advances
        }

    private fun trouble(trouble: Throwable): String =
        resources.getString(troubleText((trouble as? MatchException.NotSaved)?.error ?: trouble))

    /** One line of the list of legal moves. */
    fun move(move: Target): String {
        val from = Holes.name(move.path.first())
        val to = Holes.name(move.hole)
        return if (move.hops == 0) text(R.string.legal_step, from, to) else text(R.string.aim_hops, from, to, hops(move.hops))
    }

    fun resultTitle(state: GameState): String {
        val won = state.snapshot.status as? Status.Won ?: return text(R.string.draw_title)
        val winner = state.player(won.seat)
        val you = state.snapshot.mode == Mode.COMPUTER && winner.kind == PlayerKind.Person
        return if (you) text(R.string.you_win) else text(R.string.seat_wins, name(state, won.seat))
    }

    fun resultLine(state: GameState): String =
        when (val status = state.snapshot.status) {
            is Status.Playing -> {
                ""
            }

            is Status.Won -> {
                val loser = state.snapshot.players.first { it.seat != status.seat }
                when {
                    status.reason == WinReason.ALL_HOME -> {
                        text(
                            R.string.result_needed,
                            name(state, loser.seat),
                            resources.getQuantityString(R.plurals.steps, loser.steps, loser.steps),
                        )
                    }

                    state.snapshot.mode == Mode.COMPUTER && loser.kind == PlayerKind.Person -> {
                        text(R.string.result_you_resigned)
                    }

                    else -> {
                        text(R.string.result_resigned, name(state, loser.seat))
                    }
                }
            }

            is Status.Drawn -> {
                text(if (status.reason == DrawReason.AGREED) R.string.result_agreed else R.string.result_stuck)
            }
        }

    private fun hops(count: Int): String = resources.getQuantityString(R.plurals.hops, count, count)

    private fun text(
        id: Int,
        vararg values: Any,
    ): String = resources.getString(id, *values)
}
