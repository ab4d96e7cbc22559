package app.starhop.replay

import android.content.Context
import android.view.LayoutInflater
import android.view.View
import android.view.ViewGroup
import android.widget.BaseAdapter
import android.widget.TextView
import app.starhop.R
import app.starhop.core.PlayedMove
import app.starhop.core.ReviewReport
import app.starhop.ui.PieceIcon

/** Lists the moves of a game with every landing, the current one marked. */
class MovesAdapter(
    private val context: Context,
    private val record: ReplayRecord,
) : BaseAdapter() {
    private val inflater = LayoutInflater.from(context)
    private val words = MoveWords(context.resources)
    private val reviews = ReviewTexts(context.resources)
    private var report: ReviewReport? = null
    private var ply = 0

    fun showPly(ply: Int) {
        if (ply == this.ply) return
        this.ply = ply
        notifyDataSetChanged()
    }

    fun showReview(report: ReviewReport?) {
        if (report == this.report) return
        this.report = report
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
        view.contentDescription = listOfNotNull(words.spoken(move), verdict(move)).joinToString(context.getString(R.string.label_separator))
        view.setBackgroundColor(context.getColor(if (move.ply == ply) R.color.soft else android.R.color.transparent))
        return view
    }

    private fun text(move: PlayedMove): String {
        val whole = listOf(words.whole(move), words.hops(move)).filter(String::isNotEmpty).joinToString(" ")
        val longest = context.getString(R.string.longest_chain).takeIf { move.ply == record.longestChain }
        return listOfNotNull(whole, longest, verdict(move)).joinToString(" · ")
    }

    /** What a move lost, where that is worth a word. */
    private fun verdict(move: PlayedMove): String? = report?.of(move.ply)?.takeIf { it.mark.lost }?.let(reviews::verdict)
}
