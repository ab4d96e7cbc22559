package app.starhop.replay

import android.content.Context
import android.os.Bundle
import android.view.View
import android.view.ViewGroup
import android.widget.BaseAdapter
import android.widget.ListView
import android.widget.TextView
import app.starhop.R
import app.starhop.core.PlayedMove
import app.starhop.ui.PieceIcon
import app.starhop.ui.Sheet

/** Every move of a game with all its landings, for picking one. */
class MovesSheet(
    context: Context,
    private val record: ReplayRecord,
    private val ply: Int,
    private val pick: (Int) -> Unit,
) : Sheet(context, context.getString(R.string.move_list)) {
    override fun onCreate(state: Bundle?) {
        super.onCreate(state)
        val list = ListView(context)
        list.divider = null
        list.adapter = Rows()
        list.setOnItemClickListener { _, _, position, _ ->
            dismiss()
            pick(record.moves[position].ply)
        }
        list.setSelection((ply - 2).coerceAtLeast(0))
        content.addView(list)
    }

    private inner class Rows : BaseAdapter() {
        private val words = MoveWords(context.resources)

        override fun getCount(): Int = record.moves.size

        override fun getItem(position: Int): PlayedMove = record.moves[position]

        override fun getItemId(position: Int): Long = position.toLong()

        override fun hasStableIds(): Boolean = true

        override fun getView(
            position: Int,
            recycled: View?,
            parent: ViewGroup,
        ): View {
            val view = recycled ?: layoutInflater.inflate(R.layout.move_row, parent, false)
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
}
