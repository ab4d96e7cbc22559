package app.starhop.ui

import android.content.Context
import android.graphics.Canvas
import android.util.AttributeSet
import android.view.View
import app.starhop.board.BoardState
import app.starhop.board.BoardThumbnail
import app.starhop.board.Holes

/** A small picture of a position; the words beside it tell what it shows. */
class ThumbnailView
    @JvmOverloads
    constructor(
        context: Context,
        attributes: AttributeSet? = null,
    ) : View(context, attributes) {
        private val thumbnail = BoardThumbnail(Theme(context))
        private var pieces: String? = null
        private var bottom = 1

        init {
            importantForAccessibility = IMPORTANT_FOR_ACCESSIBILITY_NO
        }

        fun show(
            pieces: String,
            bottom: Int = 1,
        ) {
            if (pieces == this.pieces && bottom == this.bottom) return
            this.pieces = pieces
            this.bottom = bottom
            invalidate()
        }

        /** Shows a board without pieces. */
        fun showEmpty() = show(BoardState.EMPTY.toString().repeat(Holes.count))

        override fun onDraw(canvas: Canvas) {
            pieces?.let { thumbnail.draw(canvas, it, width, height, bottom) }
        }
    }
