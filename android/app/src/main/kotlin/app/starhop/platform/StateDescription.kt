package app.starhop.platform

import android.os.Build
import android.view.View

/** What a screen reader says of the view's value, where the system has a place for it. */
fun View.describeState(text: String) {
    if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.R) stateDescription = text
}
