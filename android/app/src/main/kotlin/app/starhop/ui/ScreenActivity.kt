package app.starhop.ui

import android.app.Activity
import android.app.Dialog
import android.content.Context
import android.content.res.Resources
import android.view.View
import app.starhop.R
import app.starhop.platform.BackPress
import app.starhop.platform.appLanguage
import app.starhop.platform.contrast
import app.starhop.platform.drawBehindSystemBars
import app.starhop.platform.highContrast
import app.starhop.platform.overridden
import app.starhop.platform.padForSystemBars
import app.starhop.settings
import app.starhop.settings.Settings

/** A screen in the theme and language that a person set; it is made anew where these have changed while it was away. */
abstract class ScreenActivity : Activity() {
    private var look: List<Any> = emptyList()

    private val over = mutableListOf<Dialog>()

    /** Takes Back while there is something to drop. */
    protected open val back: BackPress? = null

    override fun attachBaseContext(base: Context) {
        super.attachBaseContext(base)
        val settings = base.settings.current
        look = look(settings)
        overridden(base, settings)?.let(::applyOverrideConfiguration)
    }

    override fun onApplyThemeResource(
        theme: Resources.Theme,
        id: Int,
        first: Boolean,
    ) {
        super.onApplyThemeResource(theme, id, first)
        contrast(theme)
    }

    override fun onStart() {
        super.onStart()
        if (look != look(settings.current)) recreate()
    }

    /** Shows a layout behind the system's bars and its [page] clear of them, with the button that leads out. */
    protected fun open(
        layout: Int,
        page: Int = R.id.page,
    ) {
        drawBehindSystemBars()
        setContentView(layout)
        findViewById<View>(page).padForSystemBars()
        onClick(R.id.up, ::finish)
    }

    /** Shows a [dialog] that goes with this screen, whose window it lies over. */
    fun showOver(dialog: Dialog) {
        over.removeAll { !it.isShowing }
        over += dialog
        dialog.show()
    }

    override fun onDestroy() {
        for (dialog in over) {
            dialog.setOnDismissListener(null)
            dialog.dismiss()
        }
        super.onDestroy()
    }

    /** What a turn of the screen has left of the one before. */
    @Suppress("DEPRECATION")
    protected inline fun <reified P : Any> retained(): P? = lastNonConfigurationInstance as? P

    @Deprecated("Deprecated in Java")
    override fun onBackPressed() {
        @Suppress("DEPRECATION")
        if (back?.handle() != true) super.onBackPressed()
    }

    private fun look(settings: Settings): List<Any> =
        listOf(
            settings.theme,
            appLanguage(baseContext, settings),
            highContrast,
            settings.marks,
            settings.rings,
            settings.pace,
            settings.keepScreenOn,
        )
}
