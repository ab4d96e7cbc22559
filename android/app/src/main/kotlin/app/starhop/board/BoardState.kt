package app.starhop.board

import app.starhop.core.Target

/** What a hole turned out to be, or that it is asked about. */
enum class Note { RIGHT, WRONG, ASKED }

/** Everything that the board draws, as one immutable value. */
data class BoardState(
    /** 121 characters in reading order, as in the core's snapshot. */
    val pieces: String,
    /** The seats in play: their homes are tinted. */
    val seats: List<Int>,
    /** The seat drawn at the bottom. */
    val bottom: Int = 1,
    /** The seats whose pieces may be picked up now; none while nobody may move. */
    val own: List<Int> = emptyList(),
    /** The seats that the person at the screen plays, for "yours" in labels. */
    val yours: List<Int> = emptyList(),
    /** The start hole of the selected piece, or [Holes.NONE]. */
    val selected: Int = Holes.NONE,
    /** The landings pinned so far; the selected piece waits on the last. */
    val pins: List<Int> = emptyList(),
    /** Where the selected piece can go. */
    val targets: List<Target> = emptyList(),
    /** Start and every landing of the last move; empty if none. */
    val lastMove: List<Int> = emptyList(),
    /** Start of the proposed move, then its landings once they are to be shown; empty if none. */
    val hint: List<Int> = emptyList(),
    val reach: Reach = Reach.NONE,
    /** What was said about single holes. */
    val notes: Map<Int, Note> = emptyMap(),
    /** True where a tap takes any hole, not only a piece of the mover or a target. */
    val anyHole: Boolean = false,
    /** One sentence about the position for screen readers. */
    val summary: String = "",
) {
    /** Where the selected piece stands: on its last pin, else on its start hole. */
    val waiting: Int get() = pins.lastOrNull() ?: selected

    /** The chain so far: the start hole and the pins. */
    val chain: List<Int> = if (selected == Holes.NONE) emptyList() else listOf(selected) + pins

    fun target(hole: Int): Target? {
        for (index in targets.indices) if (targets[index].hole == hole) return targets[index]
        return null
    }

    /** The seat of the piece standing on [hole] as drawn, or 0 if it is empty or holds an idle piece. */
    fun seatAt(hole: Int): Int = if (standing(hole) in '1'..'6') standing(hole) - '0' else 0

    /** What stands on [hole] as drawn: a piece that waits in mid-chain has left its start, and swapped with what stood on its way. */
    fun standing(hole: Int): Char {
        val at = if (pins.isEmpty()) -1 else chain.indexOf(hole)
        return when (at) {
            -1 -> pieces[hole]
            chain.lastIndex -> pieces[selected]
            else -> pieces[chain[at + 1]]
        }
    }

    companion object {
        const val EMPTY = '.'
        const val IDLE = 'x'
    }
}
