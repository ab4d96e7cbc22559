package app.starhop.newgame

import android.content.res.Resources
import app.starhop.R
import app.starhop.core.Mode
import app.starhop.core.PlayerKind
import app.starhop.core.PlayerSetup
import app.starhop.ui.GameWords
import app.starhop.ui.RuleWords

/** The words of the new-game screen. */
class NewGameTexts(
    private val resources: Resources,
) {
    private val words = GameWords(resources)
    private val rules = RuleWords(resources)
    private val levels = resources.getStringArray(R.array.level_names)

    /** The name a person gave, else the word that the game will use. */
    fun name(
        state: NewGameState,
        index: Int,
    ): String {
        val seat = state.choices.seats[index]
        val computer = seat.kind is PlayerKind.Computer
        return when {
            seat.name.isNotEmpty() -> seat.name
            computer && state.choices.seats.count { it.kind is PlayerKind.Computer } == 1 -> text(R.string.computer)
            !computer && state.choices.mode == Mode.COMPUTER -> text(R.string.you)
            else -> words.seat(state.places[index].seat)
        }
    }

    /** Person, or the computer's level; that it is the computer is left out where it is called so. */
    fun kind(
        seat: PlayerSetup,
        name: String,
    ): String =
        when (val kind = seat.kind) {
            is PlayerKind.Person -> text(R.string.seat_person)
            is PlayerKind.Computer -> words.join(level(kind, called = name == text(R.string.computer)), levels[kind.level - 1])
        }

    private fun level(
        kind: PlayerKind.Computer,
        called: Boolean,
    ) = text(if (called) R.string.level_title else R.string.computer_level, kind.level)

    /** Whether a coin will decide the colours, so that no row can show one. */
    fun colourless(state: NewGameState): Boolean = state.choices.duel && state.choices.toss && !state.ruled

    /** What the choice of who starts comes to. */
    fun starter(state: NewGameState): String {
        val choices = state.choices
        val first = words.seat(state.places.first().seat)
        val ruled = state.ruledFirst?.takeIf { state.ruled }
        val line =
            when {
                ruled == NewGameChoices.TOSS -> text(R.string.ruled_toss_line)
                ruled != null -> text(R.string.ruled_seat_line, words.seat(ruled.toInt()))
                choices.duel -> duel(state)
                choices.toss -> text(R.string.starts_anyone_line)
                choices.mode == Mode.COMPUTER -> yours(state)
                choices.players == 2 && state.places.last().seat == BLUE -> text(R.string.starts_red_line)
                else -> text(R.string.starts_seat_line, first)
            }
        val tooMany = choices.mode == Mode.COMPUTER && !choices.duel && ruled == null
        return if (tooMany) line + "\n" + text(R.string.forbidden_computer_starts) else line
    }

    private fun yours(state: NewGameState): String {
        val name = state.choices.seats[state.yourSeat].name
        return if (name.isEmpty()) text(R.string.starts_you_first_line) else text(R.string.starts_seat_line, name)
    }

    private fun duel(state: NewGameState): String =
        when (state.choices.starter) {
            Starter.TOSS -> {
                text(R.string.starts_toss_line)
            }

            Starter.YOU -> {
                text(R.string.starts_you_line)
            }

            Starter.COMPUTER -> {
                if (state.places.last().seat ==
                    BLUE
                ) {
                    text(R.string.starts_computer_line)
                } else {
                    text(R.string.starts_seat_line, words.seat(1))
                }
            }
        }

    /** Why some numbers of players cannot be chosen, a line for each reason. */
    fun forbiddenPlayers(state: NewGameState): String =
        state.forbiddenPlayers.entries.groupBy({ rules.reason(it.value) }, { it.key }).entries.joinToString("\n") { (why, counts) ->
            text(R.string.forbidden_players, counts.joinToString(text(R.string.label_separator)), why)
        }

    private fun text(
        id: Int,
        vararg values: Any,
    ): String = resources.getString(id, *values)

    private companion object {
        /** Who faces red. */
        const val BLUE = 4
    }
}

/** The row of the first person. */
val NewGameState.yourSeat: Int get() = choices.seats.indexOfFirst { it.kind == PlayerKind.Person }.coerceAtLeast(0)
