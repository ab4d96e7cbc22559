package app.starhop.importing

import app.starhop.Background
import app.starhop.core.GameLibraryInterface
import app.starhop.core.ImportPreview
import app.starhop.core.Status
import app.starhop.saved.FullDisk

/** How far an import has come. */
sealed interface ImportStep {
    /** A text is written or pasted. */
    data object Writing : ImportStep

    /** A file is read, or a text looked at. */
    data object Reading : ImportStep

    /** It is a game and can be saved. */
    data class Ready(
        val preview: ImportPreview,
    ) : ImportStep

    /** It is no game that can be read, or could not be had; [line] is the line that is wrong, where one is. */
    data class Refused(
        val trouble: Throwable,
        val line: String? = null,
    ) : ImportStep
}

/** What the screen of an import draws. */
data class ImportState(
    /** What stands in the field; null where the content is not for the field, as a file's is not. */
    val field: String? = "",
    val step: ImportStep = ImportStep.Writing,
    /** Why the game could not be saved. */
    val trouble: Throwable? = null,
)

/** Where an import leads. */
sealed interface ImportExit {
    data class Game(
        val id: String,
    ) : ImportExit

    data class Replay(
        val id: String,
    ) : ImportExit
}

/** Shows what a text or file from anywhere is before it becomes a saved game. Nothing in it is trusted. */
class ImportPresenter(
    private val library: () -> GameLibraryInterface,
    private val background: Background,
    /** Runs what may block for as long as another app likes. */
    private val outside: Background,
    private val disk: FullDisk,
    private val show: (ImportState) -> Unit,
    private val leave: (ImportExit) -> Unit,
) {
    var state = ImportState()
        private set

    /** What was looked at last. */
    private var content = ByteArray(0)

    /** Counts what was asked for, so that an answer that comes late is passed over. */
    private var asked = 0

    /** The person writes. */
    fun type(text: String) {
        if (text == state.field) return
        asked += 1
        settle(ImportState(field = text))
    }

    /** Looks at what stands in the field. */
    fun check() = state.field?.let(::take) ?: Unit

    /** Looks at [text], which was pasted or sent. */
    fun take(text: String) {
        if (text.isBlank()) return refuse(IncomingProblem.NO_TEXT)
        settle(ImportState(field = text.takeIf { it.length <= FIELD }, step = ImportStep.Reading))
        look(text.toByteArray())
    }

    /** Looks at what [read] gives, which may take its time. */
    fun read(read: () -> ByteArray) {
        settle(ImportState(field = null, step = ImportStep.Reading))
        asked += 1
        val number = asked
        outside.run(read) { result ->
            if (number == asked) result.fold(::look) { settle(state.copy(step = ImportStep.Refused(it))) }
        }
    }

    fun refuse(problem: IncomingProblem) = settle(state.copy(step = ImportStep.Refused(IncomingException(problem))))

    /** Saves the game that is shown. */
    fun import() {
        val preview = (state.step as? ImportStep.Ready)?.preview ?: return
        background.run({ library().importGame(content.toString(Charsets.UTF_8)) }) { saved ->
            disk.note(saved)
            saved.fold({ leave(exit(it, preview)) }) { settle(state.copy(trouble = it)) }
        }
    }

    /** Opens the saved game that is the same. */
    fun openKnown() {
        val preview = (state.step as? ImportStep.Ready)?.preview ?: return
        preview.known?.let { leave(exit(it, preview)) }
    }

    private fun exit(
        id: String,
        preview: ImportPreview,
    ) = if (preview.game.status == Status.Playing) ImportExit.Game(id) else ImportExit.Replay(id)

    private fun look(bytes: ByteArray) {
        content = bytes
        asked += 1
        val number = asked
        background.run({ library().previewImport(bytes) }) { preview ->
            if (number == asked) settle(state.copy(step = preview.fold(ImportStep::Ready) { refused(it, bytes) }))
        }
    }

    private fun settle(next: ImportState) {
        state = next
        show(next)
    }

    companion object {
        /** The longest text that is put into the field, in characters; a field with more is slow. */
        const val FIELD = 50_000
    }
}
