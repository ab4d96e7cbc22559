package app.starhop.about

import android.app.Activity
import android.view.View
import android.view.ViewGroup
import android.widget.BaseAdapter
import android.widget.TextView
import app.starhop.R
import app.starhop.ui.CardSlice
import app.starhop.ui.Theme

/** The libraries inside the app; a tap on one opens the licence that it is used under. */
class LibrariesAdapter(
    private val activity: Activity,
    private val libraries: List<Library>,
    private val open: (String) -> Unit,
) : BaseAdapter() {
    private val theme = Theme(activity)

    override fun getCount(): Int = libraries.size

    override fun getItem(position: Int): Library = libraries[position]

    override fun getItemId(position: Int): Long = position.toLong()

    override fun areAllItemsEnabled(): Boolean = false

    override fun isEnabled(position: Int): Boolean = false

    override fun getView(
        position: Int,
        recycled: View?,
        parent: ViewGroup,
    ): View {
        val view = recycled ?: activity.layoutInflater.inflate(R.layout.about_library, parent, false)
        val library = libraries[position]
        view.background = CardSlice(theme, position == 0, position == libraries.lastIndex)
        view.findViewById<TextView>(R.id.library_name).text =
            listOf(library.name, library.version).filter(String::isNotEmpty).joinToString(" ")
        view.findViewById<TextView>(R.id.library_licence).text = library.licence
        view.setOnClickListener { open(library.text) }
        return view
    }
}
