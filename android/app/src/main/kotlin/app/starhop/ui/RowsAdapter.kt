package app.starhop.ui

import android.view.LayoutInflater
import android.view.View
import android.view.ViewGroup
import android.widget.BaseAdapter

/** A list whose rows answer touches themselves, so that the list selects nothing. A row keeps its id while its [key] is the same. */
abstract class RowsAdapter<R>(
    private val inflater: LayoutInflater,
    private val key: (R) -> Any,
) : BaseAdapter() {
    private var rows: List<R> = emptyList()

    fun show(next: List<R>) {
        if (next == rows) return
        rows = next
        notifyDataSetChanged()
    }

    /** The layout of a row. */
    protected abstract fun layout(row: R): Int

    /** Draws a row, which may be the [first] and the [last] of the list. */
    protected abstract fun bind(
        view: View,
        row: R,
        first: Boolean,
        last: Boolean,
    )

    final override fun getCount(): Int = rows.size

    final override fun getItem(position: Int): R = rows[position]

    final override fun getItemId(position: Int): Long = key(rows[position]).hashCode().toLong()

    final override fun hasStableIds(): Boolean = true

    final override fun areAllItemsEnabled(): Boolean = false

    final override fun isEnabled(position: Int): Boolean = false

    final override fun getView(
        position: Int,
        recycled: View?,
        parent: ViewGroup,
    ): View {
        val row = rows[position]
        val view = recycled ?: inflater.inflate(layout(row), parent, false)
        bind(view, row, position == 0, position == rows.lastIndex)
        return view
    }
}
