package app.starhop.game

import android.view.View
import android.view.accessibility.AccessibilityNodeInfo
import android.widget.TextView
import app.starhop.R
import app.starhop.board.Holes
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config
import kotlin.math.abs
import kotlin.math.max

@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "w412dp-h892dp-xhdpi")
class WholeGameTest {
    @get:Rule
    val game = GameHarness()

    private val nodes get() = game.board.accessibilityNodeProvider

    private fun labels(): List<String> =
        (0 until Holes.count).map { checkNotNull(nodes.createAccessibilityNodeInfo(it)).contentDescription.toString() }

    private fun click(hole: Int) {
        nodes.performAction(hole, AccessibilityNodeInfo.ACTION_CLICK, null)
        game.board.finish()
    }

    private class Choice(
        val from: Int,
        val to: Int,
        val gain: Int,
    )

    /** How far [hole] is from the tip that the mover runs to. */
    private fun distance(
        hole: Int,
        tip: String,
    ): Int {
        val from = Holes.all[hole]
        val to = Holes.all[Holes.indexOf(tip)]
        val rows = abs(from.y - to.y)
        return rows + max(0, (abs(from.x - to.x) - rows) / 2)
    }

    /** Reads the texts, tries the hindmost pieces that can move, and plays what brings one of them furthest. */
    private fun moveByReading(tip: String) {
        val texts = labels()
        val movable = texts.indices.filter { "yours" in texts[it] && "target" in texts[it] }.sortedByDescending { distance(it, tip) }
        val choices =
            movable.take(PIECES_TRIED).flatMap { from ->
                click(from)
                val seen = labels()
                val reachable = seen.indices.filter { ", empty, " in seen[it] }
                reachable.map { Choice(from, it, distance(from, tip) - distance(it, tip)) }
            }
        val best = choices.maxBy { it.gain }
        if (game.state.selection.hole != best.from) click(best.from)
        click(best.to)
    }

    @Test
    fun `E9 a whole game is played by accessibility actions alone, reading only node texts`() {
        game.startPassAndPlay()
        game.open()
        var plies = 0
        while (game.view<View>(R.id.result).visibility != View.VISIBLE && plies < 400) {
            val summary = checkNotNull(nodes.createAccessibilityNodeInfo(View.NO_ID)).contentDescription
            moveByReading(if ("Red to move" in summary) "q1" else "a1")
            plies += 1
            if (game.state.over) game.settle()
            if (game.state.over) game.idle(1500)
        }
        assertTrue("over after $plies plies", game.state.over)
        assertNotNull(game.state.result)
        game.shot("game-result")
        val winner = game.state.player((game.state.snapshot.status as app.starhop.core.Status.Won).seat)
        assertEquals(10, winner.home)
        val title = game.view<TextView>(R.id.result_title).text.toString()
        assertEquals(if (winner.seat == 1) "Red wins" else "Blue wins", title)
    }

    private companion object {
        const val PIECES_TRIED = 5
    }
}
