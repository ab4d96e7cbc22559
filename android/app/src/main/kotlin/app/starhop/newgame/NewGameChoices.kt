package app.starhop.newgame

import android.content.SharedPreferences
import app.starhop.core.GameSetup
import app.starhop.core.Mode
import app.starhop.core.PlayerKind
import app.starhop.core.PlayerSetup
import app.starhop.core.Preset
import app.starhop.core.RuleSet

/** Who plays red and so moves first against the computer. */
enum class Starter { YOU, COMPUTER, TOSS }

/** What a person chose for the next game. */
data class NewGameChoices(
    val mode: Mode = Mode.COMPUTER,
    val level: Int = DEFAULT_LEVEL,
    val starter: Starter = Starter.YOU,
) {
    /** The game to start; [toss] decides where the choice was to toss: true lets the person start. */
    fun setup(toss: () -> Boolean): GameSetup {
        val person = PlayerSetup("", PlayerKind.Person)
        val other = if (mode == Mode.COMPUTER) PlayerSetup("", PlayerKind.Computer(level)) else person
        val players = if (personStarts(toss)) listOf(person, other) else listOf(other, person)
        return GameSetup(RuleSet(Preset.PLYYARD, emptyList()), players, toss = null)
    }

    private fun personStarts(toss: () -> Boolean): Boolean =
        when (starter) {
            Starter.YOU -> true
            Starter.COMPUTER -> mode == Mode.PASS_AND_PLAY
            Starter.TOSS -> mode == Mode.PASS_AND_PLAY || toss()
        }

    companion object {
        const val DEFAULT_LEVEL = 3
    }
}

/** Keeps the last choices. Each key is read by itself, so that one unreadable value costs only itself. */
class ChoicesStore(
    private val preferences: SharedPreferences,
    private val levels: Int,
) {
    fun load(): NewGameChoices {
        val kept = preferences.all
        val default = NewGameChoices()
        return NewGameChoices(
            mode = Mode.entries.named(kept[MODE]) ?: default.mode,
            level = (kept[LEVEL] as? Int)?.takeIf { it in 1..levels } ?: default.level,
            starter = Starter.entries.named(kept[STARTER]) ?: default.starter,
        )
    }

    fun save(choices: NewGameChoices) =
        preferences
            .edit()
            .putString(MODE, choices.mode.name)
            .putInt(LEVEL, choices.level)
            .putString(STARTER, choices.starter.name)
            .apply()

    private fun <E : Enum<E>> List<E>.named(value: Any?): E? = firstOrNull { it.name == value }

    private companion object {
        const val MODE = "mode"
        const val LEVEL = "level"
        const val STARTER = "starter"
    }
}
