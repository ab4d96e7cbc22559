package app.starhop.about

import android.content.Context
import android.content.Intent
import android.os.Bundle
import android.view.View
import android.widget.ListView
import android.widget.TextView
import app.starhop.R
import app.starhop.ui.ScreenActivity
import app.starhop.ui.onClick
import app.starhop.ui.setText

/** What the app is, what it knows of the person (nothing), and what it is made of. */
class AboutActivity : ScreenActivity() {
    override fun onCreate(state: Bundle?) {
        super.onCreate(state)
        open(R.layout.about)
        setText(R.id.title, getString(R.string.about))
        val list = findViewById<ListView>(R.id.libraries)
        list.addHeaderView(layoutInflater.inflate(R.layout.about_header, list, false), null, false)
        list.adapter = LibrariesAdapter(this, ::open).apply { show(Licences.of(resources).libraries) }
        showVersion()
        onClick(R.id.about_apache) { open(Licences.APACHE) }
        onClick(R.id.about_mit) { open(Licences.MIT) }
    }

    private fun showVersion() {
        val version = packageManager.getPackageInfo(packageName, 0).versionName
        findViewById<TextView>(R.id.about_version).apply {
            visibility = if (version == null) View.GONE else View.VISIBLE
            text = getString(R.string.about_version, version)
        }
    }

    private fun open(licence: String) = startActivity(LicenceActivity.intent(this, licence))

    companion object {
        fun intent(context: Context) = Intent(context, AboutActivity::class.java)
    }
}
