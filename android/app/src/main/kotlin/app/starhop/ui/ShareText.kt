package app.starhop.ui

import android.app.Activity
import android.content.Intent
import app.starhop.R

/** Offers [text] to the other apps of the phone. */
fun Activity.shareText(text: String) {
    val send =
        Intent(Intent.ACTION_SEND)
            .setType("text/plain")
            .putExtra(Intent.EXTRA_TEXT, text)
    startActivity(Intent.createChooser(send, getString(R.string.share)))
}
