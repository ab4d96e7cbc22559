package app.starhop.newgame

import app.starhop.core.Preset
import app.starhop.core.RuleSet
import app.starhop.core.RulesException
import app.starhop.core.Seating
import app.starhop.core.ruleOptions
import app.starhop.core.ruleSetOptions

/** A sheet over the new-game screen. */
sealed interface NewGameSheet {
    data object Rules : NewGameSheet

    data class Details(
        val preset: Preset,
    ) : NewGameSheet

    data object Own : NewGameSheet

    data class Seat(
        val index: Int,
    ) : NewGameSheet
}

/** One value of an option in the editor of own rules. */
data class OwnValue(
    val key: String,
    val chosen: Boolean,
    /** Why it cannot be chosen now. */
    val forbidden: RulesException? = null,
)

/** One option in the editor of own rules. */
data class OwnOption(
    val key: String,
    val values: List<OwnValue>,
)

/** What the new-game screen draws. What goes together is the core's business: all of it is asked there. */
data class NewGameState(
    val choices: NewGameChoices,
    val sheet: NewGameSheet? = null,
    /** True from the press on Start until the game is open or has failed to start. */
    val starting: Boolean = false,
    /** Why the game could not be started. */
    val trouble: Throwable? = null,
) {
    val places: List<Seating> by lazy { choices.places() }

    val ruledFirst: String? by lazy { choices.ruledFirst() }

    /** The limits of a move to choose from, in seconds. */
    val limits: List<Int> by lazy { choices.limits() }

    val ruled: Boolean by lazy { choices.ruled }

    /** Why the choices make no game. */
    val forbidden: RulesException? by lazy { refusal(choices) }

    /** The numbers of players that the rules do not allow, with the reason. */
    val forbiddenPlayers: Map<Int, RulesException> by lazy {
        val refused = NewGameChoices.COUNTS.associateWith { count -> refusal(choices.bareRules(), count) }
        refused.mapNotNull { (count, why) -> why?.let { count to it } }.toMap()
    }

    /** Why there can be no sides, although there are enough players. */
    val forbiddenSides: RulesException? by lazy {
        val wished = refusal(choices.copy(teams = true))
        if (choices.players in NewGameChoices.SIDES) wished else null
    }

    /** Why nobody can play by the own rules with so many players. */
    val forbiddenOwn: RulesException? by lazy { refusal(choices.copy(preset = null)) }

    /** The rows of the editor of own rules. */
    val ownOptions: List<OwnOption> by lazy { ownOptions() }

    private fun ownOptions(): List<OwnOption> {
        val own = choices.copy(preset = null)
        val now = checked { ruleSetOptions(RuleSet(Preset.PLYYARD, choices.own.options()), choices.players) }.getOrNull()
        val chosen = now?.associate { it.key to it.value } ?: choices.own
        return ruleOptions().map { option ->
            val offered = if (option.key == NewGameChoices.FIRST) option.values.filter(::sits) else option.values
            val value = if (option.key == NewGameChoices.TEAMS) sidesValue() else chosen[option.key] ?: offered.first()
            OwnOption(
                option.key,
                offered.map { OwnValue(it, it == value, if (it == value || now == null) null else refusal(own.with(option.key, it))) },
            )
        }
    }

    private fun sidesValue() = if (choices.sides) NewGameChoices.TWO_SIDES else NewGameChoices.ALONE

    private fun sits(first: String) = first == NewGameChoices.TOSS || places.any { it.seat.toString() == first }

    private fun refusal(choices: NewGameChoices): RulesException? = refusal(choices.rules(), choices.players)

    private fun refusal(
        rules: RuleSet,
        players: Int,
    ): RulesException? = checked { ruleSetOptions(rules, players) }.exceptionOrNull() as? RulesException
}

/** The choices with one option of the own rules set; whether there are sides is kept beside the rules. */
fun NewGameChoices.with(
    key: String,
    value: String,
): NewGameChoices =
    if (key == NewGameChoices.TEAMS) {
        copy(preset = null, teams = value == NewGameChoices.TWO_SIDES)
    } else {
        copy(preset = null, own = own + (key to value))
    }
