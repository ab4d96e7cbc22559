package app.starhop.game

import android.view.View
import app.starhop.R
import app.starhop.support.shownViews
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config

@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "w412dp-h892dp-xhdpi")
class MoveNowTest {
    @get:Rule
    val game = GameHarness()

    @Test
    fun `B9 move now ends the search within 4096 more nodes, and its move is played`() {
        game.startAgainstComputer(level = 8)
        game.open()
        game.tap("d1")
        game.tap("e5")
        game.settle()
        assertTrue(game.state.thinking)
        val button =
            game
                .view<View>(R.id.game_root)
                .shownViews()
                .single { it.id == R.id.move_now && it.isShown }
        button.performClick()
        val nodes = game.thinker.answerAsTold()
        game.settle()
        assertTrue("$nodes", nodes in 0..MORE)
        assertEquals(2, game.state.snapshot.ply)
    }

    private companion object {
        /** By which a search that was told to move may go on. */
        const val MORE = 4096L
    }
}
