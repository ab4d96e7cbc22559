package app.starhop.learn

import android.content.res.Resources
import app.starhop.R
import app.starhop.board.Holes
import app.starhop.core.Shortfall
import app.starhop.ui.GameWords

/** What a legal move lacks of what was asked. */
class ShortfallTexts(
    private val resources: Resources,
) {
    private val words = GameWords(resources)
    private val obstacles = ObstacleTexts(resources)

    fun text(why: Shortfall): String =
        when (why) {
            is Shortfall.NotAStep -> many(R.plurals.short_not_a_step, why.hops)
            is Shortfall.TooFewHops -> many(R.plurals.short_hops, why.hops, why.needed)
            is Shortfall.OtherPiece -> text(R.string.short_other_piece, Holes.name(why.from), Holes.name(why.wanted))
            is Shortfall.Elsewhere -> text(R.string.short_elsewhere, Holes.name(why.to), Holes.name(why.wanted))
            is Shortfall.GainsTooLittle -> gains(why)
            is Shortfall.CutsOff -> text(R.string.short_cuts_off, words.list(why.pieces.map(Holes::name)))
            is Shortfall.NotInGoal -> text(R.string.short_not_in_goal, Holes.name(why.to))
            is Shortfall.Shallow -> text(R.string.short_shallow, Holes.name(why.to), Holes.name(why.deeper))
            is Shortfall.StillClosed -> closed(why)
            is Shortfall.NoCrossing -> crossing(why)
            is Shortfall.TooFewOutside -> many(R.plurals.short_outside, why.outside, why.needed)
            is Shortfall.WastesMove -> wasted(why)
            is Shortfall.NoWin -> many(R.plurals.because_no_win, why.home)
        }

    private fun gains(why: Shortfall.GainsTooLittle) =
        if (why.gained <= 0) text(R.string.short_gains_nothing, why.needed) else many(R.plurals.short_gains, why.gained, why.needed)

    private fun closed(why: Shortfall.StillClosed): String {
        val told = text(R.string.short_still_closed, Holes.name(why.from), Holes.name(why.to))
        return told + text(R.string.learn_between_sentences) + obstacles.text(why.obstacle)
    }

    private fun crossing(why: Shortfall.NoCrossing): String {
        val best = why.best ?: return text(R.string.short_no_crossing, why.needed)
        return many(R.plurals.short_crossing, best, why.needed)
    }

    private fun wasted(why: Shortfall.WastesMove): String {
        val needed = why.needed
        return when {
            needed == null && why.left == 0 -> text(R.string.short_not_home)
            needed == null -> many(R.plurals.short_too_far, why.left)
            why.left == 0 -> many(R.plurals.short_wastes_last, needed)
            else -> many(R.plurals.short_wastes, needed, why.left)
        }
    }

    private fun many(
        id: Int,
        count: Int,
        vararg more: Any,
    ) = resources.getQuantityString(id, count, count, *more)

    private fun text(
        id: Int,
        vararg values: Any,
    ): String = resources.getString(id, *values)
}
