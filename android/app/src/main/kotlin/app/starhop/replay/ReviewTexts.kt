package app.starhop.replay

import android.content.res.Resources
import app.starhop.R
import app.starhop.board.Holes
import app.starhop.core.MissedChain
import app.starhop.core.MoveMark
import app.starhop.core.PlayerFigures
import app.starhop.core.PlayerReview
import app.starhop.core.ReviewReport
import app.starhop.core.ReviewedPly
import app.starhop.core.TurningPoint
import app.starhop.ui.GameWords
import app.starhop.ui.Tenths

/** The words of a review. */
class ReviewTexts(
    private val resources: Resources,
) {
    private val words = GameWords(resources)
    private val tenths = Tenths(resources)
    private val comma = resources.getString(R.string.label_separator)

    fun mark(mark: MoveMark): String =
        text(
            when (mark) {
                MoveMark.UNJUDGED -> R.string.mark_unjudged
                MoveMark.ONLY -> R.string.mark_only
                MoveMark.BEST -> R.string.mark_best
                MoveMark.GOOD -> R.string.mark_good
                MoveMark.INACCURACY -> R.string.mark_inaccuracy
                MoveMark.MISTAKE -> R.string.mark_mistake
                MoveMark.BLUNDER -> R.string.mark_blunder
            },
        )

    /** How good a move was and what it lost: "Mistake, cost about 1.5 moves". */
    fun verdict(ply: ReviewedPly): String =
        listOfNotNull(mark(ply.mark), cost(ply.loss).takeIf { ply.mark >= MoveMark.GOOD }).joinToString(comma)

    private fun cost(loss: Int): String = tenths.say(R.plurals.cost_moves, loss)

    /** What the line under the board says of the game as it stands at [ply]. */
    fun line(
        report: ReviewReport,
        players: List<PlayerFigures>,
        ply: Int,
    ): String {
        val judged = report.of(ply) ?: return means(report, players)
        val verdict = verdict(judged)
        return if (report.turningPoint(ply) == null) verdict else words.join(text(R.string.turning_point), verdict)
    }

    /** What the line says while a move that was not played is shown. */
    fun line(
        report: ReviewReport,
        missed: Missed,
    ): String {
        val chain = report.missedChain?.takeIf { Missed(it) == missed }
        return if (chain == null) text(R.string.better_was, move(missed.path)) else missed(chain)
    }

    private fun missed(chain: MissedChain): String =
        text(
            R.string.missed_was,
            move(chain.path),
            resources.getQuantityString(R.plurals.steps, chain.steps, chain.steps),
            tenths.say(R.plurals.better_moves, chain.betterBy),
        )

    /** A step or a single hop by its ends, a chain with its hops. */
    private fun move(path: List<Int>): String {
        val ends = text(R.string.aim_step, Holes.name(path.first()), Holes.name(path.last()))
        val hops = path.size - 1
        return if (hops < 2) ends else ends + comma + resources.getQuantityString(R.plurals.hops, hops, hops)
    }

    /** "Average loss: Red 0.4 moves, Blue 1 move". */
    private fun means(
        report: ReviewReport,
        players: List<PlayerFigures>,
    ): String =
        text(
            R.string.mean_losses,
            report.players.joinToString(comma) {
                text(R.string.mean_loss, words.name(players, it.seat), tenths.say(R.plurals.lost_moves, it.meanLoss))
            },
        )

    /** "Red · lost about 0.4 moves a turn". */
    fun mean(
        player: PlayerReview,
        players: List<PlayerFigures>,
    ): String = words.join(words.name(players, player.seat), tenths.say(R.plurals.lost_a_turn, player.meanLoss))

    fun chip(ply: Int): String = text(R.string.chip_move, ply)

    fun chip(chain: MissedChain): String = text(R.string.chip_missed, chain.ply, chain.hops)

    /** A turning point in one sentence or two: "Move 20, Blue. Turning point, cost about 4.2 moves". */
    fun whole(point: TurningPoint): String = told(point.ply, point.seat, text(R.string.turning_point) + comma + cost(point.loss))

    fun whole(chain: MissedChain): String = told(chain.ply, chain.seat, missed(chain))

    private fun told(
        ply: Int,
        seat: Int,
        what: String,
    ): String = text(R.string.outcome_sentence, text(R.string.move_of, ply, words.seat(seat)), what)

    /** What the marks on the chart say, for a screen reader. */
    fun chart(report: ReviewReport): String {
        val points = report.turningPoints.map { it.ply }.sorted()
        val turning = points.takeIf { it.isNotEmpty() }?.let { text(R.string.chart_turning_points, it.joinToString(comma)) }
        val counts = listOf(MoveMark.MISTAKE to R.plurals.chart_mistakes, MoveMark.BLUNDER to R.plurals.chart_blunders)
        val lost = counts.map { (mark, id) -> counted(id, report.plies.count { it.mark == mark }) }
        return (listOfNotNull(turning) + lost).joinToString(comma)
    }

    private fun counted(
        id: Int,
        count: Int,
    ): String = resources.getQuantityString(id, count, count)

    private fun text(
        id: Int,
        vararg values: Any,
    ): String = resources.getString(id, *values)
}
