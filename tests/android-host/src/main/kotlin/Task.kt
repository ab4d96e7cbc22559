package app.starhop.host

import android.app.Activity
import android.content.Intent
import android.os.Bundle
import android.os.Looper
import android.view.ViewRootImpl
import android.view.WindowManagerGlobal
import org.robolectric.Robolectric
import org.robolectric.RuntimeEnvironment
import org.robolectric.Shadows.shadowOf
import org.robolectric.android.controller.ActivityController
import org.robolectric.shadow.api.Shadow
import org.robolectric.shadows.ShadowActivity
import org.robolectric.shadows.ShadowActivity.IntentForResult
import org.robolectric.shadows.ShadowChoreographer

/**
 * The app's task: the stack of its activities. Robolectric only notes what an activity starts and finishes;
 * [settle] carries it out with the life-cycle calls that a phone makes, in a phone's order.
 */
internal class Task(
    size: ScreenSize,
    private val launcher: Intent,
) {
    private class Entry(
        val controller: ActivityController<out Activity>,
        val requestCode: Int,
        var size: ScreenSize,
    ) {
        val activity: Activity get() = controller.get()
    }

    private val stack = ArrayDeque<Entry>()
    private val application = RuntimeEnvironment.getApplication()

    /** The screen's size as it is held now. */
    var size = size
        private set

    /** Whether the app is on the screen. */
    var shown = false
        private set

    val activity: Activity? get() = stack.lastOrNull()?.activity?.takeIf { shown }

    /** The windows of the activity on the screen, the lowest first. */
    val windows: List<ViewRootImpl>
        get() =
            activity?.let { top -> WindowManagerGlobal.getInstance().getRootViews(top.activityToken) }.orEmpty().filter { it.view != null }

    /** What a tap on the app's icon does. */
    fun open() {
        if (shown) return
        shown = true
        if (stack.isEmpty()) {
            push(launcher, NO_RESULT)
        } else {
            stack.last().controller.restart()
            resume(stack.last())
        }
    }

    /** Carries out what the activities have asked for since the last call. */
    fun settle() {
        do {
            val requests = startedActivities()
            requests.forEach(::start)
            val finished = stack.filter { it.activity.isFinishing }
            finished.asReversed().forEach(::finish)
            val old = stack.lastOrNull()?.takeIf { shown && it.wantsRenewal() }
            old?.let(::renew)
        } while (requests.isNotEmpty() || finished.isNotEmpty() || old != null)
    }

    /** What the system does with a back gesture that the app leaves to it. */
    fun back() {
        if (stack.size > 1) stack.last().activity.finish() else minimise()
    }

    fun turn() {
        size = size.turned
        RuntimeEnvironment.setQualifiers(size.turnQualifiers)
        if (shown) adapt(stack.last())
    }

    /** What the system does before it ends the process. */
    fun leave() {
        if (shown) minimise()
        stack.asReversed().forEach { it.controller.destroy() }
        stack.clear()
    }

    private fun startedActivities() = generateSequence { shadowOf(application).nextStartedActivityForResult }.toList().asReversed()

    private fun start(request: IntentForResult) {
        val intent = request.intent
        val component = intent.component ?: intent.resolveActivity(application.packageManager)
        if (component?.packageName != application.packageName) {
            println("The app asks the system for: $intent")
            return
        }
        intent.component = component
        val existing = stack.find { it.activity.componentName == component }
        when {
            intent.hasFlags(Intent.FLAG_ACTIVITY_NEW_TASK or Intent.FLAG_ACTIVITY_CLEAR_TASK) -> replaceAll(intent)
            existing != null && intent.hasFlags(Intent.FLAG_ACTIVITY_CLEAR_TOP) -> returnTo(existing, intent)
            existing === stack.last() && intent.hasFlags(Intent.FLAG_ACTIVITY_SINGLE_TOP) -> existing.controller.newIntent(intent)
            else -> push(intent, request.requestCode)
        }
    }

    private fun push(
        intent: Intent,
        requestCode: Int,
    ) {
        val below = stack.lastOrNull()
        below?.controller?.pause()
        val type = Class.forName(checkNotNull(intent.component).className).asSubclass(Activity::class.java)
        val entry = Entry(Robolectric.buildActivity(type, intent), requestCode, size)
        stack.addLast(entry)
        entry.controller.setup()
        focus(entry)
        below?.controller?.stop()
    }

    private fun replaceAll(intent: Intent) {
        val old = stack.toList()
        push(intent, NO_RESULT)
        old.asReversed().forEach { it.controller.destroy() }
        stack.removeAll(old.toSet())
    }

    /** The activities above go; this one gets the intent, or is made anew where it cannot take one. */
    private fun returnTo(
        entry: Entry,
        intent: Intent,
    ) {
        val above = stack.subList(stack.indexOf(entry) + 1, stack.size).toList()
        if (!intent.hasFlags(Intent.FLAG_ACTIVITY_SINGLE_TOP)) {
            push(intent, entry.requestCode)
            (above + entry).forEach { it.controller.destroy() }
            stack.removeAll((above + entry).toSet())
        } else {
            above.forEach { it.activity.finish() }
            above.asReversed().forEach(::finish)
            entry.controller.newIntent(intent)
        }
    }

    private fun finish(entry: Entry) {
        val onTop = entry === stack.last()
        stack.remove(entry)
        if (!onTop) {
            entry.controller.destroy()
            return
        }
        entry.controller.pause()
        val below = stack.lastOrNull()
        if (below == null) {
            shown = false
        } else {
            below.controller.restart()
            deliver(entry, below)
            resume(below)
        }
        entry.controller.stop().destroy()
    }

    @Suppress("DEPRECATION")
    private fun deliver(
        entry: Entry,
        below: Entry,
    ) {
        if (entry.requestCode == NO_RESULT) return
        val result = shadowOf(entry.activity)
        shadowOf(below.activity).callOnActivityResult(entry.requestCode, result.resultCode, result.resultIntent)
    }

    private fun resume(entry: Entry) {
        entry.controller
            .resume()
            .visible()
            .topActivityResumed(true)
        focus(entry)
        if (entry.size != size) adapt(entry)
    }

    private fun Entry.wantsRenewal() = (Shadow.extract<ShadowActivity>(activity) as? RenewedActivity)?.wanted == true

    /** A fresh activity takes the place of the one on top, with what that one has saved of its state. */
    private fun renew(entry: Entry) {
        val state = Bundle()
        entry.controller
            .pause()
            .stop()
            .saveInstanceState(state)
            .destroy()
        val fresh = Entry(Robolectric.buildActivity(entry.activity.javaClass, entry.activity.intent), entry.requestCode, size)
        stack[stack.lastIndex] = fresh
        fresh.controller.setup(state)
        focus(fresh)
    }

    private fun adapt(entry: Entry) {
        entry.size = size
        entry.controller.configurationChange().visible()
        focus(entry)
    }

    /** A window exists only from its first frame on. */
    private fun focus(entry: Entry) {
        shadowOf(Looper.getMainLooper()).idleFor(ShadowChoreographer.getFrameDelay())
        entry.controller.windowFocusChanged(true)
    }

    private fun minimise() {
        shown = false
        stack
            .last()
            .controller
            .pause()
            .stop()
    }

    private fun Intent.hasFlags(wanted: Int) = flags and wanted == wanted

    companion object {
        private const val NO_RESULT = -1

        /** The task that the app's icon opens. */
        fun ofApp(size: ScreenSize): Task {
            val application = RuntimeEnvironment.getApplication()
            return Task(size, checkNotNull(application.packageManager.getLaunchIntentForPackage(application.packageName)))
        }
    }
}
