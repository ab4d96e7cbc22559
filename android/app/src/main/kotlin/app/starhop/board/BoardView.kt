package app.starhop.board

import android.annotation.SuppressLint
import android.content.Context
import android.graphics.Canvas
import android.graphics.Rect
import android.util.AttributeSet
import android.view.KeyEvent
import android.view.MotionEvent
import android.view.View
import android.view.ViewConfiguration
import android.view.accessibility.AccessibilityNodeProvider
import app.starhop.R
import app.starhop.core.Target
import app.starhop.platform.Haptics
import app.starhop.ui.Theme
import kotlin.math.ceil

/** Draws a [BoardState], moves pieces along their paths and turns touches and keys into [BoardInput]. */
class BoardView
    @JvmOverloads
    constructor(
        context: Context,
        attributes: AttributeSet? = null,
    ) : View(context, attributes),
        BoardTouch.Host {
        /** Receives touches and keys; without it the board is read only. */
        override var input: BoardInput = NoInput

        /** False shows the board without reacting to fingers and keys. */
        var touchable = true
            set(value) {
                field = value
                isFocusable = value
            }

        /** Called at each landing of a travelling piece, with which hop of its move that was; 0 is a step. */
        var onLanding: ((Int) -> Unit)? = null

        /** Called when the hole that a finger would take changes; with nothing when it would take none. */
        var onAim: ((Target?) -> Unit)? = null

        /** The board does not grow beyond this distance of its holes, in pixels. */
        var widestPitch = Float.MAX_VALUE
            set(value) {
                field = value
                requestLayout()
            }

        /** Multiplies the length of every animation. */
        var pace = 1f

        /** True draws a cross-fade where a piece would travel. */
        var reducedMotion = false

        /** False leaves out the signs on the holes that a piece can reach. */
        var marksTargets: Boolean
            get() = scene.marksTargets
            set(value) {
                scene.marksTargets = value
                invalidate()
            }

        /** True while pieces move. */
        val animating: Boolean get() = player.running

        /** The state shown, or the one that an animation leads to. */
        override val state: BoardState get() = shown ?: BLANK

        /** Where the holes lie in this view, in pixels. */
        override var geometry = BoardGeometry(1f, 0f, 0f)
            private set

        /** The hole under the keyboard's cursor, or [Holes.NONE]. */
        val cursorHole: Int get() = cursor.hole

        private val scene = BoardScene(Theme(context))
        private val player = BoardPlayer(this, scene)
        private val touch = ViewConfiguration.get(context).let { BoardTouch(this, it.scaledTouchSlop.toFloat(), longPress()) }
        private val cursor = BoardCursor()
        private val nodes = BoardNodes(this, HoleLabels(resources))
        private val margin = resources.getDimension(R.dimen.space_8)
        private var shown: BoardState? = null
        private var muted = false

        init {
            isFocusable = true
            defaultFocusHighlightEnabled = false
            importantForAccessibility = IMPORTANT_FOR_ACCESSIBILITY_YES
        }

        /** Draws [next] at once; an animation that still runs ends. */
        fun show(next: BoardState) {
            player.finish()
            put(next)
        }

        /** Runs [motions] one after another, then shows [next] and calls [done]. */
        fun run(
            next: BoardState,
            motions: List<Motion>,
            done: () -> Unit = {},
        ) {
            player.finish()
            val before = shown
            if (before == null || motions.isEmpty()) {
                put(next)
                done()
                return
            }
            put(next)
            player.play(Playback(before, motions, pace, reducedMotion) { onLanding?.invoke(it) }, done)
        }

        /** Lets the pieces of [seat] rise one after another, then calls [done]. */
        fun cheer(
            seat: Int,
            done: () -> Unit,
        ) {
            val holes = (0 until Holes.count).filter { state.seatAt(it) == seat }
            if (reducedMotion) done() else player.cheer(Cheer(holes, pace), done)
        }

        /** Ends a running animation in its final state. */
        fun finish() {
            animate().cancel()
            rotation = 0f
            player.finish()
        }

        /** A tap on [hole] by a screen reader or a key. */
        fun press(hole: Int): Boolean {
            if (!touchable) return false
            if (animating) finish() else input.tap(hole)
            return true
        }

        /** A long press on [hole] by a screen reader. */
        fun pin(hole: Int): Boolean {
            if (!touchable || animating) return false
            input.pin(hole)
            return true
        }

        private fun put(next: BoardState) {
            val old = shown
            shown = next
            if (old == null || old.bottom != next.bottom) layOut()
            if (old != null && old.bottom != next.bottom) turn(next.bottom - old.bottom)
            player.selectionChanged(old, next)
            nodes.changed()
            invalidate()
        }

        /** Shows the board as it lay, and turns it to how it lies now, by so many sixths of a circle. */
        private fun turn(sixths: Int) {
            animate().cancel()
            rotation = 0f
            if (reducedMotion || !isLaidOut) return
            pivotX = geometry.centreX
            pivotY = geometry.centreY
            rotation = ((sixths + HALF_TURN + SIXTHS) % SIXTHS - HALF_TURN) * DEGREES
            animate().rotation(0f).setDuration((TURN * pace).toLong()).setInterpolator(Curve::standard)
        }

        override fun onMeasure(
            widthSpec: Int,
            heightSpec: Int,
        ) {
            val widest = room(widthSpec)
            val highest = room(heightSpec)
            val pitch = minOf((widest - 2 * margin) / BoardGeometry.WIDE, highest / BoardGeometry.HIGH, widestPitch)
            setMeasuredDimension(
                own(widthSpec, BoardGeometry.WIDE * pitch + 2 * margin),
                own(heightSpec, BoardGeometry.HIGH * pitch),
            )
        }

        private fun room(spec: Int): Float =
            if (MeasureSpec.getMode(spec) == MeasureSpec.UNSPECIFIED) Float.MAX_VALUE else MeasureSpec.getSize(spec).toFloat()

        private fun own(
            spec: Int,
            wanted: Float,
        ): Int = if (MeasureSpec.getMode(spec) == MeasureSpec.EXACTLY) MeasureSpec.getSize(spec) else ceil(wanted).toInt()

        override fun onSizeChanged(
            width: Int,
            height: Int,
            oldWidth: Int,
            oldHeight: Int,
        ) = layOut()

        private fun layOut() {
            geometry = BoardGeometry.fit(width, height, margin, state.bottom, widestPitch)
        }

        override fun onDraw(canvas: Canvas) {
            val state = shown ?: return
            if (width > 0 && height > 0) scene.draw(canvas, geometry, state, player.playback, width, height)
        }

        @SuppressLint("ClickableViewAccessibility")
        override fun onTouchEvent(event: MotionEvent): Boolean {
            if (!touchable) return false
            if (event.actionMasked == MotionEvent.ACTION_DOWN) {
                muted = animating
                moveCursor { clear() }
            }
            if (muted) {
                finish()
                return true
            }
            touch.handle(event)
            if (event.actionMasked == MotionEvent.ACTION_DOWN && touch.holding) {
                parent?.requestDisallowInterceptTouchEvent(true)
            }
            return true
        }

        override fun onKeyDown(
            code: Int,
            event: KeyEvent,
        ): Boolean {
            if (!touchable) return super.onKeyDown(code, event)
            val first = Holes.indexOf(CENTRE)
            return when (code) {
                KeyEvent.KEYCODE_DPAD_CENTER, KeyEvent.KEYCODE_ENTER, KeyEvent.KEYCODE_SPACE -> {
                    cursor.hole != Holes.NONE && press(cursor.hole)
                }

                KeyEvent.KEYCODE_ESCAPE -> {
                    input.cancel()
                    true
                }

                else -> {
                    moveCursor { move(code, geometry, state.waiting.takeIf { it >= 0 } ?: first) } || super.onKeyDown(code, event)
                }
            }
        }

        override fun onFocusChanged(
            gained: Boolean,
            direction: Int,
            previous: Rect?,
        ) {
            super.onFocusChanged(gained, direction, previous)
            if (!gained) moveCursor { clear() }
        }

        private fun <T> moveCursor(change: BoardCursor.() -> T): T {
            val result = cursor.change()
            scene.cursor = cursor.hole
            invalidate()
            return result
        }

        override fun onDetachedFromWindow() {
            touch.cancel()
            player.finish()
            super.onDetachedFromWindow()
        }

        override fun dispatchHoverEvent(event: MotionEvent): Boolean = nodes.hover(event) || super.dispatchHoverEvent(event)

        override fun getAccessibilityNodeProvider(): AccessibilityNodeProvider = nodes

        override fun aim(hole: Int) {
            if (scene.aim == hole) return
            scene.aim = hole
            val target = state.target(hole)
            if (target != null) Haptics.aim(this)
            onAim?.invoke(target)
            invalidate()
        }

        override fun later(
            delay: Long,
            action: Runnable,
        ) {
            postDelayed(action, delay)
        }

        override fun never(action: Runnable) {
            removeCallbacks(action)
        }

        private companion object {
            const val CENTRE = "i5"

            /** A turn of the whole board: how long, in ms, and its steps. */
            const val TURN = 320f
            const val SIXTHS = 6
            const val HALF_TURN = 3
            const val DEGREES = 60f

            val BLANK = BoardState(pieces = BoardState.EMPTY.toString().repeat(121), seats = emptyList())

            fun longPress(): Long = ViewConfiguration.getLongPressTimeout().toLong()
        }
    }

/** The input of a board that is only looked at. */
private object NoInput : BoardInput {
    override fun lift(hole: Int) = Unit

    override fun restore() = Unit

    override fun tap(hole: Int) = Unit

    override fun drop(hole: Int) = Unit

    override fun pin(hole: Int) = Unit

    override fun cancel() = Unit
}
