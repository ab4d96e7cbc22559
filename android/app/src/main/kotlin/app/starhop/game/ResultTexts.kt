package app.starhop.game

import android.content.res.Resources
import app.starhop.R
import app.starhop.core.PlayerResult
import app.starhop.core.Status
import app.starhop.core.WinReason
import app.starhop.ui.GameWords
import app.starhop.ui.ReasonWords
import app.starhop.ui.isYou
import kotlin.math.abs

/** One player's line in the result. */
data class ResultRow(
    val seat: Int,
    val place: String,
    val name: String,
    /** Tournament score and points, as far as the rules have them. */
    val score: String,
    val spoken: String,
)

/** The words for how a game ended. */
class ResultTexts(
    private val resources: Resources,
) {
    private val words = GameWords(resources)
    private val reasons = ReasonWords(resources)

    fun title(state: GameState): String {
        val winners = state.winners
        val players = state.snapshot.players
        val alone = state.snapshot.players.firstOrNull { it.seat == winners.singleOrNull() }
        return when {
            winners.isEmpty() -> text(R.string.draw_title)
            alone?.isYou(players) == true -> text(R.string.you_win)
            alone != null -> text(R.string.seat_wins, words.name(players, alone))
            else -> text(R.string.sides_win, words.names(players, winners))
        }
    }

    /** Why the game ended; nothing while it goes on. */
    fun line(state: GameState): String {
        val players = state.snapshot.players
        return when (val status = state.snapshot.status) {
            is Status.Playing -> {
                ""
            }

            is Status.Won -> {
                val loser = players.singleOrNull { it.seat != status.seat }
                if (status.reason == WinReason.ALL_HOME && loser != null) {
                    val steps = resources.getQuantityString(R.plurals.steps, loser.steps, loser.steps)
                    text(R.string.result_needed, words.name(players, loser), steps)
                } else {
                    val last = state.snapshot.newest?.seat ?: status.seat
                    reasons.sentence(status.reason, words.names(players, state.winners), words.name(players, last))
                }
            }

            is Status.Drawn -> {
                reasons.sentence(status.reason, players.size)
            }
        }
    }

    /** The outcome and its reason in one line. */
    fun whole(state: GameState): String = text(R.string.outcome_sentence, title(state), line(state))

    /** Everybody's result, the best place first; nothing where the title says it all. */
    fun rows(state: GameState): List<ResultRow> {
        val results = state.snapshot.results
        val plain = results.size == 2 && results.all { it.quarters == null && it.points == null }
        return if (plain) emptyList() else results.sortedBy { it.place }.map { row(state, it) }
    }

    private fun row(
        state: GameState,
        result: PlayerResult,
    ): ResultRow {
        val name = words.name(state.snapshot.players, result.seat)
        val place = text(R.string.place, result.place)
        val quarters = result.quarters?.let(::score)
        val points = result.points
        val spoken =
            listOfNotNull(
                text(R.string.place_spoken, result.place),
                name,
                quarters?.let { text(R.string.score_spoken, it) },
                points?.let { resources.getQuantityString(R.plurals.points_spoken, abs(it), it, signed(it)) },
            ).joinToString(text(R.string.label_separator))
        return ResultRow(result.seat, place, name, listOfNotNull(quarters, points?.let(::signed)).joinToString("  "), spoken)
    }

    private fun score(quarters: Int): String {
        val whole = quarters / FULL
        val part = PARTS[quarters % FULL]
        return if (part.isNotEmpty() && whole == 0) part else "$whole$part"
    }

    private fun signed(points: Int): String =
        when {
            points > 0 -> "+$points"
            points < 0 -> "$MINUS${-points}"
            else -> "0"
        }

    private fun text(
        id: Int,
        vararg values: Any,
    ): String = resources.getString(id, *values)

    private companion object {
        const val FULL = 4
        val PARTS = listOf("", "¼", "½", "¾")
        const val MINUS = '−'
    }
}
