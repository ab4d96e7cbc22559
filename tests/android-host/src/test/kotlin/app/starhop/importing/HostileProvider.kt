package app.starhop.importing

import android.content.ContentProvider
import android.content.ContentValues
import android.database.Cursor
import android.net.Uri
import android.os.ParcelFileDescriptor
import java.io.File
import java.io.FileNotFoundException

/** Another app that hands over what a test has put into [files], or behaves as the name of the file says. */
class HostileProvider : ContentProvider() {
    val files = mutableMapOf<String, File>()

    override fun onCreate() = true

    override fun openFile(
        uri: Uri,
        mode: String,
    ): ParcelFileDescriptor? =
        when (val name = uri.lastPathSegment) {
            "forbidden" -> throw SecurityException("not for you")
            "broken" -> throw NullPointerException()
            "nothing" -> null
            else -> ParcelFileDescriptor.open(files[name] ?: throw FileNotFoundException(name), ParcelFileDescriptor.MODE_READ_ONLY)
        }

    override fun getType(uri: Uri): String = "image/png"

    override fun query(
        uri: Uri,
        projection: Array<String>?,
        selection: String?,
        arguments: Array<String>?,
        order: String?,
    ): Cursor = error("nobody asked for that")

    override fun insert(
        uri: Uri,
        values: ContentValues?,
    ): Uri = error("nobody writes here")

    override fun update(
        uri: Uri,
        values: ContentValues?,
        selection: String?,
        arguments: Array<String>?,
    ): Int = error("nobody writes here")

    override fun delete(
        uri: Uri,
        selection: String?,
        arguments: Array<String>?,
    ): Int = error("nobody writes here")
}
