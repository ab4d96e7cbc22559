package app.starhop.platform

import android.app.LocaleManager
import android.app.UiModeManager
import android.content.Context
import android.content.res.Configuration
import android.os.Build
import android.os.LocaleList
import app.starhop.settings.Settings
import app.starhop.settings.ThemeChoice
import java.util.Locale

/** What the theme and language that a person set change in the configuration of the system; null where nothing is set. */
fun overridden(
    context: Context,
    settings: Settings,
): Configuration? {
    val language = appLanguage(context, settings)
    if (settings.theme == ThemeChoice.SYSTEM && language.isEmpty()) return null
    val changes = Configuration()
    // A new configuration sets the size of text, which is not ours to set.
    changes.fontScale = 0f
    changes.uiMode =
        when (settings.theme) {
            ThemeChoice.SYSTEM -> Configuration.UI_MODE_NIGHT_UNDEFINED
            ThemeChoice.LIGHT -> Configuration.UI_MODE_NIGHT_NO
            ThemeChoice.DARK -> Configuration.UI_MODE_NIGHT_YES
        }
    if (language.isNotEmpty()) changes.setLocale(Locale.forLanguageTag(language))
    return changes
}

/** The app's own language: the system keeps it from Android 13 on, where its settings can change it too. */
fun appLanguage(
    context: Context,
    settings: Settings,
): String {
    if (Build.VERSION.SDK_INT < Build.VERSION_CODES.TIRAMISU) return settings.language
    val locales = context.getSystemService(LocaleManager::class.java).applicationLocales
    if (locales.isEmpty) return ""
    return Settings.LANGUAGES.keys
        .firstOrNull { Locale.forLanguageTag(it).language == locales[0].language }
        .orEmpty()
}

/** Tells the system of the theme and language, where it wants to know: its own windows of the app follow them. */
fun tellSystem(
    context: Context,
    settings: Settings,
) {
    if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.S) {
        val mode =
            when (settings.theme) {
                ThemeChoice.SYSTEM -> UiModeManager.MODE_NIGHT_AUTO
                ThemeChoice.LIGHT -> UiModeManager.MODE_NIGHT_NO
                ThemeChoice.DARK -> UiModeManager.MODE_NIGHT_YES
            }
        context.getSystemService(UiModeManager::class.java).setApplicationNightMode(mode)
    }
    if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.TIRAMISU) {
        val locales = if (settings.language.isEmpty()) LocaleList.getEmptyLocaleList() else LocaleList.forLanguageTags(settings.language)
        context.getSystemService(LocaleManager::class.java).applicationLocales = locales
    }
}
