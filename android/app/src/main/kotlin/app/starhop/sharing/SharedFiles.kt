package app.starhop.sharing

import android.content.ContentProvider
import android.content.ContentValues
import android.content.Context
import android.database.Cursor
import android.database.MatrixCursor
import android.net.Uri
import android.os.ParcelFileDescriptor
import android.provider.OpenableColumns
import java.io.File
import java.io.FileNotFoundException

/**
 * Hands files over to the apps that a person has shared them with, to be read only.
 *
 * It serves the files that [offer] has written and nothing else, and only to who was granted the address.
 */
class SharedFiles : ContentProvider() {
    override fun onCreate() = true

    override fun getType(uri: Uri): String = TYPE

    override fun openFile(
        uri: Uri,
        mode: String,
    ): ParcelFileDescriptor {
        if (mode != "r") throw FileNotFoundException("to be read only")
        return ParcelFileDescriptor.open(file(uri) ?: throw FileNotFoundException("$uri"), ParcelFileDescriptor.MODE_READ_ONLY)
    }

    override fun query(
        uri: Uri,
        projection: Array<String>?,
        selection: String?,
        arguments: Array<String>?,
        order: String?,
    ): Cursor {
        val known = arrayOf(OpenableColumns.DISPLAY_NAME, OpenableColumns.SIZE)
        val columns = projection?.filter { it in known }?.toTypedArray() ?: known
        val file = file(uri) ?: return MatrixCursor(columns)
        val values = mapOf<String, Any>(OpenableColumns.DISPLAY_NAME to file.name, OpenableColumns.SIZE to file.length())
        return MatrixCursor(columns).apply { addRow(columns.map(values::get)) }
    }

    override fun insert(
        uri: Uri,
        values: ContentValues?,
    ): Uri? = null

    override fun update(
        uri: Uri,
        values: ContentValues?,
        selection: String?,
        arguments: Array<String>?,
    ): Int = 0

    override fun delete(
        uri: Uri,
        selection: String?,
        arguments: Array<String>?,
    ): Int = 0

    /** A file in the folder; an address that leads out of it names none. */
    private fun file(uri: Uri): File? = context?.let { folder(it).listFiles() }?.find { it.name == uri.lastPathSegment }

    companion object {
        const val TYPE = "application/vnd.starhop+json"
        private const val AUTHORITY = "app.starhop.shared"

        /** So many files are kept, for apps that read late. */
        private const val KEPT = 8

        /** In characters. */
        private const val NAME = 60

        private fun folder(context: Context) = File(context.cacheDir, "shared")

        /** Writes a file to be shared and gives its address. Throws [java.io.IOException] where there is no room. */
        fun offer(
            context: Context,
            title: String,
            content: String,
        ): Uri {
            val folder = folder(context).apply { mkdirs() }
            folder
                .listFiles()
                .orEmpty()
                .sortedByDescending(File::lastModified)
                .drop(KEPT - 1)
                .forEach(File::delete)
            val file = File(folder, "${fileName(title)}.starhop")
            file.writeText(content)
            return Uri
                .Builder()
                .scheme("content")
                .authority(AUTHORITY)
                .appendPath(file.name)
                .build()
        }

        /** The title as every file system can bear it. */
        private fun fileName(title: String): String =
            title
                .filter { it.isLetterOrDigit() || it == ' ' || it == '-' }
                .trim()
                .take(NAME)
                .ifEmpty { "Starhop" }
    }
}
