package app.starhop.platform

import android.os.Build
import android.view.View
import android.window.BackEvent
import android.window.OnBackAnimationCallback
import android.window.OnBackInvokedCallback
import app.starhop.R
import app.starhop.about.AboutActivity
import app.starhop.support.app
import app.starhop.support.open
import app.starhop.support.pass
import app.starhop.ui.Sheet
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Before
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.util.ReflectionHelpers

/** A sheet under a finger that swipes Back. */
@RunWith(RobolectricTestRunner::class)
class SheetBackTest {
    private val app = app()
    private val screen = open<AboutActivity>(AboutActivity.intent(app)).get()
    private val sheet by lazy {
        object : Sheet(screen, "Sheet") {}.apply { show() }.also { pass(SETTLED) }
    }
    private val panel: View get() = sheet.findViewById(R.id.sheet_panel)

    /** Robolectric's manifest parser passes this attribute over. */
    @Before
    fun enableBack() {
        app.applicationInfo.javaClass
            .getMethod("setEnableOnBackInvokedCallback", Boolean::class.javaPrimitiveType)
            .invoke(app.applicationInfo, true)
    }

    private fun top(): OnBackInvokedCallback {
        val root = View::class.java.getMethod("getViewRootImpl").invoke(checkNotNull(sheet.window).decorView)
        val dispatcher = root.javaClass.getMethod("getOnBackInvokedDispatcher").invoke(root)
        return dispatcher.javaClass.getMethod("getTopCallback").invoke(dispatcher) as OnBackInvokedCallback
    }

    private fun swiped(progress: Float) = BackEvent(0f, 0f, progress, BackEvent.EDGE_LEFT)

    @Test
    fun `it sinks with the finger, and rises where the swipe is given up`() {
        val back = top() as OnBackAnimationCallback
        back.onBackStarted(swiped(0f))
        back.onBackProgressed(swiped(0.5f))
        val half = panel.translationY
        assertTrue("$half", half > 0)
        back.onBackProgressed(swiped(1f))
        assertEquals(2 * half, panel.translationY, 0.01f)
        back.onBackCancelled()
        pass(SETTLED)
        assertEquals(0f, panel.translationY, 0f)
        assertTrue(sheet.isShowing)
    }

    @Test
    fun `it closes where the swipe is done`() {
        (top() as OnBackAnimationCallback).onBackInvoked()
        assertFalse(sheet.isShowing)
    }

    @Test
    fun `before Android 14 it just closes`() {
        ReflectionHelpers.setStaticField(Build.VERSION::class.java, "SDK_INT", Build.VERSION_CODES.TIRAMISU)
        try {
            assertFalse(top() is OnBackAnimationCallback)
            top().onBackInvoked()
            assertFalse(sheet.isShowing)
        } finally {
            ReflectionHelpers.setStaticField(Build.VERSION::class.java, "SDK_INT", Build.VERSION_CODES.UPSIDE_DOWN_CAKE)
        }
    }

    private companion object {
        /** Longer than a sheet moves, in milliseconds. */
        const val SETTLED = 500L
    }
}
