package app.starhop.replay

import android.content.Context
import android.graphics.Canvas
import android.graphics.Paint
import android.os.Bundle
import android.text.TextPaint
import android.util.AttributeSet
import android.view.GestureDetector
import android.view.MotionEvent
import android.view.View
import android.view.accessibility.AccessibilityNodeInfo
import android.widget.OverScroller
import android.widget.Toast
import app.starhop.R
import app.starhop.board.PiecePainter
import app.starhop.core.MoveMark
import app.starhop.core.PlayedMove
import app.starhop.core.ReviewReport
import app.starhop.ui.Theme

/** The moves of a game as a row of chips that follows the current one. A tap picks a move, a long press names every landing. */
class MoveStrip
    @JvmOverloads
    constructor(
        context: Context,
        attributes: AttributeSet? = null,
    ) : View(context, attributes) {
        var onPick: (Int) -> Unit = {}

        private val theme = Theme(context)
        private val pieces = PiecePainter(theme)
        private val signs = MarkPainter(theme)
        private val words = MoveWords(resources)
        private val reviews = ReviewTexts(resources)
        private val text =
            TextPaint(Paint.ANTI_ALIAS_FLAG).apply {
                textSize = theme.sp(15f)
            }
        private val chip = Paint(Paint.ANTI_ALIAS_FLAG)
        private val outline =
            Paint(Paint.ANTI_ALIAS_FLAG).apply {
                style = Paint.Style.STROKE
                strokeWidth = theme.dp(1.5f)
                color = theme.board.path
            }
        private val scroller = OverScroller(context)
        private val gestures = GestureDetector(context, Gestures())
        private var moves: List<PlayedMove> = emptyList()
        private var lefts = FloatArray(1)
        private var longest: Int? = null
        private var report: ReviewReport? = null
        private var ply = 0

        init {
            layoutDirection = LAYOUT_DIRECTION_LTR
            isFocusable = true
        }

        fun setGame(record: ReplayRecord) {
            moves = record.moves
            longest = record.longestChain
            place()
        }

        fun showReview(report: ReviewReport?) {
            if (report == this.report) return
            this.report = report
            place()
        }

        private fun place() {
            lefts = FloatArray(moves.size + 1)
            moves.forEachIndexed { index, move -> lefts[index + 1] = lefts[index] + widthOf(move) }
            follow()
        }

        fun showPly(ply: Int) {
            if (ply == this.ply) return
            this.ply = ply
            follow()
        }

        private fun follow() {
            contentDescription = current()?.let(::spoken) ?: resources.getString(R.string.replay_start)
            scroller.forceFinished(true)
            val index = (ply - 1).coerceAtLeast(0)
            if (moves.isNotEmpty() && width > 0) scrollX = clamp(Math.round((lefts[index] + lefts[index + 1] - width) / 2))
            invalidate()
        }

        private fun spoken(move: PlayedMove): String {
            val verdict = report?.of(move.ply)?.let(reviews::verdict)
            return listOfNotNull(words.spoken(move), verdict).joinToString(resources.getString(R.string.label_separator))
        }

        /** How the move is marked, if it lost enough for that. */
        private fun sign(move: PlayedMove): MoveMark? = report?.of(move.ply)?.mark?.takeIf { it.lost }

        private fun current(): PlayedMove? = moves.getOrNull(ply - 1)

        private fun clamp(x: Int) = x.coerceIn(0, (lefts.last() - width).toInt().coerceAtLeast(0))

        private fun widthOf(move: PlayedMove): Float {
            val hops = words.hops(move)
            val tail = if (hops.isEmpty()) 0f else theme.dp(GAP) + text.measureText(hops)
            val sign = if (sign(move) == null) 0f else theme.dp(GAP + 2 * SIGN)
            return theme.dp(2 * PAD + PIECE + GAP) + text.measureText(words.short(move)) + tail + sign
        }

        override fun onMeasure(
            widthSpec: Int,
            heightSpec: Int,
        ) = setMeasuredDimension(
            MeasureSpec.getSize(widthSpec),
            Math.round(maxOf(theme.dp(CHIP), text.fontSpacing + theme.dp(PAD))),
        )

        override fun onSizeChanged(
            width: Int,
            height: Int,
            oldWidth: Int,
            oldHeight: Int,
        ) = follow()

        override fun onDraw(canvas: Canvas) {
            val first = indexAt(scrollX.toFloat())
            for (index in first until moves.size) {
                if (lefts[index] > scrollX + width) break
                drawChip(canvas, index)
            }
        }

        private fun drawChip(
            canvas: Canvas,
            index: Int,
        ) {
            val move = moves[index]
            val current = move.ply == ply
            val left = lefts[index]
            val radius = theme.dp(RADIUS)
            if (current) {
                chip.color = theme.ink
                canvas.drawRoundRect(left, 0f, lefts[index + 1], height.toFloat(), radius, radius, chip)
            }
            if (move.ply == longest) {
                val inset = outline.strokeWidth / 2
                canvas.drawRoundRect(left + inset, inset, lefts[index + 1] - inset, height - inset, radius, radius, outline)
            }
            val middle = height / 2f
            val baseline = middle - (text.ascent() + text.descent()) / 2
            pieces.drawBody(canvas, '0' + move.seat, left + theme.dp(PAD + PIECE / 2), middle, theme.dp(PIECE / 2))
            val x = left + theme.dp(PAD + PIECE + GAP)
            val short = words.short(move)
            text.color = if (current) theme.bg else theme.ink
            text.isFakeBoldText = current
            canvas.drawText(short, x, baseline, text)
            text.color = if (current) theme.line else theme.ink2
            canvas.drawText(words.hops(move), x + text.measureText(short) + theme.dp(GAP), baseline, text)
            text.isFakeBoldText = false
            sign(move)?.let { drawSign(canvas, it, lefts[index + 1] - theme.dp(PAD + SIGN), middle, current) }
        }

        /** The sign of a move, on a disc of its own where the chip is dark. */
        private fun drawSign(
            canvas: Canvas,
            mark: MoveMark,
            x: Float,
            y: Float,
            current: Boolean,
        ) {
            if (current) {
                chip.color = theme.bg
                canvas.drawCircle(x, y, theme.dp(SIGN + 3f), chip)
            }
            signs.draw(canvas, mark, x, y, theme.dp(SIGN))
        }

        private fun indexAt(x: Float): Int {
            val found = lefts.binarySearch(x)
            return (if (found >= 0) found else -found - 2).coerceIn(0, (moves.size - 1).coerceAtLeast(0))
        }

        @Suppress("ClickableViewAccessibility")
        override fun onTouchEvent(event: MotionEvent): Boolean = gestures.onTouchEvent(event) || super.onTouchEvent(event)

        override fun computeScroll() {
            if (!scroller.computeScrollOffset()) return
            scrollX = clamp(scroller.currX)
            postInvalidateOnAnimation()
        }

        override fun onInitializeAccessibilityNodeInfo(info: AccessibilityNodeInfo) {
            super.onInitializeAccessibilityNodeInfo(info)
            if (ply < moves.size) info.addAction(AccessibilityNodeInfo.AccessibilityAction.ACTION_SCROLL_FORWARD)
            if (ply > 0) info.addAction(AccessibilityNodeInfo.AccessibilityAction.ACTION_SCROLL_BACKWARD)
        }

        override fun performAccessibilityAction(
            action: Int,
            arguments: Bundle?,
        ): Boolean {
            val next =
                when (action) {
                    AccessibilityNodeInfo.ACTION_SCROLL_FORWARD -> ply + 1
                    AccessibilityNodeInfo.ACTION_SCROLL_BACKWARD -> ply - 1
                    else -> return super.performAccessibilityAction(action, arguments)
                }
            if (next !in 0..moves.size) return false
            onPick(next)
            return true
        }

        private inner class Gestures : GestureDetector.SimpleOnGestureListener() {
            override fun onDown(event: MotionEvent): Boolean {
                scroller.forceFinished(true)
                return moves.isNotEmpty()
            }

            override fun onSingleTapUp(event: MotionEvent): Boolean {
                onPick(moves[indexAt(scrollX + event.x)].ply)
                return true
            }

            override fun onLongPress(event: MotionEvent) {
                val move = moves[indexAt(scrollX + event.x)]
                Toast.makeText(context, words.whole(move), Toast.LENGTH_LONG).show()
            }

            override fun onScroll(
                down: MotionEvent?,
                event: MotionEvent,
                distanceX: Float,
                distanceY: Float,
            ): Boolean {
                parent.requestDisallowInterceptTouchEvent(true)
                scrollX = clamp(scrollX + Math.round(distanceX))
                return true
            }

            override fun onFling(
                down: MotionEvent?,
                event: MotionEvent,
                velocityX: Float,
                velocityY: Float,
            ): Boolean {
                scroller.fling(scrollX, 0, -velocityX.toInt(), 0, 0, clamp(Int.MAX_VALUE), 0, 0)
                postInvalidateOnAnimation()
                return true
            }
        }

        private companion object {
            /** In dp. */
            const val CHIP = 40f
            const val RADIUS = 12f
            const val PAD = 12f
            const val PIECE = 16f
            const val GAP = 6f
            const val SIGN = 5f
        }
    }
