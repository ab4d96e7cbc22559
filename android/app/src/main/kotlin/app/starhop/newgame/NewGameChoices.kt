package app.starhop.newgame

import app.starhop.core.GameSetup
import app.starhop.core.Mode
import app.starhop.core.PlayerKind
import app.starhop.core.PlayerSetup
import app.starhop.core.Preset
import app.starhop.core.RuleOption
import app.starhop.core.RuleSet
import app.starhop.core.RulesException
import app.starhop.core.Seating
import app.starhop.core.moveLimits
import app.starhop.core.ruleSetOptions
import app.starhop.core.seating

/** Who is wished to move first. */
enum class Starter { YOU, COMPUTER, TOSS }

/** What a person chose for the next game. */
data class NewGameChoices(
    /** Who plays, in turn order from seat 1. */
    val seats: List<PlayerSetup> = listOf(PERSON, computer(DEFAULT_LEVEL)),
    val toss: Boolean = false,
    /** Two sides, where so many players can form them. */
    val teams: Boolean = false,
    /** Null for rules of one's own. */
    val preset: Preset? = Preset.PLYYARD,
    /** What the rules of one's own change in the free rules, by the options' keys. */
    val own: Map<String, String> = emptyMap(),
    /** Seconds for each move, under rules that have a clock; null for as long as one likes. */
    val limit: Int? = DEFAULT_LIMIT,
) {
    val players: Int get() = seats.size

    val people: Int get() = seats.count { it.kind == PlayerKind.Person }

    val mode: Mode get() = if (people == 1) Mode.COMPUTER else Mode.PASS_AND_PLAY

    /** The level of the first computer; null where only people play. */
    val level: Int? get() = seats.firstNotNullOfOrNull { (it.kind as? PlayerKind.Computer)?.level }

    val sides: Boolean get() = teams && players in SIDES

    /** One person and one computer: who starts has red, and a coin is tossed for the colour. */
    val duel: Boolean get() = players == 2 && mode == Mode.COMPUTER

    val starter: Starter
        get() =
            when {
                toss -> Starter.TOSS
                duel && seats[0].kind != PlayerKind.Person -> Starter.COMPUTER
                else -> Starter.YOU
            }

    /** The rules without the choices of sides and of who starts. */
    fun bareRules(): RuleSet = if (preset == null) RuleSet(Preset.PLYYARD, own.options()) else RuleSet(preset, emptyList())

    /** What the rules themselves say of who starts: a seat or a toss. Null where nobody can play by them. */
    fun ruledFirst(): String? = checked { ruleSetOptions(bareRules(), players) }.getOrNull()?.first { it.key == FIRST }?.value

    /** True where the rules say who starts, so that there is no choice. */
    val ruled: Boolean get() = ruledFirst().let { it != null && it != FIRST_SEAT }

    /** The limits to choose from, in seconds; nothing under rules without a clock. */
    fun limits(): List<Int> {
        val bounds = checked { moveLimits(rules(), players) }.getOrNull() ?: return emptyList()
        return LIMITS.filter { it * SECOND in bounds.shortest..bounds.longest }
    }

    fun rules(): RuleSet {
        val bare = bareRules()
        val changes = bare.changes.toMutableList()
        if (sides) changes += RuleOption(TEAMS, TWO_SIDES)
        wishedFirst()?.let { changes += RuleOption(FIRST, it) }
        return RuleSet(bare.preset, changes)
    }

    private fun wishedFirst(): String? {
        val person = seats.indexOfFirst { it.kind == PlayerKind.Person }
        return when {
            ruled || duel -> null
            toss -> TOSS
            mode == Mode.PASS_AND_PLAY || person < 1 -> null
            else -> places().getOrNull(person)?.seat?.toString()
        }
    }

    /** Where the players sit; under rules that nobody can play by, as under the free rules. */
    fun places(): List<Seating> =
        checked { seating(bareRules().withSides(), players) }.getOrElse { seating(RuleSet(Preset.PLYYARD, emptyList()), players) }

    private fun RuleSet.withSides() = if (sides) copy(changes = changes + RuleOption(TEAMS, TWO_SIDES)) else this

    /** The game to start; where a coin decides the colour, [coin] gives red to the person by true. */
    fun setup(coin: () -> Boolean): GameSetup {
        val byCoin = duel && toss && !ruled
        val personFirst = seats.sortedBy { it.kind != PlayerKind.Person }
        val seated =
            if (!byCoin) {
                seats
            } else if (coin()) {
                personFirst
            } else {
                personFirst.reversed()
            }
        return GameSetup(rules(), seated, toss = null, limit = limit?.takeIf { it in limits() }?.times(SECOND))
    }

    companion object {
        const val DEFAULT_LEVEL = 3

        /** The limit of the points rules, in seconds. */
        const val DEFAULT_LIMIT = 30
        val LIMITS = listOf(15, 30, 60, 120)
        private const val SECOND = 1000
        val PERSON = PlayerSetup("", PlayerKind.Person)
        val COUNTS = listOf(2, 3, 4, 6)

        /** With so many players there can be sides. */
        val SIDES = setOf(4, 6)

        /** Keys of options that have a place of their own beside the rules. */
        const val TEAMS = "teams"
        const val FIRST = "first"
        const val TWO_SIDES = "two"
        const val ALONE = "none"
        const val TOSS = "toss"
        const val FIRST_SEAT = "1"

        fun computer(level: Int) = PlayerSetup("", PlayerKind.Computer(level))
    }
}

fun Map<String, String>.options(): List<RuleOption> = map { (key, value) -> RuleOption(key, value) }

/** What the core says, or why it says that options do not go together. */
inline fun <T> checked(ask: () -> T): Result<T> =
    try {
        Result.success(ask())
    } catch (refused: RulesException) {
        Result.failure(refused)
    }
