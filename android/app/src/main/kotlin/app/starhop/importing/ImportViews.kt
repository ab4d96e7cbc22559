package app.starhop.importing

import android.app.Activity
import android.view.View
import android.widget.EditText
import app.starhop.R
import app.starhop.saved.GameRows
import app.starhop.ui.limit
import app.starhop.ui.onClick
import app.starhop.ui.onEdit
import app.starhop.ui.setShown
import app.starhop.ui.setText
import app.starhop.ui.showTrouble

/** Draws the state of an import. */
class ImportViews(
    private val activity: Activity,
    private val presenter: ImportPresenter,
) {
    private val texts = ImportTexts(activity.resources)
    private val rows = GameRows(activity)
    private val field: EditText = activity.findViewById(R.id.import_text)

    fun connect() {
        field.limit(ImportPresenter.FIELD)
        field.onEdit(presenter::type)
        activity.onClick(R.id.import_check, presenter::check)
        activity.onClick(R.id.import_save, presenter::import)
        activity.onClick(R.id.import_open_known, presenter::openKnown)
    }

    fun show(state: ImportState) {
        showField(state)
        activity.setShown(R.id.import_reading, state.step == ImportStep.Reading)
        showRefusal(state.step as? ImportStep.Refused)
        showPreview(state.step as? ImportStep.Ready)
        activity.showTrouble(R.id.trouble, state.trouble)
    }

    private fun showField(state: ImportState) {
        val text = state.field
        activity.setShown(R.id.import_text, text != null)
        if (text != null && text != field.text.toString()) field.setText(text)
        activity.setShown(R.id.import_check, !text.isNullOrBlank() && state.step == ImportStep.Writing)
    }

    private fun showRefusal(refused: ImportStep.Refused?) {
        activity.setShown(R.id.import_refusal, refused != null)
        refused ?: return
        activity.setText(R.id.refusal_head, texts.head(refused.trouble))
        activity.setText(R.id.refusal_why, texts.refusal(refused.trouble))
        activity.setShown(R.id.refusal_line, refused.line != null)
        activity.setText(R.id.refusal_line, refused.line.orEmpty())
    }

    private fun showPreview(ready: ImportStep.Ready?) {
        activity.setShown(R.id.import_preview, ready != null)
        val preview = ready?.preview ?: return
        val row = activity.findViewById<View>(R.id.preview_game)
        rows.bind(row, preview.game, first = true, last = true)
        row.findViewById<View>(R.id.game_actions).visibility = View.GONE
        activity.setText(R.id.preview_notes, texts.notes(preview).joinToString("\n"))
        activity.setShown(R.id.import_open_known, preview.known != null)
    }
}
