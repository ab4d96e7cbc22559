package app.starhop.platform

import android.os.Build
import android.widget.TextView

/** Lines as high as those of the font itself, also where another one has to stand in for it. Before 28 they always are. */
fun TextView.evenLines() {
    if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.P) isFallbackLineSpacing = false
}
