package app.starhop.game

import app.starhop.core.MoveKind
import app.starhop.core.PlayedMove

/** One round of the game: what each seat did in it. A seat that is out, or has yet to move, has nothing. */
typealias Round = Map<Int, List<PlayedMove>>

private val TURNS = setOf(MoveKind.STEP, MoveKind.HOP, MoveKind.CHAIN, MoveKind.PASS, MoveKind.TIMEOUT)

/**
 * The record round by round, for players on [seats] in turn order.
 *
 * A round ends where the turn comes back to a seat at or before the last one; a claim belongs to the turn that follows,
 * and who resigns or leaves does so in the round that is being played.
 */
fun rounds(
    record: List<PlayedMove>,
    seats: List<Int>,
): List<Round> {
    val rounds = mutableListOf<MutableMap<Int, MutableList<PlayedMove>>>()
    var last = -1
    for (entry in record) {
        val column = seats.indexOf(entry.seat)
        val turn = entry.kind in TURNS || entry.kind == MoveKind.CLAIM
        if (rounds.isEmpty() || (turn && column <= last)) {
            rounds += mutableMapOf<Int, MutableList<PlayedMove>>()
            last = -1
        }
        rounds.last().getOrPut(entry.seat) { mutableListOf() } += entry
        if (entry.kind in TURNS) last = column
        if (entry.kind == MoveKind.CLAIM) last = column - 1
    }
    return rounds
}
