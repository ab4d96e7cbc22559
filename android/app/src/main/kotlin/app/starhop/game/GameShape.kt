package app.starhop.game

import app.starhop.board.BoardGeometry
import app.starhop.board.FreeBoard.Companion.LEAST_PITCH
import kotlin.math.max
import kotlin.math.min

/** How the parts of the game screen lie in a window. */
enum class GameShape {
    /** Bars over and under the board. */
    PORTRAIT,

    /** Players beside the board's tips, whose turn it is in a pill. */
    SMALL,

    /** As [SMALL], with the board up to the top of a near-square window. */
    SQUARE,

    /** The board on the leading side, everything else beside it. */
    SIDE,

    /** As [SIDE], with room for the list of moves. */
    TABLET,
    ;

    /** The largest pitch of the board, in dp, in a window [height] dp high that so many [players] share. */
    fun widestPitch(
        height: Int,
        players: Int,
    ): Float =
        when (this) {
            PORTRAIT, SIDE -> Float.MAX_VALUE
            SMALL -> max((height - SMALL_BARS - if (players > 2) CHIPS else 0) / BoardGeometry.HIGH, LEAST_PITCH)
            SQUARE -> max((height - SQUARE_BARS) / BoardGeometry.HIGH, LEAST_PITCH)
            TABLET -> TABLET_PITCH
        }

    companion object {
        private const val TABLET_WIDTH = 840
        private const val LOW = 480

        /** Least width of a panel beside the board. */
        private const val PANEL = 300

        /** Heights in dp: all bars of the portrait layout, and the margins above and below a board at the side. */
        private const val BARS = 330
        private const val SIDE_MARGINS = 28

        /** What a board shares the height with where the players stand beside its tips. */
        private const val SMALL_BARS = 164
        private const val SQUARE_BARS = 128

        /** Two rows of chips, where more than two players have no room beside the tips, and a second line of words. */
        private const val CHIPS = 94

        private const val TABLET_PITCH = 44f

        private val NEAR_SQUARE = 600 until TABLET_WIDTH
        private const val SQUARE_RATIO = 1.3f

        /** Text this much larger than normal has no room beside the tips and needs bars of three lines. */
        const val LARGE_TEXT = 1.45f

        /** The shape for a window of [width] by [height] dp with text [textScale] times as large as normal. */
        fun of(
            width: Int,
            height: Int,
            textScale: Float,
        ): GameShape {
            val shape = of(width, height)
            return if (shape in setOf(SMALL, SQUARE) && textScale > LARGE_TEXT) PORTRAIT else shape
        }

        private fun of(
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
                square -> SQUARE
                height >= 15.5f * portraitPitch + BARS -> PORTRAIT
                beside -> SIDE
                else -> SMALL
            }
        }
    }
}
