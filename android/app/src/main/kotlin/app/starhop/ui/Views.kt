package app.starhop.ui

import android.app.Activity
import android.view.View
import android.widget.TextView

fun Activity.setText(
    id: Int,
    text: CharSequence,
) {
    findViewById<TextView>(id).text = text
}

fun Activity.setShown(
    id: Int,
    shown: Boolean,
) {
    findViewById<View>(id).visibility = if (shown) View.VISIBLE else View.GONE
}

fun Activity.onClick(
    id: Int,
    act: () -> Unit,
) = findViewById<View>(id).setOnClickListener { act() }

/** Shows the sentence for [trouble] in the text view [id], or hides it if there is none. */
fun Activity.showTrouble(
    id: Int,
    trouble: Throwable?,
) {
    setShown(id, trouble != null)
    trouble?.let { setText(id, getString(troubleText(it))) }
}
