package app.starhop.sharing

import android.app.Activity
import android.content.ClipData
import android.content.Intent
import android.net.Uri
import android.widget.Toast
import app.starhop.R
import app.starhop.background

/** Offers [text] to the other apps of the phone; what is too long for that goes as a file named after [title]. */
fun Activity.shareText(
    text: String,
    title: String = "",
) {
    if (text.length > LONGEST) return shareFile(text, title)
    choose(Intent(Intent.ACTION_SEND).setType("text/plain").putExtra(Intent.EXTRA_TEXT, text))
}

/** Offers [content] to the other apps of the phone as a file named after [title], once it is written. */
fun Activity.shareFile(
    content: String,
    title: String,
) = background.run({ SharedFiles.offer(applicationContext, title, content) }) { written ->
    if (!isDestroyed) written.fold(::offer) { Toast.makeText(this, R.string.trouble_full, Toast.LENGTH_LONG).show() }
}

private fun Activity.offer(file: Uri) {
    val send = Intent(Intent.ACTION_SEND).setType(SharedFiles.TYPE).putExtra(Intent.EXTRA_STREAM, file)
    send.clipData = ClipData.newRawUri("", file)
    choose(send.addFlags(Intent.FLAG_GRANT_READ_URI_PERMISSION))
}

private fun Activity.choose(send: Intent) {
    val chooser = Intent.createChooser(send, getString(R.string.share))
    startActivity(chooser.addFlags(send.flags and Intent.FLAG_GRANT_READ_URI_PERMISSION))
}

/** In characters, each of up to three bytes, of what the system carries from one app to another at a time. */
private const val LONGEST = 33_000
