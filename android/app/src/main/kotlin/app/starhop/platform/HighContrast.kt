package app.starhop.platform

import android.app.UiModeManager
import android.content.Context
import android.content.res.Resources
import android.os.Build
import app.starhop.R
import app.starhop.settings

/** Whether colours are to differ more: as a person set it here, or for the whole system from Android 14 on. */
val Context.highContrast: Boolean
    get() = settings.current.contrast || systemContrast >= HIGH

/** -1 to 1, where 0 is what the system has by itself. */
private val Context.systemContrast: Float
    get() =
        if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.UPSIDE_DOWN_CAKE) {
            getSystemService(UiModeManager::class.java).contrast
        } else {
            0f
        }

/** The first of the two steps that the system offers above its own. */
private const val HIGH = 0.5f

/** Lets a [theme] differ more where that is wanted; each window has a theme of its own. */
fun Context.contrast(theme: Resources.Theme) {
    if (highContrast) theme.applyStyle(R.style.ThemeOverlay_Starhop_Contrast, true)
}

/** Words that stand back. */
val Context.ink2: Int get() = getColor(if (highContrast) R.color.ink else R.color.ink2)

/** Lines round cards and between rows. */
val Context.line: Int get() = getColor(if (highContrast) R.color.ink2 else R.color.line)
