package app.starhop.ui

import android.app.Activity
import android.content.Context
import app.starhop.platform.appLanguage
import app.starhop.platform.overridden
import app.starhop.settings
import app.starhop.settings.Settings

/** A screen in the theme and language that a person set; it is made anew where these have changed while it was away. */
abstract class ScreenActivity : Activity() {
    private var look: List<Any> = emptyList()

    override fun attachBaseContext(base: Context) {
        super.attachBaseContext(base)
        val settings = base.settings.current
        look = look(settings)
        overridden(base, settings)?.let(::applyOverrideConfiguration)
    }

    override fun onStart() {
        super.onStart()
        if (look != look(settings.current)) recreate()
    }

    private fun look(settings: Settings): List<Any> =
        listOf(settings.theme, appLanguage(baseContext, settings), settings.marks, settings.rings, settings.pace, settings.keepScreenOn)
}
