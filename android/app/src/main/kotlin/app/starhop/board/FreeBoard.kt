package app.starhop.board

import android.widget.ScrollView
import kotlin.math.max

/**
 * Keeps the whole board in sight while something [crowds] its [page]: then the board is as small as the page needs to
 * fit, down to where holes could not be told apart.
 */
class FreeBoard(
    private val board: BoardView,
    private val page: ScrollView,
    private val crowds: () -> Boolean,
) {
    private val widest = board.widestPitch
    private val least = LEAST_PITCH * board.resources.displayMetrics.density

    init {
        page.addOnLayoutChangeListener { _, _, _, _, _, _, _, _, _ -> board.post(::fit) }
        page.getChildAt(0).addOnLayoutChangeListener { _, _, _, _, _, _, _, _, _ -> board.post(::fit) }
    }

    /** As large as the width allows, until it is crowded again. */
    fun grow() = set(widest)

    private fun fit() = set(if (crowds()) fitting() else widest)

    private fun set(pitch: Float) {
        if (pitch != board.widestPitch) board.widestPitch = pitch
    }

    private fun fitting(): Float {
        val over = page.getChildAt(0).height - (page.height - page.paddingTop - page.paddingBottom)
        if (over <= 0) return board.widestPitch
        return max((board.height - over) / BoardGeometry.HIGH, least).coerceAtMost(widest)
    }

    companion object {
        /** In dp. A smaller board could not be hit; rather than that the page scrolls. */
        const val LEAST_PITCH = 16f
    }
}
