package app.starhop.board

import android.graphics.Rect
import android.os.Bundle
import android.view.MotionEvent
import android.view.accessibility.AccessibilityEvent
import android.view.accessibility.AccessibilityManager
import android.view.accessibility.AccessibilityNodeInfo
import android.view.accessibility.AccessibilityNodeInfo.AccessibilityAction
import android.view.accessibility.AccessibilityNodeProvider
import android.widget.Button
import app.starhop.R
import app.starhop.core.TargetKind

/** Shows each hole to screen readers as a button of its own, in reading order. */
@Suppress("DEPRECATION") // The constructors that replace `obtain` came with Android 11 and 13.
class BoardNodes(
    private val board: BoardView,
    private val labels: HoleLabels,
) : AccessibilityNodeProvider() {
    private var focused = Holes.NONE
    private var hovered = Holes.NONE

    override fun createAccessibilityNodeInfo(id: Int): AccessibilityNodeInfo? {
        val state = board.state
        return when (id) {
            HOST_VIEW_ID -> host(state)
            in 0 until Holes.count -> hole(state, id)
            else -> null
        }
    }

    override fun performAction(
        id: Int,
        action: Int,
        arguments: Bundle?,
    ): Boolean {
        if (id == HOST_VIEW_ID) return board.performAccessibilityAction(action, arguments)
        if (id !in 0 until Holes.count) return false
        return when (action) {
            AccessibilityNodeInfo.ACTION_CLICK -> board.press(id)
            AccessibilityNodeInfo.ACTION_LONG_CLICK -> board.pin(id)
            AccessibilityNodeInfo.ACTION_ACCESSIBILITY_FOCUS -> focus(id)
            AccessibilityNodeInfo.ACTION_CLEAR_ACCESSIBILITY_FOCUS -> blur(id)
            else -> false
        }
    }

    /** Moves the screen reader's finger; true if it is over the board. */
    fun hover(event: MotionEvent): Boolean {
        val hole =
            when (event.actionMasked) {
                MotionEvent.ACTION_HOVER_EXIT -> Holes.NONE
                else -> board.geometry.nearest(event.x, event.y)
            }
        if (hole != hovered) {
            val left = hovered
            hovered = hole
            if (hole != Holes.NONE) send(hole, AccessibilityEvent.TYPE_VIEW_HOVER_ENTER)
            if (left != Holes.NONE) send(left, AccessibilityEvent.TYPE_VIEW_HOVER_EXIT)
        }
        return hole != Holes.NONE
    }

    /** Tells screen readers that labels have changed. */
    fun changed() {
        if (!enabled()) return
        val event = event(AccessibilityEvent.TYPE_WINDOW_CONTENT_CHANGED)
        event.contentChangeTypes = AccessibilityEvent.CONTENT_CHANGE_TYPE_SUBTREE
        event.setSource(board)
        board.parent?.requestSendAccessibilityEvent(board, event)
    }

    private fun host(state: BoardState): AccessibilityNodeInfo {
        val node = AccessibilityNodeInfo.obtain(board)
        board.onInitializeAccessibilityNodeInfo(node)
        node.contentDescription = state.summary
        for (hole in 0 until Holes.count) node.addChild(board, hole)
        return node
    }

    private fun hole(
        state: BoardState,
        hole: Int,
    ): AccessibilityNodeInfo {
        val node = AccessibilityNodeInfo.obtain(board, hole)
        node.packageName = board.context.packageName
        node.className = Button::class.java.name
        node.setParent(board)
        node.contentDescription = labels.label(state, hole)
        node.setBoundsInScreen(bounds(hole))
        node.isSelected = hole == state.waiting
        node.isVisibleToUser = board.isShown
        node.isEnabled = board.isEnabled
        node.isFocusable = true
        node.isAccessibilityFocused = hole == focused
        node.addAction(
            if (hole == focused) {
                AccessibilityAction.ACTION_CLEAR_ACCESSIBILITY_FOCUS
            } else {
                AccessibilityAction.ACTION_ACCESSIBILITY_FOCUS
            },
        )
        if (board.touchable) addMoves(node, state, hole)
        return node
    }

    private fun addMoves(
        node: AccessibilityNodeInfo,
        state: BoardState,
        hole: Int,
    ) {
        node.isClickable = true
        node.addAction(AccessibilityAction.ACTION_CLICK)
        val kind = state.target(hole)?.kind
        if (kind != null && kind != TargetKind.STEP) {
            node.isLongClickable = true
            val label = board.resources.getString(R.string.action_pin)
            node.addAction(AccessibilityAction(AccessibilityNodeInfo.ACTION_LONG_CLICK, label))
        }
    }

    private fun bounds(hole: Int): Rect {
        val geometry = board.geometry
        val at = IntArray(2)
        board.getLocationOnScreen(at)
        val half = geometry.pitch / 2
        val x = geometry.x(hole) + at[0]
        val y = geometry.y(hole) + at[1]
        return Rect((x - half).toInt(), (y - half).toInt(), (x + half).toInt(), (y + half).toInt())
    }

    private fun focus(hole: Int): Boolean {
        if (focused == hole) return false
        focused = hole
        send(hole, AccessibilityEvent.TYPE_VIEW_ACCESSIBILITY_FOCUSED)
        return true
    }

    private fun blur(hole: Int): Boolean {
        if (focused != hole) return false
        focused = Holes.NONE
        send(hole, AccessibilityEvent.TYPE_VIEW_ACCESSIBILITY_FOCUS_CLEARED)
        return true
    }

    private fun send(
        hole: Int,
        type: Int,
    ) {
        if (!enabled()) return
        val event = event(type)
        event.setSource(board, hole)
        event.contentDescription = labels.label(board.state, hole)
        board.parent?.requestSendAccessibilityEvent(board, event)
    }

    private fun event(type: Int): AccessibilityEvent {
        val event = AccessibilityEvent.obtain(type)
        event.packageName = board.context.packageName
        event.className = BoardView::class.java.name
        return event
    }

    private fun enabled(): Boolean = board.context.getSystemService(AccessibilityManager::class.java).isEnabled
}
