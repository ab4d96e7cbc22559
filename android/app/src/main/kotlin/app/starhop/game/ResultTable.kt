package app.starhop.game

import android.content.Context
import android.util.AttributeSet
import android.view.LayoutInflater
import android.view.View
import android.widget.LinearLayout
import android.widget.TextView
import app.starhop.R
import app.starhop.ui.PieceIcon

/** Everybody's place and score; more than three players stand in two columns. */
class ResultTable
    @JvmOverloads
    constructor(
        context: Context,
        attributes: AttributeSet? = null,
    ) : LinearLayout(context, attributes) {
        private var shown: List<ResultRow> = emptyList()

        init {
            orientation = VERTICAL
        }

        fun show(rows: List<ResultRow>) {
            visibility = if (rows.isEmpty()) GONE else VISIBLE
            if (rows == shown) return
            shown = rows
            removeAllViews()
            val columns = if (rows.size > ONE_COLUMN) 2 else 1
            for (line in rows.chunked(columns)) {
                val view = LinearLayout(context)
                for (row in line) view.addView(cell(row, view), LayoutParams(0, LayoutParams.WRAP_CONTENT, 1f))
                addView(view)
            }
        }

        private fun cell(
            row: ResultRow,
            parent: LinearLayout,
        ): View {
            val view = LayoutInflater.from(context).inflate(R.layout.result_row, parent, false)
            view.findViewById<TextView>(R.id.result_place).text = row.place
            view.findViewById<PieceIcon>(R.id.result_seat).seat = row.seat
            view.findViewById<TextView>(R.id.result_name).text = row.name
            view.findViewById<TextView>(R.id.result_score).text = row.score
            view.contentDescription = row.spoken
            for (part in listOf(R.id.result_place, R.id.result_name, R.id.result_score)) {
                view.findViewById<View>(part).importantForAccessibility = IMPORTANT_FOR_ACCESSIBILITY_NO
            }
            return view
        }

        private companion object {
            const val ONE_COLUMN = 3
        }
    }
