package app.starhop.home

import android.content.Context
import android.util.AttributeSet
import android.view.View.MeasureSpec.EXACTLY
import android.view.View.MeasureSpec.makeMeasureSpec
import android.view.ViewGroup
import app.starhop.R
import app.starhop.board.BoardGeometry
import app.starhop.board.BoardState
import app.starhop.board.BoardView
import app.starhop.board.Holes

/** The board that bleeds off the top end corner of the home screen, with a long last move. It is only a picture. */
class StarArt
    @JvmOverloads
    constructor(
        context: Context,
        attributes: AttributeSet? = null,
    ) : ViewGroup(context, attributes) {
        private val pitch = resources.getDimension(R.dimen.home_art_pitch)
        private val centreY = resources.getDimension(R.dimen.home_art_centre_y)
        private val margin = resources.getDimension(R.dimen.space_8)
        private val board =
            BoardView(context).apply {
                touchable = false
                isFocusable = false
                show(position())
            }

        init {
            addView(board)
        }

        override fun onMeasure(
            widthSpec: Int,
            heightSpec: Int,
        ) {
            setMeasuredDimension(MeasureSpec.getSize(widthSpec), MeasureSpec.getSize(heightSpec))
            val wide = Math.round(BoardGeometry.WIDE * pitch + 2 * margin)
            val high = Math.round(BoardGeometry.HIGH * pitch)
            board.measure(makeMeasureSpec(wide, EXACTLY), makeMeasureSpec(high, EXACTLY))
        }

        override fun onLayout(
            changed: Boolean,
            left: Int,
            top: Int,
            right: Int,
            bottom: Int,
        ) {
            val fromEdge = resources.getDimensionPixelSize(R.dimen.home_art_from_end)
            val centreX = if (layoutDirection == LAYOUT_DIRECTION_RTL) fromEdge else width - fromEdge
            val x = centreX - board.measuredWidth / 2
            val y = Math.round(centreY) - board.measuredHeight / 2
            board.layout(x, y, x + board.measuredWidth, y + board.measuredHeight)
        }

        private fun position(): BoardState {
            val pieces = CharArray(Holes.count) { BoardState.EMPTY }
            RED.forEach { pieces[Holes.indexOf(it)] = '1' }
            BLUE.forEach { pieces[Holes.indexOf(it)] = '4' }
            return BoardState(pieces = String(pieces), seats = listOf(1, 4), lastMove = PATH.map(Holes::indexOf))
        }

        private companion object {
            val RED = "n3 l5 k9 j5 i5 h7 g9 f5 d3 b1".split(" ")
            val BLUE = "n2 m5 m8 k5 j9 i9 g6 f8 e8 c2".split(" ")
            val PATH = "j8 j10 h9 f9 f7 h5 j6 j4 l6 l4 n1 n3".split(" ")
        }
    }
