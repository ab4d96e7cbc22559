package app.starhop.home

import android.app.Activity
import android.widget.Toast
import app.starhop.ui.troubleText

/** Says why this screen cannot be shown and goes to the home screen. */
fun Activity.leaveForHome(trouble: Throwable) {
    Toast.makeText(applicationContext, troubleText(trouble), Toast.LENGTH_LONG).show()
    startActivity(HomeActivity.intent(this))
    finish()
}
