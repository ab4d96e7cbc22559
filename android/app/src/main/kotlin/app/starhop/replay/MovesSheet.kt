package app.starhop.replay

import android.content.Context
import android.os.Bundle
import android.widget.ListView
import app.starhop.R
import app.starhop.core.ReviewReport
import app.starhop.ui.Sheet

/** Every move of a game with all its landings, for picking one. */
class MovesSheet(
    context: Context,
    private val record: ReplayRecord,
    private val report: ReviewReport?,
    private val ply: Int,
    private val pick: (Int) -> Unit,
) : Sheet(context, context.getString(R.string.move_list)) {
    override fun onCreate(state: Bundle?) {
        super.onCreate(state)
        val moves = MovesAdapter(context, record)
        moves.showReview(report)
        moves.showPly(ply)
        val list = ListView(context)
        list.divider = null
        list.adapter = moves
        list.setOnItemClickListener { _, _, position, _ ->
            dismiss()
            pick(moves.getItem(position).ply)
        }
        list.setSelection((ply - 2).coerceAtLeast(0))
        content.addView(list)
    }
}
