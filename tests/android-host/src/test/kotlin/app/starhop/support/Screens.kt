package app.starhop.support

import android.app.Activity
import android.app.Application
import android.content.Intent
import android.graphics.Bitmap
import android.graphics.Canvas
import android.os.Bundle
import android.os.Looper
import android.os.Parcel
import android.view.View
import android.view.animation.AnimationUtils
import android.widget.Checkable
import android.widget.TextView
import app.starhop.StarhopApp
import org.robolectric.Robolectric
import org.robolectric.RuntimeEnvironment
import org.robolectric.Shadows.shadowOf
import org.robolectric.android.controller.ActivityController
import org.robolectric.shadows.ShadowChoreographer
import org.robolectric.util.ReflectionHelpers
import java.io.File
import java.time.Duration
import java.util.concurrent.TimeUnit

/** The running app, whose slow work is done at once. */
fun app(): StarhopApp {
    forgetAnimationTime()
    return (RuntimeEnvironment.getApplication() as StarhopApp).apply {
        background = DIRECTLY
        gameWorker = DIRECTLY
    }
}

/** Android's animation clock never runs backwards, so after a longer test it would stand still in this one. */
private fun forgetAnimationTime() = ReflectionHelpers.getStaticField<ThreadLocal<*>>(AnimationUtils::class.java, "sAnimationState").remove()

/** The saved games of the running app. */
fun gamesOf(app: StarhopApp) = TestGames(app.filesDir.resolve("games"), app.library)

/** Opens a screen with free-running frames, as its first layout needs them. */
inline fun <reified A : Activity> open(
    intent: Intent? = null,
    state: Bundle? = null,
): ActivityController<A> {
    freeFrames()
    val controller = Robolectric.buildActivity(A::class.java, intent)
    if (state == null) controller.setup() else controller.setup(state)
    idle()
    return controller
}

fun idle() = shadowOf(Looper.getMainLooper()).idle()

/** Lets the app's clock run, one frame after another. */
fun pass(millis: Long) = repeat((millis / FRAME).toInt()) { shadowOf(Looper.getMainLooper()).idleFor(FRAME, TimeUnit.MILLISECONDS) }

/** From now on a frame comes only when the clock is moved on, so that an animation can be watched. */
fun stepFrames() {
    ShadowChoreographer.setPaused(true)
    ShadowChoreographer.setFrameDelay(Duration.ofMillis(FRAME))
}

/** A frame that was asked for while frames were stepped must run before they are freed, or no later one ever comes. */
fun freeFrames() {
    pass(2 * FRAME)
    ShadowChoreographer.setPaused(false)
}

private const val FRAME = 16L

/** Keeps the state as the system does when it ends the process: through a parcel. */
fun ActivityController<*>.die(): Bundle {
    val state = Bundle()
    pause().stop().saveInstanceState(state).destroy()
    val parcel = Parcel.obtain()
    state.writeToParcel(parcel, 0)
    parcel.setDataPosition(0)
    return Bundle.CREATOR.createFromParcel(parcel).also { parcel.recycle() }
}

/** The activity that the app has asked the system to start, and nothing if it asked for none. */
fun Application.started(): Intent? = shadowOf(this).nextStartedActivity

fun Activity.text(id: Int): String = findViewById<TextView>(id).text.toString()

fun Activity.press(id: Int) {
    val view = findViewById<View>(id)
    check(view is Checkable || view.hasOnClickListeners()) { "nothing listens to ${resources.getResourceEntryName(id)}" }
    view.performClick()
    idle()
}

fun Activity.shown(id: Int): Boolean = findViewById<View>(id).isShown

/** Draws the view into a picture, and into the folder of the screenshots. */
fun shot(
    view: View,
    name: String,
): Bitmap {
    val picture = Bitmap.createBitmap(view.width, view.height, Bitmap.Config.ARGB_8888)
    view.draw(Canvas(picture))
    val folder = File(checkNotNull(System.getProperty("shots"))).apply { mkdirs() }
    folder.resolve("$name.png").outputStream().use { picture.compress(Bitmap.CompressFormat.PNG, 100, it) }
    return picture
}

fun shot(
    activity: Activity,
    name: String,
): Bitmap = shot(activity.window.decorView, name)
