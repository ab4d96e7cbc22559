package app.starhop.game

import android.app.Activity
import android.view.Gravity
import android.view.View
import android.view.ViewGroup
import android.widget.FrameLayout
import android.widget.TextView
import app.starhop.R
import app.starhop.board.BoardGeometry
import app.starhop.core.PlayerFigures
import kotlin.math.min

/**
 * The bars of all players, at the places where their camps are drawn.
 *
 * Two players face each other. More of them sit round an upright board, or one in a near-square window, beside their
 * camps; where there is no room for that, they stand in rows below it, in turn order.
 */
class PlayerBars(
    private val activity: Activity,
    private val shape: GameShape,
    private val players: Int,
    private val onMoveNow: () -> Unit,
) {
    private val large = activity.resources.configuration.fontScale > GameShape.LARGE_TEXT
    private val round = players > FACING && (shape == GameShape.PORTRAIT || shape == GameShape.SQUARE) && !large
    private val rows = players > FACING && !round
    private val beside = shape == GameShape.SMALL || shape == GameShape.SQUARE
    private val density = activity.resources.displayMetrics.density
    private val north: FrameLayout = activity.findViewById(R.id.north)
    private val south: FrameLayout = activity.findViewById(R.id.south)
    private val grid: PlayerGrid = activity.findViewById(R.id.players)
    private val places: List<ViewGroup> =
        if (round) ROUND.map { activity.findViewById(it) } else listOf(south, north)
    private val bars: List<PlayerBar> = if (rows) fillGrid() else places.map(::bar)
    private var used: Set<View> = if (rows) setOf(grid) else places.toSet()

    init {
        for (place in listOf(north, south, grid)) place.visibility = if (place in used) View.VISIBLE else View.GONE
        if (round && shape == GameShape.SQUARE) narrowBeside()
        if (round && shape == GameShape.PORTRAIT) narrow()
        if (!round && !rows && beside) narrowNames()
    }

    /** Whether somebody stands in this view. */
    fun uses(view: View): Boolean = view in used

    /** Each player with the bar that is theirs while the seat [GameState.bottom] is drawn at the bottom. */
    fun of(state: GameState): List<Pair<PlayerFigures, PlayerBar>> =
        state.snapshot.players.mapIndexed { index, player -> player to bars[place(state, index, player.seat)] }

    /** Shows the places where somebody sits, and hides the others. */
    fun arrange(state: GameState) {
        if (!round) return
        used =
            state.snapshot.players
                .mapIndexed { index, player -> places[place(state, index, player.seat)] }
                .toSet()
        for (place in places) place.visibility = if (place in used) View.VISIBLE else View.GONE
    }

    private fun place(
        state: GameState,
        index: Int,
        seat: Int,
    ): Int =
        when {
            rows -> index
            round -> (seat - state.bottom + SEATS) % SEATS
            else -> if (seat == state.bottom) 0 else 1
        }

    private fun bar(place: ViewGroup): PlayerBar {
        val atTip = place === south || place === north
        val layout =
            when {
                round && (beside || !atTip) -> R.layout.player_round
                beside -> R.layout.player_corner
                large -> R.layout.player_bar_tall
                else -> R.layout.player_bar
            }
        activity.layoutInflater.inflate(layout, place)
        return (place.getChildAt(0) as PlayerBar).also { it.onMoveNow = onMoveNow }
    }

    private fun fillGrid(): List<PlayerBar> {
        val layout =
            when {
                large -> R.layout.player_bar_tall
                shape == GameShape.SMALL -> R.layout.player_chip
                else -> R.layout.player_card
            }
        val bars = grid.fill(layout, players, columns = if (large) 1 else PlayerGrid.COLUMNS)
        return bars.onEach { it.onMoveNow = onMoveNow }
    }

    /** The corners take no more than the empty space beside the tips of the board. */
    private fun narrow() {
        val width = pixels(min(WIDEST, besideTip(WIDE_TIP) - BOARD_MARGINS / 2))
        for (place in places) if (place !== south && place !== north) setOff(place, width)
    }

    /** Names of two players stand beside the tips of the board, not over it. */
    private fun narrowNames() {
        val low = TIP_HEIGHT * pitch() < CORNER_HEIGHT
        for ((bar, tip) in bars.zip(listOf(if (low) HALF_BOARD else WIDE_TIP, NARROW_TIP))) {
            bar.findViewById<TextView>(R.id.player_name).maxWidth = pixels(min(WIDEST_NAME, besideTip(tip) - BESIDE_NAME))
        }
    }

    /** Of the board as it is drawn, in dp. */
    private fun pitch(): Float {
        val window = activity.resources.configuration
        return min((window.screenWidthDp - BOARD_MARGINS) / BoardGeometry.WIDE, shape.widestPitch(window.screenHeightDp, players))
    }

    /** From the window's side to a tip of the board where that is twice [half] a pitch wide, in dp. */
    private fun besideTip(half: Float): Float = activity.resources.configuration.screenWidthDp / 2f - half * pitch() - BOARD_MARGINS / 2

    /** So wide, and off the window's edge. */
    private fun setOff(
        place: View,
        width: Int,
    ) {
        val params = place.layoutParams as FrameLayout.LayoutParams
        params.width = width
        params.leftMargin = pixels(EDGE)
        params.rightMargin = pixels(EDGE)
    }

    private fun pixels(dp: Float) = Math.round(dp * density)

    /** In a near-square window all of them stand left and right of the board; who sits at a tip moves in towards it. */
    private fun narrowBeside() {
        val window = activity.resources.configuration
        val pitch = shape.widestPitch(window.screenHeightDp, players)
        val width = pixels((window.screenWidthDp / 2f - HALF_BOARD * pitch - EDGE).coerceIn(NARROWEST, WIDEST))
        for (place in places) setOff(place, width)
        for (tip in listOf(north, south)) {
            val params = tip.layoutParams as FrameLayout.LayoutParams
            params.gravity = Gravity.LEFT or if (tip === north) Gravity.TOP else Gravity.BOTTOM
            params.leftMargin = width + pixels(2 * EDGE)
            params.topMargin = 0
            tip.layoutDirection = View.LAYOUT_DIRECTION_LTR
        }
    }

    private companion object {
        const val FACING = 2
        const val SEATS = 6

        /** From the bottom, clockwise. */
        val ROUND = listOf(R.id.south, R.id.south_west, R.id.north_west, R.id.north, R.id.north_east, R.id.south_east)

        /** In dp. */
        const val WIDEST = 122f
        const val BOARD_MARGINS = 16

        /** Half the width of a tip, in pitches: where the board begins to be wide, and at a name beside its upper end. */
        const val WIDE_TIP = 2f
        const val NARROW_TIP = 1.3f

        /** Of a tip, in pitches, and of a panel with a name in two lines, in dp. */
        const val TIP_HEIGHT = 4.08f
        const val CORNER_HEIGHT = 92f

        /** A panel keeps so far from the window's edge, in dp. */
        const val EDGE = 4f

        /** What stands beside a name with its margins, and the most that a name takes, in dp. */
        const val BESIDE_NAME = 38f
        const val WIDEST_NAME = 160f

        /** From the middle of the board to its side, in pitches, and the least that names and figures need, in dp. */
        const val HALF_BOARD = 6.7f
        const val NARROWEST = 106f
    }
}
