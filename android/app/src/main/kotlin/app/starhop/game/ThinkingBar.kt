package app.starhop.game

import android.content.Context
import android.graphics.Canvas
import android.graphics.Paint
import android.util.AttributeSet
import android.view.View
import app.starhop.board.FrameTicker
import app.starhop.platform.reducedMotion
import app.starhop.ui.Theme

/** A short stripe that wanders along a track while the computer thinks; it asks for frames only while it is seen. */
class ThinkingBar
    @JvmOverloads
    constructor(
        context: Context,
        attributes: AttributeSet? = null,
    ) : View(context, attributes) {
        private val theme = Theme(context)
        private val paint = Paint(Paint.ANTI_ALIAS_FLAG)
        private val still = reducedMotion()
        private var phase = 0.25f
        private val ticker =
            FrameTicker { time ->
                phase = time % PERIOD / PERIOD
                invalidate()
                isShown
            }

        private val begin = Runnable { ticker.start() }

        init {
            importantForAccessibility = IMPORTANT_FOR_ACCESSIBILITY_NO
        }

        override fun onVisibilityAggregated(visible: Boolean) {
            super.onVisibilityAggregated(visible)
            stop()
            if (visible && !still) postDelayed(begin, PATIENCE)
        }

        private fun stop() {
            removeCallbacks(begin)
            ticker.stop()
        }

        override fun onDetachedFromWindow() {
            stop()
            super.onDetachedFromWindow()
        }

        override fun onDraw(canvas: Canvas) {
            val round = height / 2f
            paint.color = theme.surface2
            canvas.drawRoundRect(0f, 0f, width.toFloat(), height.toFloat(), round, round, paint)
            val stripe = width * STRIPE
            val swing = if (phase < 0.5f) 2 * phase else 2 - 2 * phase
            val left = (width - stripe) * swing
            paint.color = theme.accent
            canvas.drawRoundRect(left, 0f, left + stripe, height.toFloat(), round, round, paint)
        }

        private companion object {
            const val STRIPE = 0.38f

            /** A short thought, in ms, is over before anything moves. */
            const val PATIENCE = 250L

            /** There and back, in ms. */
            const val PERIOD = 1600f
        }
    }
