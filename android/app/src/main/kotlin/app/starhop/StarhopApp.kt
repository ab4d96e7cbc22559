package app.starhop

import android.app.Application
import android.content.Context
import app.starhop.core.Library
import java.io.File

/** Owns the one [Library] of the process, so that two screens never hold two copies of one game. */
class StarhopApp : Application() {
    val library: Library by lazy { Library.open(folder().path) }

    private fun folder(): File = System.getProperty(FOLDER)?.let(::File) ?: File(filesDir, "games")

    companion object {
        /** The system property by which a host names another folder for the saved games. */
        const val FOLDER = "starhop.library"
    }
}

/** The saved games of this process. */
val Context.library: Library
    get() = (applicationContext as StarhopApp).library
