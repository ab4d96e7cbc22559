package app.starhop.replay

import android.content.res.Resources
import app.starhop.R
import app.starhop.board.Holes
import app.starhop.core.MoveKind
import app.starhop.core.PlayedMove
import app.starhop.ui.GameWords

/** The words for a move of a record. */
class MoveWords(
    private val resources: Resources,
) {
    private val words = GameWords(resources)

    /** The move as a chip shows it: a chain by its ends alone. */
    fun short(move: PlayedMove): String =
        when (move.kind) {
            MoveKind.CHAIN -> resources.getString(R.string.chain_text, Holes.name(move.path.first()), Holes.name(move.path.last()))
            MoveKind.PASS -> resources.getString(R.string.pass_word)
            MoveKind.STEP, MoveKind.HOP -> move.text
        }

    /** The number of hops of a chain, or nothing. */
    fun hops(move: PlayedMove): String =
        if (move.kind == MoveKind.CHAIN) resources.getString(R.string.chain_hops, move.path.size - 1) else ""

    /** The move with every landing. */
    fun whole(move: PlayedMove): String = if (move.kind == MoveKind.PASS) resources.getString(R.string.pass_word) else move.text

    fun spoken(move: PlayedMove): String = resources.getString(R.string.move_spoken, move.ply, words.seat(move.seat), whole(move))
}
