package app.starhop.statistics

import android.content.res.Resources
import app.starhop.R
import app.starhop.core.Profile
import app.starhop.core.RuleTally
import app.starhop.ui.GameWords

/** The words of the statistics. */
class StatisticsTexts(
    private val resources: Resources,
) {
    private val words = GameWords(resources)
    private val ranks = RankTexts(resources)

    /** "Points · 2 players". */
    fun rules(tally: RuleTally): String = words.join(words.rules(tally.rules), resources.getString(R.string.players_count, tally.players))

    fun best(tally: RuleTally): List<String> =
        listOfNotNull(
            tally.longestChain.takeIf { it > 1 }?.let { resources.getQuantityString(R.plurals.longest_chain_hops, it, it) },
            tally.fewestMoves?.let { resources.getQuantityString(R.plurals.fewest_moves, it, it) },
        )

    fun figures(tally: RuleTally): List<String> =
        listOf(count(R.plurals.games_won, tally.wins), count(R.plurals.games_lost, tally.losses), count(R.plurals.games_drawn, tally.draws))

    /** A rule set with its figures, as a screen reader says it. */
    fun spoken(tally: RuleTally): String = words.join(listOf(rules(tally)) + figures(tally) + best(tally))

    /** Everything as a text to send. */
    fun export(profile: Profile): String {
        val head = words.join(ranks.rank(profile.rank), ranks.points(profile.points))
        return (listOf(resources.getString(R.string.statistics_export), head) + profile.tallies.map(::spoken)).joinToString("\n")
    }

    private fun count(
        words: Int,
        count: Int,
    ) = resources.getQuantityString(words, count, count)
}
