package app.starhop.platform

import android.app.Activity
import android.content.res.Configuration
import android.graphics.Rect
import android.os.Build
import android.view.View
import android.view.Window
import android.view.WindowInsets
import android.view.WindowInsetsController.APPEARANCE_LIGHT_NAVIGATION_BARS
import android.view.WindowInsetsController.APPEARANCE_LIGHT_STATUS_BARS
import android.view.WindowManager.LayoutParams

/** Lets the window of the activity reach behind the system bars, whose signs are dark on the light theme and light on the dark one. */
fun Activity.drawBehindSystemBars() = window.drawBehindSystemBars()

fun Window.drawBehindSystemBars() {
    val night = context.resources.configuration.uiMode and Configuration.UI_MODE_NIGHT_MASK == Configuration.UI_MODE_NIGHT_YES
    if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.P) {
        attributes =
            attributes.apply {
                layoutInDisplayCutoutMode = LayoutParams.LAYOUT_IN_DISPLAY_CUTOUT_MODE_SHORT_EDGES
            }
    }
    if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.R) {
        val light = APPEARANCE_LIGHT_STATUS_BARS or APPEARANCE_LIGHT_NAVIGATION_BARS
        setDecorFitsSystemWindows(false)
        decorView.windowInsetsController?.setSystemBarsAppearance(if (night) 0 else light, light)
    } else {
        layoutBehindSystemBars(night)
    }
}

@Suppress("DEPRECATION")
private fun Window.layoutBehindSystemBars(night: Boolean) {
    val layout = View.SYSTEM_UI_FLAG_LAYOUT_STABLE or View.SYSTEM_UI_FLAG_LAYOUT_FULLSCREEN or View.SYSTEM_UI_FLAG_LAYOUT_HIDE_NAVIGATION
    val light = View.SYSTEM_UI_FLAG_LIGHT_STATUS_BAR or View.SYSTEM_UI_FLAG_LIGHT_NAVIGATION_BAR
    decorView.systemUiVisibility = if (night) layout else layout or light
}

/** Adds the system bars and the display cutout to the padding that the view has now; what hangs at the bottom leaves out the [top]. */
fun View.padForSystemBars(top: Boolean = true) {
    val own = Rect(paddingLeft, paddingTop, paddingRight, paddingBottom)
    setOnApplyWindowInsetsListener { view, insets ->
        val bars = systemBars(insets)
        view.setPadding(own.left + bars.left, own.top + if (top) bars.top else 0, own.right + bars.right, own.bottom + bars.bottom)
        insets
    }
}

private fun systemBars(insets: WindowInsets): Rect =
    if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.R) {
        insets
            .getInsets(
                WindowInsets.Type.systemBars() or WindowInsets.Type.displayCutout(),
            ).let { Rect(it.left, it.top, it.right, it.bottom) }
    } else {
        @Suppress("DEPRECATION")
        Rect(
            insets.systemWindowInsetLeft,
            insets.systemWindowInsetTop,
            insets.systemWindowInsetRight,
            insets.systemWindowInsetBottom,
        )
    }
