package app.starhop.ui

import android.content.Context
import android.util.TypedValue
import app.starhop.R
import app.starhop.platform.highContrast
import app.starhop.platform.ink2
import app.starhop.platform.line
import app.starhop.settings

/** The drawing colours and units of one context, read once: painters hold it and never touch resources while drawing. */
class Theme(
    private val context: Context,
) {
    private val metrics = context.resources.displayMetrics

    val bg = context.getColor(R.color.bg)
    val surface = context.getColor(R.color.surface)
    val surface2 = context.getColor(R.color.surface2)
    val line = context.line
    val ink = context.getColor(R.color.ink)
    val ink2 = context.ink2
    val accent = context.getColor(R.color.accent)
    val onAccent = context.getColor(R.color.on_accent)
    val soft = context.getColor(R.color.soft)
    val good = context.getColor(R.color.good)
    val bad = context.getColor(R.color.bad)
    val scrim = context.getColor(R.color.scrim)
    val board = BoardColours(context)

    /** Whether pieces bear the marks of their seats. */
    val marks = context.settings.current.marks

    /** Whether colours are to differ more: camps have no tints, and pieces thicker edges. */
    val contrast = context.highContrast

    private val seats = SEAT_COLOURS.map { SeatColours(context, it) }

    fun seat(seat: Int): SeatColours = seats[seat - 1]

    fun dp(value: Float): Float = TypedValue.applyDimension(TypedValue.COMPLEX_UNIT_DIP, value, metrics)

    fun px(dp: Int): Int = Math.round(dp(dp.toFloat()))

    fun sp(value: Float): Float = TypedValue.applyDimension(TypedValue.COMPLEX_UNIT_SP, value, metrics)
}

/** The colours of the board itself and of everything that explains a move on it. */
class BoardColours(
    context: Context,
) {
    val top = context.getColor(R.color.board_top)
    val bottom = context.getColor(R.color.board_bottom)
    val edge = context.getColor(R.color.board_edge)
    val lip = context.getColor(R.color.board_lip)
    val grid = context.getColor(R.color.grid)
    val holeTop = context.getColor(R.color.hole_top)
    val holeBottom = context.getColor(R.color.hole_bottom)
    val target = context.getColor(R.color.target)
    val halo = context.getColor(R.color.halo)
    val path = context.getColor(R.color.path)
    val idleFill = context.getColor(R.color.idle_fill)
    val idleEdge = context.getColor(R.color.idle_edge)
    val pieceShadow = context.getColor(R.color.piece_shadow)
}

/** The colours of one seat: lacquer, edge, mark, camp tint and chart line. */
class SeatColours(
    context: Context,
    ids: SeatColourIds,
) {
    val fill = context.getColor(ids.fill)
    val lit = context.getColor(ids.lit)
    val shade = context.getColor(ids.shade)
    val edge = context.getColor(ids.edge)
    val mark = context.getColor(ids.mark)
    val tint = context.getColor(ids.tint)
    val line = context.getColor(ids.line)
}
