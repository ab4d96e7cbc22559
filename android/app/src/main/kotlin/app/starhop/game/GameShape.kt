package app.starhop.game

import app.starhop.board.BoardGeometry
import kotlin.math.max
import kotlin.math.min

/** How the parts of the game screen lie in a window. */
enum class GameShape {
    /** Bars over and under the board. */
    PORTRAIT,

    /** Players beside the board's tips, whose turn it is in a pill. */
    SMALL,

    /** The board on the leading side, everything else beside it. */
    SIDE,

    /** As [SIDE], with room for the list of moves. */
    TABLET,
    ;

    companion object {
        private const val TABLET_WIDTH = 840
        private const val LOW = 480

        /** Least width of a panel beside the board. */
        private const val PANEL = 300

        /** Heights in dp: all bars of the portrait layout, and the margins above and below a board at the side. */
        private const val BARS = 330
        private const val SIDE_MARGINS = 28

        private val NEAR_SQUARE = 600 until TABLET_WIDTH
        private const val SQUARE_RATIO = 1.3f

        /** The shape for a window of [width] by [height] dp. */
        fun of(
            width: Int,
            height: Int,
        ): GameShape {
            val portraitPitch = (width - 16) / BoardGeometry.WIDE
            val sidePitch = (height - SIDE_MARGINS) / BoardGeometry.HIGH
            val beside = width - (BoardGeometry.WIDE * sidePitch + 16) >= PANEL
            val square = width in NEAR_SQUARE && max(width, height).toFloat() / min(width, height) < SQUARE_RATIO
            return when {
                width >= TABLET_WIDTH && height >= LOW && width > height -> TABLET
                height < LOW && beside -> SIDE
                square -> SMALL
                height >= 15.5f * portraitPitch + BARS -> PORTRAIT
                beside -> SIDE
                else -> SMALL
            }
        }
    }
}
