package app.starhop.ui

import android.content.res.Resources
import app.starhop.R
import app.starhop.core.GameSummary
import app.starhop.core.Mode
import app.starhop.core.PlayerFigures
import app.starhop.core.PlayerKind
import app.starhop.core.Preset
import app.starhop.core.Status

private val SEAT_NAMES = listOf(R.string.seat_1, R.string.seat_2, R.string.seat_3, R.string.seat_4, R.string.seat_5, R.string.seat_6)

/** The words for players, turns and outcomes, in the language of [resources]. */
class GameWords(
    private val resources: Resources,
) {
    fun seat(seat: Int): String = resources.getString(SEAT_NAMES[seat - 1])

    /** What a game is called: the title a person gave, else who plays. */
    fun title(game: GameSummary): String = game.title.ifEmpty { opponents(game.mode, game.players) }

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

    fun rules(preset: Preset): String =
        when (preset) {
            Preset.PLYYARD -> resources.getString(R.string.preset_plyyard)
        }

    /** Whose turn it is, or how the game ended. */
    fun standing(game: GameSummary): String =
        when (val status = game.status) {
            is Status.Playing -> turn(game.mode, player(game.players, game.toMove))
            is Status.Won -> victory(game.mode, player(game.players, status.seat))
            is Status.Drawn -> resources.getString(R.string.drawn)
        }

    fun turn(
        mode: Mode,
        player: PlayerFigures,
    ): String =
        when {
            player.kind is PlayerKind.Computer -> resources.getString(R.string.computer_to_move)
            mode == Mode.COMPUTER -> resources.getString(R.string.your_move)
            else -> resources.getString(R.string.seat_to_move, name(mode, player))
        }

    fun victory(
        mode: Mode,
        player: PlayerFigures,
    ): String =
        when {
            player.kind is PlayerKind.Computer -> resources.getString(R.string.computer_won)
            mode == Mode.COMPUTER -> resources.getString(R.string.you_won)
            else -> resources.getString(R.string.seat_won, name(mode, player))
        }

    /** The name a person gave, else the word for the computer, for you, or for the colour. */
    fun name(
        mode: Mode,
        player: PlayerFigures,
    ): String =
        when {
            player.name.isNotEmpty() -> player.name
            player.kind is PlayerKind.Computer -> resources.getString(R.string.computer)
            mode == Mode.COMPUTER -> resources.getString(R.string.you)
            else -> seat(player.seat)
        }

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

    private fun player(
        players: List<PlayerFigures>,
        seat: Int,
    ) = players.first { it.seat == seat }
}

/** The seat that belongs at the bottom: the person's against the computer, else seat 1. */
fun List<PlayerFigures>.bottomSeat(): Int = filter { it.kind == PlayerKind.Person }.singleOrNull()?.seat ?: 1

/** The kind of game that these players make. */
fun List<PlayerFigures>.mode(): Mode = if (any { it.kind is PlayerKind.Computer }) Mode.COMPUTER else Mode.PASS_AND_PLAY
