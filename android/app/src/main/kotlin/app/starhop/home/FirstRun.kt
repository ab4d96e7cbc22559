package app.starhop.home

import android.content.SharedPreferences

/** Whether a person has already chosen between learning the game and playing at once. */
interface FirstRun {
    var chosen: Boolean
}

/** Remembers the choice on the phone. */
class KeptFirstRun(
    private val preferences: SharedPreferences,
) : FirstRun {
    override var chosen: Boolean
        get() = preferences.all[CHOSEN] == true
        set(value) = preferences.edit().putBoolean(CHOSEN, value).apply()

    private companion object {
        const val CHOSEN = "chosen"
    }
}
