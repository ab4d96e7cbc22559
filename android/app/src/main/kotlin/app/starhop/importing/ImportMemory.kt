package app.starhop.importing

import android.net.Uri
import android.os.Bundle

/** Keeps what is looked at while the screen is away: a text that is not too long for the system, or the name of a file. */
object ImportMemory {
    private const val TEXT = "text"
    private const val FILE = "file"

    fun write(
        source: Incoming,
        out: Bundle,
    ) {
        when (source) {
            is Incoming.Text -> if (source.text.length <= ImportPresenter.FIELD) out.putString(TEXT, source.text)
            is Incoming.File -> out.putString(FILE, source.uri.toString())
            else -> Unit
        }
    }

    /** Null where nothing was kept. */
    fun read(state: Bundle?): Incoming? {
        val text = state?.getString(TEXT)
        val file = state?.getString(FILE)
        return text?.let(Incoming::Text) ?: file?.let { Incoming.File(Uri.parse(it)) }
    }
}
