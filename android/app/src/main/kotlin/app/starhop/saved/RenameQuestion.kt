package app.starhop.saved

import android.app.AlertDialog
import android.os.Bundle
import android.view.View
import android.widget.EditText
import app.starhop.R
import app.starhop.ui.ScreenActivity

/** Asks for another title of a game. What is being written outlives the screen. */
class RenameQuestion(
    private val activity: ScreenActivity,
    private val rename: (id: String, title: String) -> Unit,
) {
    private var asked: String? = null
    private var field: EditText? = null

    /** Asks about the game [id], whose title so far, or what was written of it, is [title]. */
    fun ask(
        id: String,
        title: String,
    ) {
        val view = View.inflate(activity, R.layout.rename, null)
        val written = view.findViewById<EditText>(R.id.rename_title).apply { setText(title) }
        asked = id
        field = written
        val question = AlertDialog.Builder(activity).setTitle(R.string.rename).setView(view)
        question.setPositiveButton(R.string.done) { _, _ -> rename(id, written.text.toString()) }
        question.setNegativeButton(R.string.cancel, null).setOnDismissListener { asked = null }
        val dialog = question.create()
        written.setOnEditorActionListener { _, _, _ -> dialog.getButton(AlertDialog.BUTTON_POSITIVE).performClick() }
        activity.showOver(dialog)
    }

    fun write(out: Bundle) {
        val id = asked ?: return
        out.putString(ID, id)
        out.putString(TITLE, field?.text?.toString())
    }

    fun read(state: Bundle?) {
        val id = state?.getString(ID) ?: return
        ask(id, state.getString(TITLE).orEmpty())
    }

    private companion object {
        const val ID = "renamed"
        const val TITLE = "title"
    }
}
