package app.starhop.importing

import android.content.ContentResolver
import android.net.Uri
import android.os.CancellationSignal
import app.starhop.core.StoreException
import java.io.IOException
import java.io.InputStream

/** Reads what other apps hand over, up to [limit] bytes. */
class IncomingFiles(
    private val resolver: ContentResolver,
    private val limit: Long,
) {
    /** Blocks for as long as the other app likes, unless [cancel] ends it. Throws [IncomingException] or [StoreException]. */
    fun read(
        uri: Uri,
        cancel: CancellationSignal,
    ): ByteArray {
        val content =
            try {
                resolver.openAssetFileDescriptor(uri, "r", cancel)?.createInputStream()?.use(::start)
            } catch (_: IOException) {
                null
            } catch (_: RuntimeException) {
                // The other app chooses what it throws.
                null
            }
        content ?: throw IncomingException(IncomingProblem.UNREADABLE)
        if (content.size > limit) throw StoreException.TooLarge(limit)
        return content
    }

    /** The content, or the first bytes of one that is too large, which may have no end. */
    private fun start(stream: InputStream): ByteArray = stream.readNBytesUpTo(limit + 1)
}

private fun InputStream.readNBytesUpTo(most: Long): ByteArray {
    val content = java.io.ByteArrayOutputStream()
    val part = ByteArray(PART)
    while (content.size() < most) {
        val count = read(part, 0, minOf(part.size.toLong(), most - content.size()).toInt())
        if (count < 0) break
        content.write(part, 0, count)
    }
    return content.toByteArray()
}

/** In bytes. */
private const val PART = 1 shl 16
