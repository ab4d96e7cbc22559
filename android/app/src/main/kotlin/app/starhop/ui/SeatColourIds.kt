package app.starhop.ui

import app.starhop.R

/** The colour resources of one seat. */
class SeatColourIds(
    val fill: Int,
    val lit: Int,
    val shade: Int,
    val edge: Int,
    val mark: Int,
    val tint: Int,
    val line: Int,
)

/** Seat 1 first. The colour belongs to the seat, whatever the number of players. */
val SEAT_COLOURS =
    listOf(
        SeatColourIds(
            fill = R.color.seat1_fill,
            lit = R.color.seat1_lit,
            shade = R.color.seat1_shade,
            edge = R.color.seat1_edge,
            mark = R.color.seat1_mark,
            tint = R.color.camp1_tint,
            line = R.color.seat1_line,
        ),
        SeatColourIds(
            fill = R.color.seat2_fill,
            lit = R.color.seat2_lit,
            shade = R.color.seat2_shade,
            edge = R.color.seat2_edge,
            mark = R.color.seat2_mark,
            tint = R.color.camp2_tint,
            line = R.color.seat2_line,
        ),
        SeatColourIds(
            fill = R.color.seat3_fill,
            lit = R.color.seat3_lit,
            shade = R.color.seat3_shade,
            edge = R.color.seat3_edge,
            mark = R.color.seat3_mark,
            tint = R.color.camp3_tint,
            line = R.color.seat3_line,
        ),
        SeatColourIds(
            fill = R.color.seat4_fill,
            lit = R.color.seat4_lit,
            shade = R.color.seat4_shade,
            edge = R.color.seat4_edge,
            mark = R.color.seat4_mark,
            tint = R.color.camp4_tint,
            line = R.color.seat4_line,
        ),
        SeatColourIds(
            fill = R.color.seat5_fill,
            lit = R.color.seat5_lit,
            shade = R.color.seat5_shade,
            edge = R.color.seat5_edge,
            mark = R.color.seat5_mark,
            tint = R.color.camp5_tint,
            line = R.color.seat5_line,
        ),
        SeatColourIds(
            fill = R.color.seat6_fill,
            lit = R.color.seat6_lit,
            shade = R.color.seat6_shade,
            edge = R.color.seat6_edge,
            mark = R.color.seat6_mark,
            tint = R.color.camp6_tint,
            line = R.color.seat6_line,
        ),
    )
