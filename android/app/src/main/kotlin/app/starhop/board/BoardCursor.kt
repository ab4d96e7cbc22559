package app.starhop.board

import android.view.KeyEvent
import kotlin.math.hypot

/** Moves a cursor over the holes by arrow keys: along the row, or up and down with the last sideways lean. */
class BoardCursor {
    var hole = Holes.NONE
        private set

    private var lean = 1f

    fun clear() {
        hole = Holes.NONE
    }

    /** Moves by an arrow key; false if the key is none, or nothing lies that way. */
    fun move(
        key: Int,
        geometry: BoardGeometry,
        first: Int,
    ): Boolean {
        val (x, y) = direction(key) ?: return false
        if (hole == Holes.NONE) {
            hole = first
            return true
        }
        if (y == 0f) lean = x
        val next = neighbour(geometry, x, y) ?: if (y != 0f) neighbour(geometry, -x, y) else null
        hole = next ?: return false
        return true
    }

    private fun direction(key: Int): Pair<Float, Float>? =
        when (key) {
            KeyEvent.KEYCODE_DPAD_LEFT -> -1f to 0f
            KeyEvent.KEYCODE_DPAD_RIGHT -> 1f to 0f
            KeyEvent.KEYCODE_DPAD_UP -> lean / 2f to -BoardGeometry.ROW
            KeyEvent.KEYCODE_DPAD_DOWN -> lean / 2f to BoardGeometry.ROW
            else -> null
        }

    /** The neighbour one pitch away in the direction ([x], [y]). */
    private fun neighbour(
        geometry: BoardGeometry,
        x: Float,
        y: Float,
    ): Int? {
        val wantedX = geometry.x(hole) + x * geometry.pitch
        val wantedY = geometry.y(hole) + y * geometry.pitch
        return Holes.all[hole].neighbours.firstOrNull {
            hypot(geometry.x(it) - wantedX, geometry.y(it) - wantedY) < geometry.pitch / 2
        }
    }
}
