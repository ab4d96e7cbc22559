package app.starhop.importing

import android.content.Intent
import android.net.Uri
import android.os.Parcelable
import app.starhop.ui.text

/** Where a game to import comes from. Whoever sent it is not trusted. */
sealed interface Incoming {
    data class Text(
        val text: String,
    ) : Incoming

    data class File(
        val uri: Uri,
    ) : Incoming

    /** The person is to paste it or to choose a file. */
    data object Nothing : Incoming

    /** Something was sent, and it is neither a text nor a file that may be read. */
    data object Unusable : Incoming

    companion object {
        /** What came with [intent], of which anything may be missing or of another kind. */
        fun of(intent: Intent): Incoming =
            when (intent.action) {
                Intent.ACTION_SEND -> sent(intent)
                Intent.ACTION_VIEW -> intent.data.asFile()
                else -> Nothing
            }

        private fun sent(intent: Intent): Incoming {
            val stream = intent.stream()
            val text = intent.words()
            return when {
                stream != null -> stream.asFile()
                text != null -> Text(text)
                else -> Unusable
            }
        }

        /** Only a provider hands files over; a path could name a file of the app itself. */
        private fun Uri?.asFile(): Incoming = if (this?.scheme == "content") File(this) else Unusable

        private fun Intent.words(): String? = unpacked { getCharSequenceExtra(Intent.EXTRA_TEXT)?.toString() } ?: text(Intent.EXTRA_TEXT)

        @Suppress("DEPRECATION")
        private fun Intent.stream(): Uri? = unpacked { getParcelableExtra<Parcelable>(Intent.EXTRA_STREAM) as? Uri }

        /** Extras that name classes of another app cannot be unpacked. */
        private fun <T> unpacked(read: () -> T?): T? =
            try {
                read()
            } catch (_: RuntimeException) {
                null
            }
    }
}

/** Why nothing could be taken in, before anybody has looked whether it is a game. */
enum class IncomingProblem { UNUSABLE, UNREADABLE, NO_TEXT, NO_PICKER, NOT_TEXT, NOT_OURS }

/** Nothing could be taken in. */
class IncomingException(
    val problem: IncomingProblem,
) : Exception(problem.name)
