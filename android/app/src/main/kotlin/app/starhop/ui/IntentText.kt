package app.starhop.ui

import android.content.Intent

/** The text under [key], or null if there is none or the extras of this intent cannot be read. */
fun Intent.text(key: String): String? =
    try {
        getStringExtra(key)
    } catch (_: RuntimeException) {
        null
    }
