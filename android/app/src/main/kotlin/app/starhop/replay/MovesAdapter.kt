package app.starhop.replay

import android.content.Context
import android.view.LayoutInflater
import android.view.View
import android.view.ViewGroup
import android.widget.BaseAdapter
import android.widget.TextView
import app.starhop.R
import app.starhop.core.PlayedMove
import app.starhop.ui.PieceIcon

/** Lists the moves of a game with every landing, the current one marked. */
class MovesAdapter(
    private val context: Context,
    private val record: ReplayRecord,
) : BaseAdapter() {
    private val inflater = LayoutInflater.from(context)
    private val words = MoveWords(context.resources)
    private var ply = 0

    fun showPly(ply: Int) {
        if (ply == this.ply) return
        this.ply = ply
        notifyDataSetChanged()
    }

    override fun getCount(): Int = record.moves.size

    override fun getItem(position: Int): PlayedMove = record.moves[position]

    override fun getItemId(position: Int): Long = position.toLong()

    override fun hasStableIds(): Boolean = true

    override fun getView(
        position: Int,
        recycled: View?,
        parent: ViewGroup,
    ): View {
        val view = recycled ?: inflater.inflate(R.layout.move_row, parent, false)
        val move = record.moves[position]
        view.findViewById<TextView>(R.id.move_ply).text = move.ply.toString()
        view.findViewById<PieceIcon>(R.id.move_piece).seat = move.seat
        view.findViewById<TextView>(R.id.move_text).text = text(move)
        view.contentDescription = words.spoken(move)
        view.setBackgroundColor(context.getColor(if (move.ply == ply) R.color.soft else android.R.color.transparent))
        return view
    }

    private fun text(move: PlayedMove): String {
        val whole = listOf(words.whole(move), words.hops(move)).filter(String::isNotEmpty).joinToString(" ")
        return if (move.ply == record.longestChain) "$whole · ${context.getString(R.string.longest_chain)}" else whole
    }
}
