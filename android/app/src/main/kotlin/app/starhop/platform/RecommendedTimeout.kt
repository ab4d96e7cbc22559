package app.starhop.platform

import android.content.Context
import android.os.Build
import android.view.accessibility.AccessibilityManager

/** How long something that can be read and pressed should stay, for a person who may have asked for more time. */
fun recommendedTimeout(
    context: Context,
    millis: Int,
): Long {
    if (Build.VERSION.SDK_INT < Build.VERSION_CODES.Q) return millis.toLong()
    val manager = context.getSystemService(AccessibilityManager::class.java)
    val content = AccessibilityManager.FLAG_CONTENT_TEXT or AccessibilityManager.FLAG_CONTENT_CONTROLS
    return manager.getRecommendedTimeoutMillis(millis, content).toLong()
}
