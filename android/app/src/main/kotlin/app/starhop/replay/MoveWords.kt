package app.starhop.replay

import android.content.res.Resources
import app.starhop.R
import app.starhop.board.Holes
import app.starhop.core.MoveKind
import app.starhop.core.PlayedMove
import app.starhop.ui.GameWords

/** The words for an entry of a record. */
class MoveWords(
    private val resources: Resources,
) {
    private val words = GameWords(resources)

    /** The entry as a chip shows it: a chain by its ends alone. */
    fun short(move: PlayedMove): String =
        if (move.kind == MoveKind.CHAIN) {
            resources.getString(R.string.chain_text, Holes.name(move.path.first()), Holes.name(move.path.last()))
        } else {
            whole(move)
        }

    /** The number of hops of a chain, or nothing. */
    fun hops(move: PlayedMove): String =
        if (move.kind == MoveKind.CHAIN) resources.getString(R.string.chain_hops, move.path.size - 1) else ""

    /** The entry in full: a move with every landing, anything else in a word. */
    fun whole(move: PlayedMove): String =
        when (move.kind) {
            MoveKind.STEP, MoveKind.HOP, MoveKind.CHAIN -> move.text
            MoveKind.PASS -> resources.getString(R.string.pass_word)
            MoveKind.TIMEOUT -> resources.getString(R.string.timeout_word)
            MoveKind.CLAIM -> resources.getString(R.string.claim_word)
            MoveKind.RESIGNED -> resources.getString(R.string.resigned_word)
            MoveKind.LEFT -> resources.getString(R.string.left_word)
        }

    fun spoken(move: PlayedMove): String {
        val said = resources.getString(R.string.move_spoken, move.ply, words.seat(move.seat), whole(move))
        if (move.displaced.isEmpty()) return said
        val swaps =
            move.displaced.map {
                resources.getString(R.string.swap_spoken, words.seat(it.seat), Holes.name(it.from), Holes.name(it.to))
            }
        return (listOf(said) + swaps).joinToString(resources.getString(R.string.label_separator))
    }
}
