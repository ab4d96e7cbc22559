package app.starhop.ui

import android.content.res.Resources
import android.icu.text.ListFormatter
import app.starhop.R
import app.starhop.core.GameSummary
import app.starhop.core.Mode
import app.starhop.core.PlayerFigures
import app.starhop.core.PlayerKind
import app.starhop.core.Preset
import app.starhop.core.RuleSet
import app.starhop.core.Status

private val SEAT_NAMES = listOf(R.string.seat_1, R.string.seat_2, R.string.seat_3, R.string.seat_4, R.string.seat_5, R.string.seat_6)

/** The words for players, turns and games, in the language of [resources]. */
class GameWords(
    private val resources: Resources,
) {
    private val reasons = ReasonWords(resources)

    fun seat(seat: Int): String = resources.getString(SEAT_NAMES[seat - 1])

    /** What a game is called: the title a person gave, else who plays. */
    fun title(game: GameSummary): String = game.title.ifEmpty { party(game.mode, game.players) }

    /** As [opponents], with how many play where there are more than two: "Pass and play, 3 players". */
    fun party(
        mode: Mode,
        players: List<PlayerFigures>,
    ): String {
        val opponents = opponents(mode, players)
        return if (players.size > 2) resources.getString(R.string.title_players, opponents, players.size) else opponents
    }

    /** "Computer, level 5" or "Pass and play". */
    fun opponents(
        mode: Mode,
        players: List<PlayerFigures>,
    ): String {
        val computer = players.firstNotNullOfOrNull { it.kind as? PlayerKind.Computer }
        return if (mode == Mode.PASS_AND_PLAY || computer == null) {
            resources.getString(R.string.pass_and_play)
        } else {
            resources.getString(R.string.computer_level, computer.level)
        }
    }

    fun preset(preset: Preset): String =
        resources.getString(
            when (preset) {
                Preset.PLYYARD -> R.string.preset_plyyard
                Preset.MASTERS -> R.string.preset_masters
                Preset.TOURNAMENT -> R.string.preset_tournament
                Preset.QQ -> R.string.preset_qq
                Preset.QQ_SYMMETRIC -> R.string.preset_qq_symmetric
            },
        )

    /** Two sides are a way to sit at the table, and change no rule set. */
    fun rules(rules: RuleSet): String {
        val name = preset(rules.preset)
        return if (rules.changes.all { it.key == TEAMS }) name else resources.getString(R.string.rules_changed, name)
    }

    /** Whose turn it is, or how the game ended and why. */
    fun standing(game: GameSummary): String =
        when (val status = game.status) {
            is Status.Playing -> turn(game.players, game.toMove)
            is Status.Won -> because(victory(game), reasons.short(status.reason))
            is Status.Drawn -> because(resources.getString(R.string.drawn), reasons.short(status.reason))
        }

    private fun victory(game: GameSummary): String {
        val winner = (game.status as Status.Won).seat
        val side = game.players.of(winner).side
        return if (side.size > 1) resources.getString(R.string.side_won, seat(winner)) else victory(game.players, winner)
    }

    private fun because(
        outcome: String,
        reason: Int?,
    ): String = if (reason == null) outcome else resources.getString(R.string.outcome_reason, outcome, resources.getString(reason))

    fun turn(
        players: List<PlayerFigures>,
        seat: Int,
    ): String {
        val player = players.of(seat)
        return when {
            player.isTheComputer(players) -> resources.getString(R.string.computer_to_move)
            player.isYou(players) -> resources.getString(R.string.your_move)
            else -> resources.getString(R.string.seat_to_move, name(players, player))
        }
    }

    fun victory(
        players: List<PlayerFigures>,
        seat: Int,
    ): String {
        val player = players.of(seat)
        return when {
            player.isTheComputer(players) -> resources.getString(R.string.computer_won)
            player.isYou(players) -> resources.getString(R.string.you_won)
            else -> resources.getString(R.string.seat_won, name(players, player))
        }
    }

    /** The name a person gave, else the word for the only computer, for you, or for the colour. */
    fun name(
        players: List<PlayerFigures>,
        player: PlayerFigures,
    ): String =
        when {
            player.name.isNotEmpty() -> player.name
            player.isTheComputer(players) -> resources.getString(R.string.computer)
            player.isYou(players) -> resources.getString(R.string.you)
            else -> seat(player.seat)
        }

    fun name(
        players: List<PlayerFigures>,
        seat: Int,
    ): String = name(players, players.of(seat))

    /** Several names as one part of a sentence: "Red, Green and Blue". */
    fun names(
        players: List<PlayerFigures>,
        seats: List<Int>,
    ): String = list(seats.map { name(players, it) })

    /** Names as one part of a sentence. */
    fun list(names: List<String>): String = ListFormatter.getInstance(resources.configuration.locales[0]).format(names)

    /** Parts of what a screen reader says, those that are not empty. */
    fun join(parts: List<String>): String = parts.filter(String::isNotEmpty).joinToString(resources.getString(R.string.label_separator))

    /** "Your move · move 23", or "You won · 52 moves". */
    fun progress(game: GameSummary): String = join(standing(game), moves(game))

    /** The number of the move that comes next, or how many were played. */
    fun moves(game: GameSummary): String =
        if (game.status == Status.Playing) {
            resources.getString(R.string.move_number, game.ply + 1)
        } else {
            resources.getQuantityString(R.plurals.moves, game.ply, game.ply)
        }

    fun join(
        first: String,
        second: String,
    ): String = resources.getString(R.string.joined, first, second)
}

/** The player on [seat]. */
fun List<PlayerFigures>.of(seat: Int): PlayerFigures = first { it.seat == seat }

/** The only person against the computer. */
fun PlayerFigures.isYou(players: List<PlayerFigures>): Boolean = kind == PlayerKind.Person && players.mode() == Mode.COMPUTER

private fun PlayerFigures.isTheComputer(players: List<PlayerFigures>): Boolean =
    kind is PlayerKind.Computer && players.count { it.kind is PlayerKind.Computer } == 1

/** The seat that belongs at the bottom: the person's against the computer, else seat 1. */
fun List<PlayerFigures>.bottomSeat(): Int = filter { it.kind == PlayerKind.Person }.singleOrNull()?.seat ?: 1

/** The seats whose homes are in play: one for each set of each player. */
fun List<PlayerFigures>.homes(): List<Int> = flatMap { it.sets }

/** Pieces that the player brings home. */
val PlayerFigures.pieces: Int get() = sets.size * SET

private const val SET = 10
private const val TEAMS = "teams"

/** The kind of game that these players make. */
fun List<PlayerFigures>.mode(): Mode = if (count { it.kind == PlayerKind.Person } == 1) Mode.COMPUTER else Mode.PASS_AND_PLAY
