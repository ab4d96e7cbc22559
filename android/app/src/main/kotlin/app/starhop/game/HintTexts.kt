package app.starhop.game

import android.content.res.Resources
import app.starhop.R
import app.starhop.board.Holes
import app.starhop.core.HintReason
import app.starhop.core.PlayerFigures
import app.starhop.core.Suggestion
import app.starhop.ui.GameWords
import app.starhop.ui.Tenths

/** The words of a hint: first which piece and roughly why, then the move and its whole reason. */
class HintTexts(
    private val resources: Resources,
) {
    private val words = GameWords(resources)
    private val tenths = Tenths(resources)

    fun told(
        players: List<PlayerFigures>,
        hint: Hint,
    ): String {
        val suggestion = hint.suggestion ?: return text(R.string.hint_searching)
        val subject = if (hint.revealed) move(suggestion) else text(R.string.hint_piece, Holes.name(suggestion.path.first()))
        val number = text(R.string.hint_number, hint.index + 1, hint.suggestions.size).takeIf { hint.suggestions.size > 1 }
        val head = if (number == null) subject else words.join(number, subject)
        return text(R.string.outcome_sentence, head, if (hint.revealed) reason(players, suggestion.reason) else outline(suggestion.reason))
    }

    private fun move(suggestion: Suggestion): String {
        val path = suggestion.path
        return text(R.string.aim_step, Holes.name(path.first()), Holes.name(path.last()))
    }

    /** The reason without the holes, which would give the move away. */
    private fun outline(reason: HintReason?): String =
        text(
            when (reason) {
                is HintReason.Wins -> if (reason.place == 1) R.string.hint_wins else R.string.hint_finishes
                is HintReason.BringsHome -> R.string.hint_brings_home
                is HintReason.UsesBridge -> R.string.hint_uses_bridge
                is HintReason.MakesRoom -> R.string.hint_makes_room
                is HintReason.RescuesLast -> R.string.hint_rescues_last
                is HintReason.BuildsBridge -> R.string.hint_builds_bridge
                is HintReason.LongestAdvance -> R.string.hint_longest_advance
                is HintReason.Blocks -> R.string.hint_blocks
                is HintReason.Advances -> R.string.hint_advances
                HintReason.Only -> R.string.hint_only
                is HintReason.Preferred, null -> R.string.hint_preferred
            },
        )

    private fun reason(
        players: List<PlayerFigures>,
        reason: HintReason?,
    ): String =
        when (reason) {
            is HintReason.Wins -> if (reason.place == 1) outline(reason) else text(R.string.hint_finishes_at, reason.place)
            is HintReason.BringsHome -> resources.getQuantityString(R.plurals.hint_home, reason.home, reason.home)
            is HintReason.UsesBridge -> usesBridge(players, reason)
            is HintReason.MakesRoom -> text(R.string.hint_room, Holes.name(reason.from), Holes.name(reason.hole))
            is HintReason.RescuesLast -> text(R.string.hint_rescue, steps(reason.behind), steps(reason.nearer))
            is HintReason.BuildsBridge -> buildsBridge(reason)
            is HintReason.LongestAdvance -> text(R.string.hint_longest, gain(reason.steps, reason.hops))
            is HintReason.Blocks -> blocks(players, reason)
            is HintReason.Advances -> text(R.string.hint_gains, gain(reason.steps, reason.hops))
            is HintReason.Preferred -> preferred(reason.by ?: 0)
            HintReason.Only, null -> outline(reason)
        }

    private fun usesBridge(
        players: List<PlayerFigures>,
        reason: HintReason.UsesBridge,
    ): String {
        val told = if (reason.hole == reason.from) R.string.hint_bridge_leaves else R.string.hint_bridge_comes
        val closer = words.name(players, reason.seat)
        return text(told, steps(reason.steps), closer, Holes.name(reason.from), Holes.name(reason.to))
    }

    private fun buildsBridge(reason: HintReason.BuildsBridge): String =
        text(R.string.hint_bridge, Holes.name(reason.from), Holes.name(reason.to), gain(reason.steps, reason.hops))

    private fun blocks(
        players: List<PlayerFigures>,
        reason: HintReason.Blocks,
    ): String {
        val reply = words.name(players, reason.seat)
        return text(R.string.hint_block, reply, Holes.name(reason.from), Holes.name(reason.to), steps(reason.steps))
    }

    private fun preferred(by: Int): String =
        if (by < Tenths.LEAST) text(R.string.hint_preferred) else tenths.say(R.plurals.hint_preferred_by, by)

    private fun gain(
        steps: Int,
        hops: Int,
    ): String =
        if (hops == 0) {
            steps(steps)
        } else {
            text(R.string.hint_gain, steps(steps), resources.getQuantityString(R.plurals.hops, hops, hops))
        }

    private fun steps(count: Int): String = resources.getQuantityString(R.plurals.steps, count, count)

    private fun text(
        id: Int,
        vararg values: Any,
    ): String = resources.getString(id, *values)
}
