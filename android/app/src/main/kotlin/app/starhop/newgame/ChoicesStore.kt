package app.starhop.newgame

import android.content.SharedPreferences
import android.os.Bundle
import app.starhop.core.PlayerKind
import app.starhop.core.PlayerSetup
import app.starhop.core.Preset
import app.starhop.core.ruleOptions
import app.starhop.ui.named

/** Choices as texts by name, and back. Each text is read by itself, so that one unreadable text costs only itself. */
class ChoicesText(
    private val levels: Int,
) {
    fun write(choices: NewGameChoices): Map<String, String> {
        val seats = choices.seats.flatMapIndexed { index, seat -> listOf("$NAME$index" to seat.name, "$KIND$index" to kind(seat.kind)) }
        return mapOf(
            PLAYERS to choices.players.toString(),
            TOSS to choices.toss.toString(),
            TEAMS to choices.teams.toString(),
            PRESET to (choices.preset?.name ?: OWN),
            LIMIT to choices.limit?.toString().orEmpty(),
            OWN to choices.own.entries.joinToString(" ") { (key, value) -> "$key=$value" },
        ) + seats
    }

    fun read(text: (String) -> String?): NewGameChoices {
        val default = NewGameChoices()
        val players = text(PLAYERS)?.toIntOrNull()?.takeIf { it in NewGameChoices.COUNTS } ?: default.players
        val seats = List(players) { seat(text, it) }
        val preset = text(PRESET)
        return NewGameChoices(
            seats = if (seats.any { it.kind == PlayerKind.Person }) seats else seats.drop(1) + seats.first().copy(kind = PlayerKind.Person),
            toss = text(TOSS).toBoolean(),
            teams = text(TEAMS).toBoolean(),
            preset = if (preset == OWN) null else Preset.entries.named(preset) ?: default.preset,
            own = own(text(OWN).orEmpty()),
            limit = limit(text(LIMIT)),
        )
    }

    private fun kind(kind: PlayerKind): String =
        when (kind) {
            is PlayerKind.Person -> PERSON
            is PlayerKind.Computer -> kind.level.toString()
        }

    private fun seat(
        text: (String) -> String?,
        index: Int,
    ): PlayerSetup {
        val default = if (index == 0) PlayerKind.Person else PlayerKind.Computer(NewGameChoices.DEFAULT_LEVEL)
        val kept = text("$KIND$index")
        val level = kept?.toIntOrNull()?.takeIf { it in 1..levels }
        val kind = if (kept == PERSON) PlayerKind.Person else level?.let(PlayerKind::Computer) ?: default
        return PlayerSetup(text("$NAME$index").orEmpty().take(LONGEST_NAME), kind)
    }

    private fun limit(text: String?): Int? =
        when {
            text == null -> NewGameChoices.DEFAULT_LIMIT
            text.isEmpty() -> null
            else -> text.toIntOrNull()?.takeIf { it in NewGameChoices.LIMITS } ?: NewGameChoices.DEFAULT_LIMIT
        }

    /** Only options and values that this version knows. */
    private fun own(text: String): Map<String, String> {
        val known = ruleOptions().associate { it.key to it.values }
        val pairs = text.split(' ').map { it.substringBefore('=') to it.substringAfter('=', "") }
        return pairs.filter { (key, value) -> known[key]?.contains(value) == true }.toMap()
    }

    companion object {
        /** The core takes no longer name. */
        const val LONGEST_NAME = 40
        private const val PLAYERS = "players"
        private const val NAME = "name"
        private const val KIND = "kind"
        private const val PERSON = "person"
        private const val TOSS = "toss"
        private const val TEAMS = "teams"
        private const val LIMIT = "limit"
        private const val PRESET = "preset"
        private const val OWN = "own"
    }
}

/** Keeps the last choices. */
class ChoicesStore(
    private val preferences: SharedPreferences,
    levels: Int,
) {
    private val text = ChoicesText(levels)

    fun load(): NewGameChoices {
        val kept = preferences.all
        return text.read { kept[it] as? String }
    }

    fun save(choices: NewGameChoices) {
        val edit = preferences.edit().clear()
        text.write(choices).forEach { (name, value) -> edit.putString(name, value) }
        edit.apply()
    }
}

/** Keeps the choices while the screen is away. */
class ChoicesMemory(
    levels: Int,
) {
    private val text = ChoicesText(levels)

    fun read(state: Bundle?): NewGameChoices? = state?.getBundle(KEY)?.let { kept -> text.read { kept.getString(it) } }

    fun write(
        choices: NewGameChoices,
        out: Bundle,
    ) {
        val kept = Bundle()
        text.write(choices).forEach { (name, value) -> kept.putString(name, value) }
        out.putBundle(KEY, kept)
    }

    private companion object {
        const val KEY = "choices"
    }
}
