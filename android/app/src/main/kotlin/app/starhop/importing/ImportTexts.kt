package app.starhop.importing

import android.content.res.Resources
import app.starhop.R
import app.starhop.core.ImportForm
import app.starhop.core.ImportPreview
import app.starhop.core.StoreException
import app.starhop.core.TextProblem
import app.starhop.game.GameClock
import app.starhop.ui.moveText
import app.starhop.ui.troubleText

/** The words of an import. */
class ImportTexts(
    private val resources: Resources,
) {
    /** Why something is not taken in, in one sentence. */
    fun refusal(trouble: Throwable): String =
        when (trouble) {
            is IncomingException -> resources.getString(incoming(trouble.problem))
            is StoreException.Text -> problem(trouble.problem)
            is StoreException.Damaged -> resources.getString(R.string.import_damaged)
            is StoreException.Newer -> resources.getString(R.string.import_newer)
            is StoreException.TooLarge -> resources.getString(R.string.import_too_large, trouble.limit / MEGABYTE)
            else -> resources.getString(troubleText(trouble))
        }

    /** The head of a refusal: the line that is wrong, where one is. */
    fun head(trouble: Throwable): String {
        val line = (trouble as? StoreException.Text)?.line
        return if (line == null) resources.getString(R.string.import_refused) else resources.getString(R.string.import_line, line)
    }

    /** What else is to be known of a game before it is saved. */
    fun notes(preview: ImportPreview): List<String> =
        listOfNotNull(
            resources.getString(form(preview.form)),
            preview.limit?.let { plural(R.plurals.import_limit, GameClock.seconds(it)) },
            plural(R.plurals.import_undone, preview.undone),
            plural(R.plurals.import_comments, preview.comments),
            resources.getString(R.string.import_known).takeIf { preview.known != null },
        )

    private fun plural(
        id: Int,
        count: Int,
    ): String? = if (count == 0) null else resources.getQuantityString(id, count, count)

    private fun form(form: ImportForm): Int =
        when (form) {
            ImportForm.DOCUMENT -> R.string.import_form_document
            ImportForm.RECORD -> R.string.import_form_record
            ImportForm.POSITION -> R.string.import_form_position
        }

    private fun incoming(problem: IncomingProblem): Int =
        when (problem) {
            IncomingProblem.UNUSABLE -> R.string.import_unusable
            IncomingProblem.UNREADABLE -> R.string.import_unreadable
            IncomingProblem.NO_TEXT -> R.string.import_no_text
            IncomingProblem.NO_PICKER -> R.string.import_no_picker
            IncomingProblem.NOT_TEXT -> R.string.import_not_text
            IncomingProblem.NOT_OURS -> R.string.import_first_line
        }

    private fun problem(problem: TextProblem): String =
        when (problem) {
            is TextProblem.NotText -> resources.getString(R.string.import_not_text)
            is TextProblem.FirstLine -> resources.getString(R.string.import_first_line)
            is TextProblem.HeaderLine -> resources.getString(R.string.import_header_line)
            is TextProblem.Twice -> resources.getString(R.string.import_twice, problem.key)
            is TextProblem.Missing -> resources.getString(R.string.import_missing, problem.key)
            is TextProblem.Value -> resources.getString(R.string.import_value, problem.key)
            is TextProblem.Setup -> resources.getString(R.string.import_setup)
            is TextProblem.TossAndStart -> resources.getString(R.string.import_toss_and_start)
            is TextProblem.OpenComment -> resources.getString(R.string.import_open_comment)
            is TextProblem.Move -> move(problem)
            is TextProblem.AfterEnd -> resources.getString(R.string.import_after_end, problem.text)
            is TextProblem.Result -> resources.getString(R.string.import_result)
            is TextProblem.MoreThanPosition -> resources.getString(R.string.import_more_than_position)
        }

    private fun move(problem: TextProblem.Move): String {
        val why = problem.why?.let { resources.getString(moveText(it)) } ?: resources.getString(R.string.import_no_move)
        return resources.getString(R.string.import_move, problem.number, problem.text, why)
    }

    private companion object {
        const val MEGABYTE = 1L shl 20
    }
}
