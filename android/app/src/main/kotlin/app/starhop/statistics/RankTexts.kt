package app.starhop.statistics

import android.content.res.Resources
import android.icu.text.NumberFormat
import app.starhop.R
import app.starhop.core.Settlement
import app.starhop.core.rankPoints

/** The words for points and ranks. */
class RankTexts(
    private val resources: Resources,
) {
    private val titles = resources.getStringArray(R.array.rank_titles)
    private val numbers = NumberFormat.getIntegerInstance(resources.configuration.locales[0])

    /** The title that a rank has. */
    fun title(rank: Int): String = titles[rank - 1]

    /** "Rank 3, Novice". */
    fun rank(rank: Int): String = resources.getString(R.string.rank_titled, rank, title(rank))

    private fun short(rank: Int): String = resources.getString(R.string.rank_short, rank, title(rank))

    fun points(points: Int): String = resources.getQuantityString(R.plurals.points, points, numbers.format(points))

    /** How many points are missing for the next rank; nothing at the highest. */
    fun next(
        points: Int,
        rank: Int,
    ): String? {
        val from = rankPoints().getOrNull(rank) ?: return null
        val missing = from - points
        return resources.getQuantityString(R.plurals.rank_next, missing, numbers.format(missing), short(rank + 1))
    }

    /** Where a finished game led to. */
    fun settled(settled: Settlement): String {
        val points = points(settled.pointsAfter)
        val id =
            when {
                settled.rankAfter > settled.rankBefore -> R.string.rank_up
                settled.rankAfter < settled.rankBefore -> R.string.rank_down
                else -> R.string.rank_same
            }
        return resources.getString(id, points, short(settled.rankAfter))
    }
}
