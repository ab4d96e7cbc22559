package app.starhop.newgame

import android.app.Dialog
import android.view.View
import android.view.ViewGroup
import android.widget.Button
import android.widget.RadioButton
import android.widget.TextView
import app.starhop.R
import app.starhop.support.app
import app.starhop.support.idle
import app.starhop.support.open
import app.starhop.support.shownViews
import org.robolectric.shadows.ShadowDialog

/** Opens the screen as the home screen does. */
internal fun screen() = open<NewGameActivity>(NewGameActivity.intent(app())).get()

internal val NewGameActivity.bars get() = findViewById<ViewGroup>(R.id.level_bars)

internal fun NewGameActivity.checked(id: Int) = findViewById<RadioButton>(id).isChecked

internal fun NewGameActivity.count(players: Int) {
    findViewById<PlayerCounts>(R.id.counts).card(players).performClick()
    idle()
}

internal fun NewGameActivity.row(index: Int): View = findViewById<ViewGroup>(R.id.seat_rows).getChildAt(index)

internal fun NewGameActivity.sheet() = ShadowDialog.getLatestDialog().also { idle() }

internal fun Dialog.all() = checkNotNull(window).decorView.shownViews()

internal fun Dialog.radios() = all().filterIsInstance<RadioButton>()

internal fun Dialog.buttons() = all().filterIsInstance<Button>()

internal fun Dialog.texts(id: Int) = all().filterIsInstance<TextView>().filter { it.id == id }.map { it.text.toString() }
