package app.starhop.board

import android.view.KeyEvent
import android.view.accessibility.AccessibilityNodeInfo
import android.view.accessibility.AccessibilityNodeProvider
import app.starhop.game.GameHarness
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config

/** What screen readers, switches and keyboards find on the board. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "w412dp-h892dp-xhdpi")
class BoardNodesTest {
    @get:Rule
    val game = GameHarness()

    private val nodes: AccessibilityNodeProvider get() = game.board.accessibilityNodeProvider

    private fun open() {
        game.startPassAndPlay("d2-e6 n2-m6")
        game.open()
    }

    private fun node(hole: String) = checkNotNull(nodes.createAccessibilityNodeInfo(Holes.indexOf(hole)))

    private fun label(hole: String) = node(hole).contentDescription.toString()

    private fun click(hole: String) {
        assertTrue(nodes.performAction(Holes.indexOf(hole), AccessibilityNodeInfo.ACTION_CLICK, null))
        game.settle()
    }

    @Test
    fun `each hole is a button, in reading order, under a summary of the game`() {
        open()
        val host = checkNotNull(nodes.createAccessibilityNodeInfo(AccessibilityNodeProvider.HOST_VIEW_ID))
        assertEquals(121, host.childCount)
        assertEquals("Red: 0 of 10 home. Red to move.", host.contentDescription)
        assertEquals("android.widget.Button", node("q1").className)
        assertNull(nodes.createAccessibilityNodeInfo(121))
        assertFalse(nodes.performAction(121, AccessibilityNodeInfo.ACTION_CLICK, null))
    }

    @Test
    fun `labels say what stands there, whose it is, and where it can go`() {
        open()
        assertEquals("c1, red dot piece, yours, 3 targets", label("c1"))
        assertEquals("m6, blue ring piece", label("m6"))
        assertEquals("i5, empty", label("i5"))
        click("c1")
        assertEquals("c1, red dot piece, yours, selected, 3 targets", label("c1"))
        assertEquals("d2, empty, step", label("d2"))
        assertEquals("e5, empty, 1 hop", label("e5"))
        assertEquals("e7, empty, 2 hops, chain ends", label("e7"))
        assertTrue(node("c1").isSelected)
    }

    @Test
    @Config(qualifiers = "zh-rCN-w412dp-h892dp-xhdpi")
    fun `labels are Chinese in Chinese`() {
        open()
        assertEquals("c1，红色圆点棋子，你的，3 个落点", label("c1"))
        click("c1")
        assertEquals("e7，空位，2 跳，连跳终点", label("e7"))
    }

    @Test
    @Config(qualifiers = "sv-w412dp-h892dp-xhdpi")
    fun `labels are Swedish in Swedish`() {
        open()
        click("c1")
        assertEquals("c1, röd pjäs med prick, din, vald, 3 mål", label("c1"))
        assertEquals("e5, tomt, 1 hopp", label("e5"))
    }

    @Test
    fun `a long click pins a landing and a step has none`() {
        open()
        click("c1")
        assertTrue(node("e5").isLongClickable)
        assertFalse(node("d2").isLongClickable)
        nodes.performAction(Holes.indexOf("e5"), AccessibilityNodeInfo.ACTION_LONG_CLICK, null)
        assertEquals("e5, red dot piece, yours, selected, 1 target", label("e5"))
        assertEquals("c1, empty", label("c1"))
    }

    @Test
    fun `the reader's finger moves from hole to hole`() {
        open()
        val hole = Holes.indexOf("e5")
        assertTrue(nodes.performAction(hole, AccessibilityNodeInfo.ACTION_ACCESSIBILITY_FOCUS, null))
        assertTrue(node("e5").isAccessibilityFocused)
        assertFalse(nodes.performAction(hole, AccessibilityNodeInfo.ACTION_ACCESSIBILITY_FOCUS, null))
        assertTrue(nodes.performAction(hole, AccessibilityNodeInfo.ACTION_CLEAR_ACCESSIBILITY_FOCUS, null))
        assertFalse(node("e5").isAccessibilityFocused)
    }

    @Test
    fun `arrow keys walk along the six directions and Enter plays`() {
        open()
        key(KeyEvent.KEYCODE_DPAD_DOWN)
        assertEquals("i5", cursor())
        key(KeyEvent.KEYCODE_DPAD_RIGHT)
        assertEquals("i6", cursor())
        key(KeyEvent.KEYCODE_DPAD_DOWN)
        assertEquals("down leans to the right, as the last sideways key did", "h7", cursor())
        key(KeyEvent.KEYCODE_DPAD_LEFT)
        key(KeyEvent.KEYCODE_DPAD_DOWN)
        assertEquals("g6", cursor())
        for (row in "fed") key(KeyEvent.KEYCODE_DPAD_DOWN)
        assertEquals("d1", cursor())
        key(KeyEvent.KEYCODE_ENTER)
        assertEquals(Holes.indexOf("d1"), game.state.selection.hole)
        key(KeyEvent.KEYCODE_DPAD_UP)
        key(KeyEvent.KEYCODE_ENTER)
        assertEquals(3, game.state.snapshot.ply)
    }

    @Test
    fun `Esc ends the selection and U takes back`() {
        open()
        game.tap("c1")
        key(KeyEvent.KEYCODE_ESCAPE)
        assertFalse(game.state.selection.exists)
        key(KeyEvent.KEYCODE_U)
        assertEquals(1, game.state.snapshot.ply)
    }

    private fun cursor(): String = Holes.name(game.board.cursorHole)

    /** A key goes to the view that has the focus and, if that has no use for it, to the activity. */
    private fun key(code: Int) {
        val event = KeyEvent(KeyEvent.ACTION_DOWN, code)
        if (!game.board.dispatchKeyEvent(event)) game.activity.onKeyDown(code, event)
        game.settle()
    }
}
