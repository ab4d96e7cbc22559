package app.starhop.settings

import android.content.SharedPreferences
import app.starhop.ui.named

/** Keeps the settings. Each is read by itself, so that one unreadable value costs only itself. */
class SettingsStore(
    private val preferences: SharedPreferences,
) {
    var current = load()
        private set

    fun save(settings: Settings) {
        current = settings
        preferences
            .edit()
            .putString(THEME, settings.theme.name)
            .putString(LANGUAGE, settings.language)
            .putBoolean(CONTRAST, settings.contrast)
            .putBoolean(MARKS, settings.marks)
            .putBoolean(RINGS, settings.rings)
            .putBoolean(SOUNDS, settings.sounds)
            .putString(TOUCH, settings.touch.name)
            .putString(PACE, settings.pace.name)
            .putBoolean(ROTATE, settings.rotate)
            .putBoolean(HAND_OVER, settings.handOver)
            .putBoolean(CONFIRM, settings.confirm)
            .putBoolean(KEEP_SCREEN_ON, settings.keepScreenOn)
            .apply()
    }

    private fun load(): Settings {
        val kept = preferences.all
        val default = Settings()
        return Settings(
            theme = ThemeChoice.entries.named(kept[THEME]) ?: default.theme,
            language = (kept[LANGUAGE] as? String)?.takeIf { it in Settings.LANGUAGES } ?: default.language,
            contrast = kept[CONTRAST] as? Boolean ?: default.contrast,
            marks = kept[MARKS] as? Boolean ?: default.marks,
            rings = kept[RINGS] as? Boolean ?: default.rings,
            sounds = kept[SOUNDS] as? Boolean ?: default.sounds,
            touch = Touch.entries.named(kept[TOUCH]) ?: default.touch,
            pace = Pace.entries.named(kept[PACE]) ?: default.pace,
            rotate = kept[ROTATE] as? Boolean ?: default.rotate,
            handOver = kept[HAND_OVER] as? Boolean ?: default.handOver,
            confirm = kept[CONFIRM] as? Boolean ?: default.confirm,
            keepScreenOn = kept[KEEP_SCREEN_ON] as? Boolean ?: default.keepScreenOn,
        )
    }

    private companion object {
        const val THEME = "theme"
        const val LANGUAGE = "language"
        const val CONTRAST = "contrast"
        const val MARKS = "marks"
        const val RINGS = "rings"
        const val SOUNDS = "sounds"
        const val TOUCH = "touch"
        const val PACE = "pace"
        const val ROTATE = "rotate"
        const val HAND_OVER = "hand-over"
        const val CONFIRM = "confirm"
        const val KEEP_SCREEN_ON = "keep-screen-on"
    }
}
