package app.starhop.ui

import app.starhop.core.RuleSet
import app.starhop.core.ruleSetOptions

/** What a screen has to know of a rule set before it can count and name; the core says what the rules are. */
class RuleFacts(
    rules: RuleSet,
    players: Int,
) {
    private val options = ruleSetOptions(rules, players).associate { it.key to it.value }

    /** Sets of pieces that each player has. */
    val sets: Int = options["sets"]?.toIntOrNull() ?: 1

    /** Pieces that each player brings home. */
    val pieces: Int = sets * SET

    /** Whether players win together. */
    val partners: Boolean = options["teams"].let { it != null && it != NO_TEAMS }

    private companion object {
        const val SET = 10
        const val NO_TEAMS = "none"
    }
}
