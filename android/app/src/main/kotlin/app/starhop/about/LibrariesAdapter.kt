package app.starhop.about

import android.app.Activity
import android.view.View
import android.widget.TextView
import app.starhop.R
import app.starhop.ui.CardSlice
import app.starhop.ui.RowsAdapter
import app.starhop.ui.Theme

/** The libraries inside the app; a tap on one opens the licence that it is used under. */
class LibrariesAdapter(
    activity: Activity,
    private val open: (String) -> Unit,
) : RowsAdapter<Library>(activity.layoutInflater, { it }) {
    private val theme = Theme(activity)

    override fun layout(row: Library) = R.layout.about_library

    override fun bind(
        view: View,
        row: Library,
        first: Boolean,
        last: Boolean,
    ) {
        view.background = CardSlice(theme, first, last)
        view.findViewById<TextView>(R.id.library_name).text = listOf(row.name, row.version).filter(String::isNotEmpty).joinToString(" ")
        view.findViewById<TextView>(R.id.library_licence).text = row.licence
        view.setOnClickListener { open(row.text) }
    }
}
