package app.starhop.support

import android.view.View
import android.view.ViewGroup
import android.widget.HorizontalScrollView
import android.widget.ListView
import android.widget.ScrollView
import android.widget.TextView
import app.starhop.R

/** Names what is cut off on a screen: texts that do not fit their view, and views that leave their parent. */
fun cutOff(root: View): List<String> {
    val found = mutableListOf<String>()
    for (view in root.shownViews()) {
        if (view is TextView && view.isCut()) found += "text of ${view.name}: ${view.text}"
        val parent = view.parent as? ViewGroup ?: continue
        val scrolls = parent is ScrollView || parent is HorizontalScrollView || parent is ListView
        if (!scrolls && !view.isInside(parent)) found += "${view.name} leaves ${parent.name}"
    }
    return found
}

/** Every view that can be seen, except pictures that are meant to bleed off the screen. */
fun View.shownViews(): List<View> =
    if (visibility != View.VISIBLE || importantForAccessibility == View.IMPORTANT_FOR_ACCESSIBILITY_NO_HIDE_DESCENDANTS) {
        emptyList()
    } else {
        listOf(this) + if (this is ViewGroup) (0 until childCount).flatMap { getChildAt(it).shownViews() } else emptyList()
    }

private fun TextView.isCut(): Boolean {
    val layout = layout ?: return text.isNotEmpty()
    val dots = id != R.id.file_name && (0 until layout.lineCount).any { layout.getEllipsisCount(it) > 0 }
    val wide = (0 until layout.lineCount).any { layout.getLineMax(it) > width - totalPaddingLeft - totalPaddingRight + 1 }
    return dots || wide || layout.height > height - totalPaddingTop - totalPaddingBottom
}

private fun View.isInside(parent: View) = left >= 0 && top >= 0 && right <= parent.width && bottom <= parent.height

private val View.name get() = if (id == View.NO_ID) javaClass.simpleName else resources.getResourceEntryName(id)
