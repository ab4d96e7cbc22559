package app.starhop.ui

import android.view.View
import android.widget.TextView
import app.starhop.R
import app.starhop.platform.recommendedTimeout

/** Says what was done and offers for a while to take it back. [view] is the `undo_bar` layout. */
class UndoBar(
    private val view: View,
    private val undo: () -> Unit,
    private val expired: () -> Unit,
) {
    private val timer = Runnable(::expire)
    private var shown: String? = null

    init {
        view.findViewById<View>(R.id.undo_button).setOnClickListener {
            hide()
            undo()
        }
    }

    /** Shows [text] for a while; [action] names what was done, so that showing it again does not prolong it. */
    fun show(
        action: String,
        text: String,
    ) {
        if (action == shown) return
        shown = action
        view.findViewById<TextView>(R.id.undo_text).text = text
        view.visibility = View.VISIBLE
        view.removeCallbacks(timer)
        view.postDelayed(timer, recommendedTimeout(view.context, MILLIS))
    }

    fun hide() {
        shown = null
        view.removeCallbacks(timer)
        view.visibility = View.GONE
    }

    private fun expire() {
        hide()
        expired()
    }

    private companion object {
        /** How long an action can be taken back, in milliseconds, unless the person needs longer. */
        const val MILLIS = 6_000
    }
}
