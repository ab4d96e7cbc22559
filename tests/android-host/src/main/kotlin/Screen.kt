package app.starhop.host

import android.graphics.Bitmap
import android.graphics.Canvas
import android.graphics.Color
import android.os.Looper
import android.os.SystemClock
import android.view.View
import android.view.WindowManager.LayoutParams.FLAG_DIM_BEHIND
import org.robolectric.Shadows.shadowOf
import org.robolectric.shadows.ShadowChoreographer
import java.io.ByteArrayOutputStream
import java.util.concurrent.Executors
import java.util.concurrent.Future

/**
 * What the phone shows. Windows are drawn on the phone's thread into one of two bitmaps, while the picture in the
 * other one is encoded beside it; a picture equal to the last one is not sent again.
 */
internal class Screen(
    private val task: Task,
    private val frames: Frames,
) {
    private val encoder = Executors.newSingleThreadExecutor { Thread(it, "encoder").apply { isDaemon = true } }
    private var encoding: Future<*>? = null
    private var shown: Bitmap? = null
    private var spare: Bitmap? = null
    private var drawn = emptyList<View>()

    /** Whether nothing moves but something is due soon, such as the turn of the board a moment after a move. */
    var pausing = false
        private set

    /** For how many frames nothing has moved and nothing was due soon. */
    var still = 0
        private set

    var width = 0
        private set
    var height = 0
        private set

    /** Draws the windows again where anything has changed, unless the last picture is still being encoded. */
    fun refresh() {
        val roots = task.windows.map { it.view }
        val changed = roots.isNotEmpty() && (roots != drawn || roots.any(View::isDirty))
        val moving = changed || frameIsWanted()
        pausing = !moving && taskIsDue()
        still = if (moving || pausing) 0 else still + 1
        if (!changed || encoding?.isDone == false) return
        drawn = roots
        val picture = draw(roots.first())
        if (shown?.sameAs(picture) == true) {
            spare = picture
            return
        }
        spare = shown
        shown = picture
        encoding = encoder.submit { frames.publish(encode(picture)) }
    }

    private fun frameIsWanted() = ShadowChoreographer.getNextVsyncTimeNanos() != 0L

    private fun taskIsDue(): Boolean {
        val due = shadowOf(Looper.getMainLooper()).nextScheduledTaskTime.toMillis()
        return due != 0L && due - SystemClock.uptimeMillis() < SOON
    }

    private fun draw(base: View): Bitmap {
        width = base.width
        height = base.height
        val bitmap =
            spare?.takeIf { it.width == width && it.height == height } ?: Bitmap.createBitmap(width, height, Bitmap.Config.ARGB_8888)
        spare = null
        val canvas = Canvas(bitmap)
        for (window in task.windows) {
            val parameters = window.mWindowAttributes
            if (parameters.flags and FLAG_DIM_BEHIND != 0) canvas.drawColor(Color.argb(parameters.dimAmount, 0f, 0f, 0f))
            val corner = IntArray(2).also(window.view::getLocationOnScreen)
            canvas.save()
            canvas.translate(corner[0].toFloat(), corner[1].toFloat())
            window.view.draw(canvas)
            canvas.restore()
        }
        return bitmap
    }

    private fun encode(picture: Bitmap): ByteArray {
        val bytes = ByteArrayOutputStream(picture.width * picture.height / 4)
        picture.compress(Bitmap.CompressFormat.JPEG, QUALITY, bytes)
        return bytes.toByteArray()
    }

    private companion object {
        const val QUALITY = 92

        /** In ms: longer than any pause that the game makes, and shorter than the ticks of a clock. */
        const val SOON = 500L
    }
}
