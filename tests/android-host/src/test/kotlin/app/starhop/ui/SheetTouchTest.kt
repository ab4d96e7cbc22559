package app.starhop.ui

import android.app.Dialog
import android.os.SystemClock
import android.view.MotionEvent
import android.view.View
import app.starhop.R
import app.starhop.settings.SettingsActivity
import app.starhop.support.ScreenShots
import app.starhop.support.app
import app.starhop.support.freeFrames
import app.starhop.support.open
import app.starhop.support.pass
import app.starhop.support.stepFrames
import org.junit.After
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config

/** Touches on a sheet, whose rows move when it opens. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-${ScreenShots.PHONE}")
class SheetTouchTest {
    private val app = app()
    private val picked = mutableListOf<String>()

    @After
    fun after() = freeFrames()

    private fun sheet(): Dialog {
        val screen = open<SettingsActivity>(SettingsActivity.intent(app)).get()
        stepFrames()
        val rows = listOf("first", "second", "third", "fourth").map { SheetAction(R.drawable.ic_check, it) { picked += it } }
        return ActionSheet(screen, "Which?", rows).apply { show() }
    }

    private fun Dialog.row(words: String): View {
        val found = ArrayList<View>()
        checkNotNull(window).decorView.findViewsWithText(found, words, View.FIND_VIEWS_WITH_TEXT)
        return found.single()
    }

    /** Touches the middle of a row, where it is just now. */
    private fun Dialog.touch(words: String) {
        val row = row(words)
        val at = IntArray(2).also(row::getLocationInWindow)
        val (x, y) = at[0] + row.width / 2f to at[1] + row.height / 2f
        val now = SystemClock.uptimeMillis()
        for (action in listOf(MotionEvent.ACTION_DOWN, MotionEvent.ACTION_UP)) {
            val event = MotionEvent.obtain(now, now, action, x, y, 0)
            dispatchTouchEvent(event)
            event.recycle()
        }
        pass(HELD)
    }

    @Test
    fun `a touch while it still rises picks nothing`() {
        val sheet = sheet()
        pass(BEGUN)
        assertTrue("it rises", sheet.findViewById<View>(R.id.sheet_panel).translationY > 0f)
        sheet.touch("first")
        assertEquals(emptyList<String>(), picked)
        pass(RISEN)
        sheet.touch("first")
        assertEquals(listOf("first"), picked)
    }

    private companion object {
        /** Milliseconds: some frames, a touch, and longer than it rises. */
        const val BEGUN = 48L
        const val HELD = 80L
        const val RISEN = 480L
    }
}
