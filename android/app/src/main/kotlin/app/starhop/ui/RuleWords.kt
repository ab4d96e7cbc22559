package app.starhop.ui

import android.content.res.Resources
import app.starhop.R
import app.starhop.core.Preset
import app.starhop.core.RuleOption
import app.starhop.core.RulesException

/** The word for a value of an option, and one sentence about what it means. */
private class ValueWords(
    val word: Int,
    val line: Int,
)

/** The words for an option and its values, by their keys. */
private class OptionWords(
    val title: Int,
    vararg val values: Pair<String, ValueWords>,
)

private infix fun String.says(words: Pair<Int, Int>) = this to ValueWords(words.first, words.second)

private val OPTIONS =
    mapOf(
        "jump" to
            OptionWords(
                R.string.rule_jump,
                "adjacent" says (R.string.rule_jump_adjacent to R.string.rule_jump_adjacent_line),
                "symmetric" says (R.string.rule_jump_symmetric to R.string.rule_jump_symmetric_line),
            ),
        "exit" to
            OptionWords(
                R.string.rule_exit,
                "free" says (R.string.rule_exit_free to R.string.rule_exit_free_line),
                "locked" says (R.string.rule_exit_locked to R.string.rule_exit_locked_line),
            ),
        "camps" to
            OptionWords(
                R.string.rule_camps,
                "open" says (R.string.rule_camps_open to R.string.rule_camps_open_line),
                "pass" says (R.string.rule_camps_pass to R.string.rule_camps_pass_line),
                "closed" says (R.string.rule_camps_closed to R.string.rule_camps_closed_line),
            ),
        "continue" to
            OptionWords(
                R.string.rule_continue,
                "off" says (R.string.rule_continue_off to R.string.rule_continue_off_line),
                "on" says (R.string.rule_continue_on to R.string.rule_continue_on_line),
            ),
        "win" to
            OptionWords(
                R.string.rule_win,
                "own" says (R.string.rule_win_own to R.string.rule_win_own_line),
                "filled" says (R.string.rule_win_filled to R.string.rule_win_filled_line),
            ),
        "swap" to
            OptionWords(
                R.string.rule_swap,
                "off" says (R.string.rule_no to R.string.rule_swap_off_line),
                "on" says (R.string.rule_yes to R.string.rule_swap_on_line),
            ),
        "pass" to
            OptionWords(
                R.string.rule_pass,
                "off" says (R.string.rule_no to R.string.rule_pass_off_line),
                "on" says (R.string.rule_yes to R.string.rule_pass_on_line),
            ),
        "repetition" to
            OptionWords(
                R.string.rule_repetition,
                "off" says (R.string.rule_repetition_off to R.string.rule_repetition_off_line),
                "on" says (R.string.rule_repetition_on to R.string.rule_repetition_on_line),
            ),
        "deadlock" to
            OptionWords(
                R.string.rule_deadlock,
                "off" says (R.string.rule_deadlock_off to R.string.rule_deadlock_off_line),
                "on" says (R.string.rule_deadlock_on to R.string.rule_deadlock_on_line),
            ),
        "passive" to
            OptionWords(
                R.string.rule_passive,
                "off" says (R.string.rule_passive_off to R.string.rule_passive_off_line),
                "on" says (R.string.rule_passive_on to R.string.rule_passive_on_line),
            ),
        "idle" to
            OptionWords(
                R.string.rule_idle,
                "empty" says (R.string.rule_idle_empty to R.string.rule_idle_empty_line),
                "filled" says (R.string.rule_idle_filled to R.string.rule_idle_filled_line),
            ),
        "sets" to
            OptionWords(
                R.string.rule_sets,
                "1" says (R.string.rule_sets_1 to R.string.rule_sets_1_line),
                "2" says (R.string.rule_sets_2 to R.string.rule_sets_2_line),
                "3" says (R.string.rule_sets_3 to R.string.rule_sets_3_line),
            ),
        "teams" to
            OptionWords(
                R.string.rule_teams,
                "none" says (R.string.rule_teams_none to R.string.rule_teams_none_line),
                "two" says (R.string.rule_teams_two to R.string.rule_teams_two_line),
            ),
        "first" to OptionWords(R.string.rule_first, "toss" says (R.string.starts_toss to R.string.rule_first_toss_line)),
        "after" to
            OptionWords(
                R.string.rule_after,
                "stop" says (R.string.rule_after_stop to R.string.rule_after_stop_line),
                "places" says (R.string.rule_after_places to R.string.rule_after_places_line),
            ),
    )

/** The words for rule sets, their options and what does not go together. An option or value without words has none. */
class RuleWords(
    private val resources: Resources,
) {
    private val words = GameWords(resources)

    /** The name of a preset; of one's own rules where there is none. */
    fun name(preset: Preset?): String = preset?.let(words::preset) ?: resources.getString(R.string.preset_own)

    /** A preset in one line. */
    fun line(preset: Preset?): String =
        resources.getString(
            when (preset) {
                null -> R.string.preset_own_line
                Preset.PLYYARD -> R.string.preset_plyyard_line
                Preset.MASTERS -> R.string.preset_masters_line
                Preset.TOURNAMENT -> R.string.preset_tournament_line
                Preset.QQ -> R.string.preset_qq_line
                Preset.QQ_SYMMETRIC -> R.string.preset_qq_symmetric_line
            },
        )

    fun title(option: String): String = OPTIONS[option]?.let { resources.getString(it.title) } ?: option

    fun value(option: RuleOption): String =
        of(option)?.let { resources.getString(it.word) } ?: seat(option)?.let(words::seat) ?: option.value

    /** What the value of the option means, in one sentence. */
    fun sentence(option: RuleOption): String =
        of(option)?.let { resources.getString(it.line) }
            ?: seat(option)?.let { resources.getString(R.string.rule_first_seat_line, words.seat(it)) }
            ?: option.value

    /** Why options do not go together. */
    fun reason(refused: RulesException): String =
        when (refused) {
            is RulesException.Sets -> resources.getString(R.string.forbidden_sets, refused.expected)
            is RulesException.Teams -> resources.getString(R.string.forbidden_teams)
            is RulesException.TeamsPlayOn -> resources.getString(R.string.forbidden_teams_play_on)
            is RulesException.Deadlock -> resources.getString(R.string.forbidden_deadlock)
            is RulesException.First -> resources.getString(R.string.forbidden_first, words.seat(refused.seat))
            is RulesException.Players, is RulesException.Option, is RulesException.Value -> resources.getString(R.string.forbidden_other)
        }

    private fun of(option: RuleOption): ValueWords? = OPTIONS[option.key]?.values?.firstOrNull { it.first == option.value }?.second

    private fun seat(option: RuleOption): Int? = option.value.toIntOrNull()?.takeIf { option.key == "first" && it in 1..SEAT_COLOURS.size }
}
