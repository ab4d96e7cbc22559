package app.starhop.replay

import android.content.Context
import android.graphics.Canvas
import android.graphics.DashPathEffect
import android.graphics.Paint
import android.graphics.Path
import android.util.AttributeSet
import android.view.View
import app.starhop.R
import app.starhop.board.PiecePainter
import app.starhop.core.ChartLine
import app.starhop.core.MoveMark
import app.starhop.core.ReviewReport
import app.starhop.ui.Theme
import kotlin.math.abs
import kotlin.math.max

/** The steps that each player still needs, ply by ply, with a playhead. Time runs from left to right in every language. */
class StepsChart
    @JvmOverloads
    constructor(
        context: Context,
        attributes: AttributeSet? = null,
    ) : View(context, attributes) {
        private val theme = Theme(context)
        private val pieces = PiecePainter(theme)
        private val signs = MarkPainter(theme)
        private val start = resources.getDimension(R.dimen.chart_start)
        private val end = resources.getDimension(R.dimen.chart_end)
        private val grid = line(theme.line, theme.dp(1f))
        private val playhead = line(theme.ink, theme.dp(2f))
        private val mark = Paint(Paint.ANTI_ALIAS_FLAG).apply { color = theme.board.path }
        private val number =
            Paint(Paint.ANTI_ALIAS_FLAG).apply {
                color = theme.ink2
                textAlign = Paint.Align.RIGHT
            }
        private val paths = ArrayList<Pair<Path, Paint>>()
        private var chart: List<ChartLine> = emptyList()
        private var longest: Int? = null
        private var report: ReviewReport? = null
        private var scale = ChartScale(0f, 0f, 1f, 1f, 0, 1)
        private var ply = 0

        fun setGame(record: ReplayRecord) {
            chart = record.chart
            longest = record.longestChain
            draft()
        }

        fun showReview(report: ReviewReport?) {
            if (report == this.report) return
            this.report = report
            invalidate()
        }

        fun showPly(ply: Int) {
            if (ply == this.ply) return
            this.ply = ply
            invalidate()
        }

        override fun onSizeChanged(
            width: Int,
            height: Int,
            oldWidth: Int,
            oldHeight: Int,
        ) = draft()

        override fun onDraw(canvas: Canvas) {
            if (chart.isEmpty()) return
            drawGrid(canvas)
            for ((path, paint) in paths) canvas.drawPath(path, paint)
            longest?.let { canvas.drawCircle(scale.x(it), scale.top + scale.height, theme.dp(MARK), mark) }
            report?.let { drawReview(canvas, it) }
            val x = scale.x(ply)
            canvas.drawLine(x, scale.top - theme.dp(OVERHANG), x, scale.top + scale.height, playhead)
            drawMarkers(canvas)
        }

        private fun most() = max(1, chart.maxOfOrNull { it.steps.max() } ?: 1)

        private fun draft() {
            paths.clear()
            if (chart.isEmpty() || width == 0) return
            fitNumbers()
            val margin = max(theme.dp(MARKER), number.fontSpacing / 2)
            scale = ChartScale(start, margin, width - start - end, height - 2 * margin, chart.first().steps.lastIndex, most())
            for (line in chart) {
                val path = Path()
                line.steps.forEachIndexed { ply, steps ->
                    if (ply == 0) path.moveTo(scale.x(ply), scale.y(steps)) else path.lineTo(scale.x(ply), scale.y(steps))
                }
                paths += path to line(theme.seat(line.seat).line, theme.dp(LINE)).apply { pathEffect = dash(line.seat) }
            }
            invalidate()
        }

        /** Large text may not push the numbers out of their margin, which the slider shares. */
        private fun fitNumbers() {
            number.textSize = theme.sp(NUMBER)
            val room = start - theme.dp(NUMBER_GAP)
            val wide = number.measureText(most().toString())
            if (wide > room) number.textSize *= room / wide
        }

        private fun drawGrid(canvas: Canvas) {
            val most = most()
            val spacing = scale.height / (GRID_LINES - 1)
            val every = if (spacing < number.fontSpacing) GRID_LINES - 1 else 1
            ChartScale.lines(most, GRID_LINES).forEachIndexed { index, steps ->
                val y = scale.y(steps)
                canvas.drawLine(scale.left, y, scale.right, y, grid)
                if (index % every == 0) {
                    canvas.drawText(
                        steps.toString(),
                        scale.left - theme.dp(NUMBER_GAP),
                        y - (number.ascent() + number.descent()) / 2,
                        number,
                    )
                }
            }
        }

        /** What was lost, on the line of whoever lost it: the small first, so that no turning point is covered. */
        private fun drawReview(
            canvas: Canvas,
            report: ReviewReport,
        ) {
            for (judged in report.plies) {
                if (judged.mark < MoveMark.MISTAKE || report.turningPoint(judged.ply) != null) continue
                signs.draw(canvas, judged.mark, scale.x(judged.ply), lineAt(judged.seat, judged.ply), theme.dp(SIGN))
            }
            for (point in report.turningPoints) {
                val x = scale.x(point.ply)
                val y = lineAt(point.seat, point.ply)
                signs.turningPoint(canvas, x, y, theme.dp(TURN))
                report.of(point.ply)?.let { signs.draw(canvas, it.mark, x, y, theme.dp(SIGN)) }
            }
        }

        private fun lineAt(
            seat: Int,
            ply: Int,
        ): Float {
            val line = chart.firstOrNull { it.seat == seat } ?: return scale.top
            return scale.y(line.steps[ply.coerceAtMost(line.steps.lastIndex)])
        }

        /** The players' pieces at the playhead; those that would touch step aside, but neither over the numbers nor off the chart. */
        private fun drawMarkers(canvas: Canvas) {
            val x = scale.x(ply)
            val ys = chart.map { scale.y(it.steps[ply.coerceAtMost(it.steps.lastIndex)]) }
            val crowd = ys.indices.filter { index -> ys.indices.any { it != index && abs(ys[it] - ys[index]) < theme.dp(2 * MARKER) } }
            val first = scale.left + theme.dp(ASIDE * (crowd.size - 1) + 2f)
            val last = scale.right - theme.dp(ASIDE * (crowd.size - 2))
            val middle = x.coerceAtMost(last).coerceAtLeast(first)
            chart.forEachIndexed { index, line ->
                val place = crowd.indexOf(index)
                val at = if (place < 0) x else middle + theme.dp(ASIDE * (2 * place - crowd.size + 1))
                pieces.drawBody(canvas, '0' + line.seat, at, ys[index], theme.dp(MARKER))
            }
        }

        private fun line(
            colour: Int,
            width: Float,
        ) = Paint(Paint.ANTI_ALIAS_FLAG).apply {
            style = Paint.Style.STROKE
            strokeCap = Paint.Cap.BUTT
            strokeJoin = Paint.Join.ROUND
            strokeWidth = width
            color = colour
        }

        private fun dash(seat: Int): DashPathEffect? {
            val lengths = DASHES[seat - 1] ?: return null
            return DashPathEffect(FloatArray(lengths.size) { theme.dp(lengths[it]) }, 0f)
        }

        private companion object {
            const val GRID_LINES = 4

            /** In dp: width of a player's line, radius of its piece, how far it steps aside, what the playhead stands over. */
            const val LINE = 2.5f
            const val MARKER = 9f
            const val ASIDE = 10f
            const val OVERHANG = 4f
            const val MARK = 4f
            const val NUMBER_GAP = 8f

            /** Radii of the sign of a move that lost, and of the ring round a turning point, in dp. */
            const val SIGN = 5f
            const val TURN = 8f

            /** Size of the numbers, in sp. */
            const val NUMBER = 11f

            /** Stroke and gap lengths per seat, in dp; seat 1 has a solid line. */
            val DASHES =
                listOf(
                    null,
                    floatArrayOf(2f, 3f),
                    floatArrayOf(10f, 3f, 2f, 3f),
                    floatArrayOf(7f, 4f),
                    floatArrayOf(1f, 4f),
                    floatArrayOf(4f, 2f),
                )
        }
    }
