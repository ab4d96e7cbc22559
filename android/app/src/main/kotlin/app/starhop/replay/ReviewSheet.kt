package app.starhop.replay

import android.content.Context
import android.os.Bundle
import android.view.ViewGroup
import android.widget.LinearLayout
import android.widget.ScrollView
import android.widget.TextView
import app.starhop.R
import app.starhop.board.PieceDrawable
import app.starhop.core.PlayerFigures
import app.starhop.core.ReviewReport
import app.starhop.ui.Sheet
import app.starhop.ui.Theme

/** A whole review: what each player lost a turn, and rows that lead to the turning points and the missed chain. */
class ReviewSheet(
    context: Context,
    private val report: ReviewReport,
    private val players: List<PlayerFigures>,
    private val go: (Int) -> Unit,
    private val compare: (Missed) -> Unit,
) : Sheet(context, context.getString(R.string.review)) {
    private val theme = Theme(context)
    private val texts = ReviewTexts(context.resources)

    override fun onCreate(state: Bundle?) {
        super.onCreate(state)
        val rows = LinearLayout(context).apply { orientation = LinearLayout.VERTICAL }
        for (player in report.players) {
            row(rows, player.seat, texts.mean(player, players))
        }
        for (point in report.turningPoints) {
            row(rows, point.seat, texts.whole(point)) { go(point.ply) }
        }
        report.missedChain?.let { chain -> row(rows, chain.seat, texts.whole(chain)) { compare(Missed(chain)) } }
        content.addView(ScrollView(context).apply { addView(rows) })
    }

    private fun row(
        rows: ViewGroup,
        seat: Int,
        text: String,
        press: (() -> Unit)? = null,
    ) {
        val row = layoutInflater.inflate(R.layout.sheet_row, rows, false) as TextView
        row.text = text
        row.setCompoundDrawablesRelativeWithIntrinsicBounds(PieceDrawable(theme, seat, PIECE), null, null, null)
        if (press == null) {
            row.background = null
        } else {
            row.setOnClickListener {
                dismiss()
                press()
            }
        }
        rows.addView(row)
    }

    private companion object {
        /** In dp. */
        const val PIECE = 20
    }
}
