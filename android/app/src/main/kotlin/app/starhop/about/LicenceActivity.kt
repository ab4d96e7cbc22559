package app.starhop.about

import android.content.Context
import android.content.Intent
import android.os.Bundle
import app.starhop.R
import app.starhop.ui.ScreenActivity
import app.starhop.ui.setText
import app.starhop.ui.text

/** The text of one licence. */
class LicenceActivity : ScreenActivity() {
    override fun onCreate(state: Bundle?) {
        super.onCreate(state)
        val key = intent.text(KEY)
        val text = Licences.of(resources).text(key) ?: return finish()
        open(R.layout.licence)
        setText(R.id.title, key.orEmpty())
        setText(R.id.licence_text, text)
    }

    companion object {
        private const val KEY = "licence"

        fun intent(
            context: Context,
            key: String,
        ): Intent = Intent(context, LicenceActivity::class.java).putExtra(KEY, key)
    }
}
