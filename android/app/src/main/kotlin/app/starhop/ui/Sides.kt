package app.starhop.ui

import app.starhop.core.RuleSet
import app.starhop.core.ruleSetOptions

/** Whether so many [players] play in sides under these [rules]; the core says what the rules are. */
fun winTogether(
    rules: RuleSet,
    players: Int,
): Boolean = ruleSetOptions(rules, players).any { it.key == "teams" && it.value != "none" }
