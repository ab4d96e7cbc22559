package app.starhop.game

import android.content.res.Resources
import android.icu.text.CompactDecimalFormat
import app.starhop.R
import app.starhop.board.Holes
import app.starhop.core.Departure
import app.starhop.core.DrawOffer
import app.starhop.core.PlayerFigures
import app.starhop.core.PlayerKind
import app.starhop.core.SearchProgress
import app.starhop.core.Standing
import app.starhop.core.Status
import app.starhop.core.Target
import app.starhop.core.TargetKind
import app.starhop.ui.GameWords
import app.starhop.ui.isYou
import app.starhop.ui.pieces
import app.starhop.ui.troubleText

/** The words of the game screen, in the language of [resources]. */
class GameTexts(
    private val resources: Resources,
) {
    private val words = GameWords(resources)
    private val news = NewsTexts(resources)
    private val result = ResultTexts(resources)
    private val hints = HintTexts(resources)
    private val numbers =
        CompactDecimalFormat.getInstance(resources.configuration.locales[0], CompactDecimalFormat.CompactStyle.LONG)
    private val clocks = ClockTexts(resources)
    private val marks = resources.getStringArray(R.array.seat_marks)

    fun title(state: GameState): String {
        val snapshot = state.snapshot
        val level = snapshot.players.firstNotNullOfOrNull { (it.kind as? PlayerKind.Computer)?.level }
        return when {
            snapshot.title.isNotEmpty() -> snapshot.title
            snapshot.players.size > 2 -> text(COUNTED.getValue(snapshot.players.size))
            level != null -> text(R.string.level_title, level)
            else -> words.opponents(snapshot.mode, snapshot.players)
        }
    }

    fun subtitle(state: GameState): String {
        val ply = state.snapshot.ply
        val move = if (state.over) resources.getQuantityString(R.plurals.moves, ply, ply) else text(R.string.move_number, ply + 1)
        return words.join(words.rules(state.snapshot.rules), move)
    }

    fun name(
        state: GameState,
        seat: Int,
    ): String = words.name(state.snapshot.players, seat)

    fun summary(state: GameState): String {
        val own = state.player(state.bottom)
        return text(R.string.board_summary, name(state, own.seat), own.home, own.pieces, turn(state))
    }

    /** Whose turn it is, or how the game ended. */
    fun turn(state: GameState): String = if (state.over) result.title(state) else words.turn(state.snapshot.players, state.snapshot.toMove)

    /** Who shares the phone with others resigns by name. */
    fun resignAsk(state: GameState): String {
        val alone = state.snapshot.players.count { it.kind is PlayerKind.Person } == 1
        return if (alone) text(R.string.resign_ask) else text(R.string.resign_ask_who, name(state, state.snapshot.toMove))
    }

    fun face(
        state: GameState,
        player: PlayerFigures,
    ): PlayerFace {
        val toMove = !state.over && player.seat == state.snapshot.toMove
        val name = words.name(state.snapshot.players, player)
        val steps = resources.getQuantityString(R.plurals.steps, player.steps, player.steps)
        val time = clocks.left(state).takeIf { toMove }
        val said = playerState(state, player)
        val side = partners(state, player) { name(state, it) }
        val line = if (time == null) said else words.join(time, said)
        val told = words.join(listOf(side, spoken(state, said)))
        val notable = time != null || state.over || player.standing !is Standing.In || (toMove && state.pinned)
        val stands = player.sets.any { set -> state.snapshot.pieces.any { it.digitToIntOrNull() == set } }
        return PlayerFace(
            seat = player.seat,
            name = name,
            colour = words.seat(player.seat),
            state = if (side.isEmpty()) line else words.join(side, line),
            brief = if (notable) line else partners(state, player, words::seat),
            home = player.home / player.sets.size,
            figures = if (stands) FaceFigures(text(R.string.home_fraction, player.home, player.pieces), steps) else null,
            spoken =
                if (stands) {
                    text(R.string.bar_spoken, name, marks[player.seat - 1], player.home, player.pieces, steps, told)
                } else {
                    text(R.string.bar_spoken_out, name, marks[player.seat - 1], told)
                },
            toMove = toMove,
            thinking = toMove && state.thinking,
            time = time,
            hurried = toMove && state.hurried,
            sets = player.sets,
        )
    }

    /** "With Green" where players win together, [called] by name or, where there is no room for that, by colour. */
    private fun partners(
        state: GameState,
        player: PlayerFigures,
        called: (Int) -> String,
    ): String {
        val names =
            (player.side - player.seat).map { seat ->
                if (state.player(seat).isYou(state.snapshot.players)) text(R.string.you_as_partner) else called(seat)
            }
        return if (names.isEmpty()) "" else text(R.string.state_partners, words.list(names))
    }

    private fun playerState(
        state: GameState,
        player: PlayerFigures,
    ): String {
        val standing = player.standing
        return when {
            player.seat in state.winners -> text(R.string.state_won)
            standing is Standing.Gone -> text(gone(standing.how))
            standing is Standing.Finished -> text(R.string.state_finished, standing.place)
            state.over -> ended(state, player)
            player.seat != state.snapshot.toMove -> text(R.string.state_waiting)
            state.thinking -> thinking(state.thought)
            state.pinned -> chain(state.selection)
            player.isYou(state.snapshot.players) -> text(R.string.state_your_move)
            else -> text(R.string.state_to_move)
        }
    }

    private fun thinking(thought: SearchProgress?): String =
        if (thought == null) text(R.string.state_thinking) else text(R.string.thinking_depth, thought.depth)

    /** For a screen reader there is room for the positions too. */
    private fun spoken(
        state: GameState,
        line: String,
    ): String {
        val seen = state.thought?.takeIf { state.thinking } ?: return line
        return text(R.string.thinking_spoken, line, numbers.format(seen.nodes))
    }

    private fun gone(how: Departure): Int =
        when (how) {
            Departure.RESIGNED -> R.string.state_resigned
            Departure.LEFT -> R.string.state_left
            Departure.PASSIVE -> R.string.state_passive
            Departure.TIMED_OUT -> R.string.state_timed_out
        }

    private fun ended(
        state: GameState,
        player: PlayerFigures,
    ): String {
        val place =
            state.snapshot.results
                .firstOrNull { it.seat == player.seat }
                ?.place
        return when {
            state.snapshot.status is Status.Drawn -> text(R.string.state_drawn)
            state.snapshot.players.size == 2 || place == null -> text(R.string.state_lost)
            else -> text(R.string.state_place, place)
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
        return when {
            state.trouble != null -> {
                StatusContent.Words(text(troubleText(state.trouble)), bad = true)
            }

            offer is DrawOffer.Open -> {
                StatusContent.Words(offered(state, offer), offer.by, more = movedWith(state, offer))
            }

            state.handOver != null -> {
                StatusContent.Words(text(R.string.hand_over, name(state, state.handOver)), state.handOver)
            }

            state.paused -> {
                StatusContent.Words(clocks.paused(state), more = listOfNotNull(news.news(state)))
            }

            state.hint != null -> {
                StatusContent.Words(hints.told(state.snapshot.players, state.hint))
            }

            state.selection.targets.isNotEmpty() -> {
                StatusContent.Legend(TargetKind.entries.filter { kind -> state.selection.targets.any { it.kind == kind } })
            }

            offer is DrawOffer.Declined -> {
                StatusContent.Words(text(R.string.draw_declined), more = news.warnings(state))
            }

            state.over -> {
                StatusContent.Words(result.whole(state), state.winners.firstOrNull())
            }

            else -> {
                happened(state)
            }
        }
    }

    private fun offered(
        state: GameState,
        offer: DrawOffer.Open,
    ): String {
        val players = state.snapshot.players
        val told =
            if (state.player(offer.to).isYou(players)) {
                text(R.string.draw_offered_you, name(state, offer.by))
            } else {
                text(R.string.draw_offered, name(state, offer.by), name(state, offer.to))
            }
        val agreed = offer.agreed - offer.by
        return if (agreed.isEmpty()) told else text(R.string.draw_agreed_so_far, told, words.names(players, agreed))
    }

    /** A computer offers with its move, which is told too. */
    private fun movedWith(
        state: GameState,
        offer: DrawOffer.Open,
    ): List<String> = listOfNotNull(news.news(state).takeIf { state.player(offer.by).kind is PlayerKind.Computer })

    private fun happened(state: GameState): StatusContent {
        val newest = state.snapshot.newest
        val told = news.news(state) ?: turn(state)
        val more = listOfNotNull(clocks.warning(state)) + news.warnings(state)
        return StatusContent.Words(told, newest?.seat ?: state.snapshot.toMove, more = more)
    }

    /** One line of the list of legal moves. */
    fun move(move: Target): String {
        val from = Holes.name(move.path.first())
        val to = Holes.name(move.hole)
        return if (move.hops == 0) text(R.string.legal_step, from, to) else text(R.string.aim_hops, from, to, hops(move.hops))
    }

    private fun hops(count: Int): String = resources.getQuantityString(R.plurals.hops, count, count)

    private fun text(
        id: Int,
        vararg values: Any,
    ): String = resources.getString(id, *values)

    private companion object {
        val COUNTED = mapOf(3 to R.string.three_players, 4 to R.string.four_players, 6 to R.string.six_players)
    }
}
