package app.starhop.host

import java.io.IOException

internal object Desktop {
    /** Opens a browser where there is a display; elsewhere the address that was printed has to do. */
    fun browse(address: String) {
        if (listOf("DISPLAY", "WAYLAND_DISPLAY").all { System.getenv(it).isNullOrEmpty() }) return
        try {
            ProcessBuilder("xdg-open", address)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start()
        } catch (missing: IOException) {
            println("No browser was found (${missing.message}): open the address above in one.")
        }
    }
}
