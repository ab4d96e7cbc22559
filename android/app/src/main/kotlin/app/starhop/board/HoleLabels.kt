package app.starhop.board

import android.content.res.Resources
import app.starhop.R
import app.starhop.core.Target
import app.starhop.core.TargetKind

/** What a screen reader says about a hole. */
class HoleLabels(
    private val resources: Resources,
) {
    private val seats = resources.getStringArray(R.array.seat_pieces)

    fun label(
        state: BoardState,
        hole: Int,
    ): String = if (state.standing(hole) == BoardState.EMPTY) empty(state, hole) else piece(state, hole)

    private fun piece(
        state: BoardState,
        hole: Int,
    ): String {
        val seat = state.seatAt(hole)
        val words = mutableListOf(Holes.name(hole), if (seat == 0) text(R.string.idle_piece) else seats[seat - 1])
        if (seat in state.yours) words += text(R.string.piece_yours)
        val selected = hole == state.waiting
        if (selected) words += text(R.string.piece_selected)
        val count = if (selected) state.targets.size.takeIf { it > 0 || !state.anyHole } else state.reach[hole]
        if (count != null) words += resources.getQuantityString(R.plurals.piece_targets, count, count)
        state.target(hole)?.let { words += listOf(text(R.string.target_swap)) + reached(it) }
        return join(words + noted(state, hole))
    }

    private fun empty(
        state: BoardState,
        hole: Int,
    ): String {
        val target = state.target(hole)
        return join(listOf(Holes.name(hole), text(R.string.hole_empty)) + target?.let(::reached).orEmpty() + noted(state, hole))
    }

    private fun noted(
        state: BoardState,
        hole: Int,
    ): List<String> =
        when (state.notes[hole]) {
            Note.RIGHT -> listOf(text(R.string.note_right))
            Note.WRONG -> listOf(text(R.string.note_wrong))
            Note.ASKED -> listOf(text(R.string.note_asked))
            null -> emptyList()
        }

    private fun reached(target: Target): List<String> =
        listOfNotNull(
            text(R.string.target_step).takeIf { target.kind == TargetKind.STEP },
            resources.getQuantityString(R.plurals.hops, target.hops, target.hops).takeIf { target.hops > 0 },
            text(R.string.target_chain_ends).takeIf { target.kind == TargetKind.CHAIN_END },
        )

    private fun join(words: List<String>) = words.joinToString(text(R.string.label_separator))

    private fun text(id: Int) = resources.getString(id)
}
