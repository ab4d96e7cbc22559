package app.starhop.host

import android.app.Activity
import android.graphics.Rect
import android.view.View
import android.view.ViewGroup
import android.view.accessibility.AccessibilityNodeInfo
import android.view.accessibility.AccessibilityNodeProvider
import org.json.JSONArray
import org.json.JSONObject

/** What a screen reader finds on the screen. Edges are fractions of the screen's width and height. */
internal class Description(
    val activity: String?,
    /** For how many frames nothing has moved. */
    val still: Int,
    val nodes: List<Node>,
) {
    class Node(
        val label: String,
        val edges: List<Float>,
        val enabled: Boolean,
        val clickable: Boolean,
        val selected: Boolean,
        val checked: Boolean,
        /** Drawn by a view that stands for itself already, as a hole on the board. */
        val virtual: Boolean = false,
    )

    /** What the page says in place of the picture. */
    val text: String
        get() =
            nodes
                .filterNot(Node::virtual)
                .map { it.label.trimEnd('.', '。') }
                .filter(String::isNotBlank)
                .joinToString(". ")

    fun toJson(): String =
        JSONObject()
            .put("activity", activity ?: JSONObject.NULL)
            .put("still", still)
            .put("nodes", JSONArray(nodes.map(::json)))
            .toString()

    private fun json(node: Node) =
        JSONObject()
            .put("label", node.label)
            .put("edges", JSONArray(node.edges))
            .put("enabled", node.enabled)
            .put("clickable", node.clickable)
            .put("selected", node.selected)
            .put("checked", node.checked)

    companion object {
        fun of(
            task: Task,
            screen: Screen,
        ): Description {
            val reader = NodeReader(screen.width.toFloat(), screen.height.toFloat())
            task.windows.forEach { reader.read(it.view) }
            return Description(task.activity?.let(Activity::getLocalClassName), screen.still, reader.nodes)
        }
    }
}

private class NodeReader(
    private val width: Float,
    private val height: Float,
) {
    val nodes = mutableListOf<Description.Node>()

    fun read(view: View) {
        if (!view.isShown || view.importantForAccessibility == View.IMPORTANT_FOR_ACCESSIBILITY_NO_HIDE_DESCENDANTS) return
        val provider = view.accessibilityNodeProvider
        when {
            provider != null -> readVirtual(provider)
            view.importantForAccessibility != View.IMPORTANT_FOR_ACCESSIBILITY_NO -> add(view.createAccessibilityNodeInfo())
        }
        if (view is ViewGroup) for (index in 0 until view.childCount) read(view.getChildAt(index))
    }

    private fun readVirtual(provider: AccessibilityNodeProvider) {
        val host = provider.createAccessibilityNodeInfo(AccessibilityNodeProvider.HOST_VIEW_ID) ?: return
        add(host)
        for (index in 0 until host.childCount) {
            val id = AccessibilityNodeInfo.getVirtualDescendantId(host.getChildId(index))
            provider.createAccessibilityNodeInfo(id)?.let { add(it, virtual = true) }
        }
    }

    private fun add(
        node: AccessibilityNodeInfo,
        virtual: Boolean = false,
    ) {
        val label = (node.contentDescription ?: node.text ?: "").toString()
        if (label.isEmpty() && !node.isClickable) return
        val box = Rect().also(node::getBoundsInScreen)
        nodes +=
            Description.Node(
                label,
                listOf(box.left / width, box.top / height, box.right / width, box.bottom / height),
                node.isEnabled,
                node.isClickable,
                node.isSelected,
                node.isChecked,
                virtual,
            )
    }
}
