package app.starhop.host

import android.app.Activity
import android.os.Looper
import android.os.SystemClock
import android.view.InputDevice
import android.view.KeyCharacterMap
import android.view.KeyEvent
import android.view.MotionEvent
import android.view.ViewRootImpl
import android.view.WindowManager.LayoutParams.FLAG_NOT_FOCUSABLE
import android.window.OnBackInvokedCallback
import android.window.WindowOnBackInvokedDispatcher
import org.robolectric.Shadows.shadowOf
import org.robolectric.shadows.ShadowUiAutomation
import org.robolectric.util.ReflectionHelpers

/** The names that a browser gives to the keys that are passed on as keys rather than as text. */
internal val keyCodes =
    mapOf(
        "ArrowUp" to KeyEvent.KEYCODE_DPAD_UP,
        "ArrowDown" to KeyEvent.KEYCODE_DPAD_DOWN,
        "ArrowLeft" to KeyEvent.KEYCODE_DPAD_LEFT,
        "ArrowRight" to KeyEvent.KEYCODE_DPAD_RIGHT,
        "Enter" to KeyEvent.KEYCODE_ENTER,
        "Tab" to KeyEvent.KEYCODE_TAB,
        "Backspace" to KeyEvent.KEYCODE_DEL,
        "Delete" to KeyEvent.KEYCODE_FORWARD_DEL,
        "Home" to KeyEvent.KEYCODE_MOVE_HOME,
        "End" to KeyEvent.KEYCODE_MOVE_END,
        "PageUp" to KeyEvent.KEYCODE_PAGE_UP,
        "PageDown" to KeyEvent.KEYCODE_PAGE_DOWN,
        " " to KeyEvent.KEYCODE_SPACE,
    )

/** Turns what the page reports into Android's events. */
internal class InputDispatcher(
    private val task: Task,
) {
    private var downTime = 0L

    /** Whether a finger is on the screen. */
    var touching = false
        private set

    fun dispatch(input: Input) {
        if (input is Input.Touch) touching = input.phase == Input.Phase.DOWN || input.phase == Input.Phase.MOVE
        when (input) {
            Input.Open -> task.open()
            Input.Turn -> task.turn()
            else -> task.activity?.let { dispatch(input, it) }
        }
    }

    private fun dispatch(
        input: Input,
        activity: Activity,
    ) {
        when (input) {
            is Input.Touch -> touch(input, activity)
            is Input.Scroll -> scroll(input, activity)
            is Input.Key -> press(input.code)
            is Input.Text -> type(input.text)
            Input.Back -> back(activity)
            Input.Turn, Input.Open -> error("not for an activity: $input")
        }
    }

    private fun touch(
        touch: Input.Touch,
        activity: Activity,
    ) {
        val now = SystemClock.uptimeMillis()
        val action =
            when (touch.phase) {
                Input.Phase.DOWN -> MotionEvent.ACTION_DOWN
                Input.Phase.MOVE -> MotionEvent.ACTION_MOVE
                Input.Phase.UP -> MotionEvent.ACTION_UP
                Input.Phase.CANCEL -> MotionEvent.ACTION_CANCEL
            }
        if (action == MotionEvent.ACTION_DOWN) downTime = now
        val decor = activity.window.decorView
        val event = MotionEvent.obtain(downTime, now, action, touch.x * decor.width, touch.y * decor.height, 0)
        event.source = InputDevice.SOURCE_TOUCHSCREEN
        ShadowUiAutomation.injectInputEvent(event)
        event.recycle()
    }

    private fun scroll(
        scroll: Input.Scroll,
        activity: Activity,
    ) {
        val decor = activity.window.decorView
        val properties = MotionEvent.PointerProperties().apply { toolType = MotionEvent.TOOL_TYPE_MOUSE }
        val coordinates =
            MotionEvent.PointerCoords().apply {
                x = scroll.x * decor.width
                y = scroll.y * decor.height
                setAxisValue(MotionEvent.AXIS_VSCROLL, -scroll.down)
            }
        val now = SystemClock.uptimeMillis()
        val event =
            MotionEvent.obtain(
                now,
                now,
                MotionEvent.ACTION_SCROLL,
                1,
                arrayOf(properties),
                arrayOf(coordinates),
                0,
                0,
                1f,
                1f,
                0,
                0,
                InputDevice.SOURCE_MOUSE,
                0,
            )
        ShadowUiAutomation.injectInputEvent(event)
        event.recycle()
    }

    private fun press(code: Int) {
        val now = SystemClock.uptimeMillis()
        for (action in listOf(KeyEvent.ACTION_DOWN, KeyEvent.ACTION_UP)) focused?.dispatchKeyFromIme(KeyEvent(now, now, action, code, 0))
    }

    @Suppress("DEPRECATION")
    private fun type(text: String) {
        focused?.dispatchKeyFromIme(KeyEvent(SystemClock.uptimeMillis(), text, KeyCharacterMap.VIRTUAL_KEYBOARD, 0))
    }

    private fun back(activity: Activity) {
        val dispatcher = focused?.onBackInvokedDispatcher ?: return
        val callback = dispatcher.topCallback
        if (callback == null || callback === systemCallback(activity)) task.back() else callback.onBackInvoked()
    }

    /** The one that an activity registers for itself: on a phone it hands the gesture to the system. */
    private fun systemCallback(activity: Activity): OnBackInvokedCallback? = ReflectionHelpers.getField(activity, "mDefaultBackCallback")

    private val focused: ViewRootImpl?
        get() = task.windows.lastOrNull { it.mWindowAttributes.flags and FLAG_NOT_FOCUSABLE == 0 }?.also(::focus)

    /** Nobody else hands the focus to a dialog, and a window without it drops keys. */
    private fun focus(window: ViewRootImpl) {
        if (window.view.hasWindowFocus()) return
        task.windows.filter { it !== window && it.view.hasWindowFocus() }.forEach { it.windowFocusChanged(false) }
        window.windowFocusChanged(true)
        shadowOf(Looper.getMainLooper()).idle()
    }

    private val WindowOnBackInvokedDispatcher.topCallback: OnBackInvokedCallback?
        get() = ReflectionHelpers.callInstanceMethod(this, "getTopCallback")
}
