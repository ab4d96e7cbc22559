package app.starhop.game

import android.widget.TextView
import app.starhop.R
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config

/** What the screen says, word for word. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-w412dp-h892dp-xhdpi")
class GameTextsTest {
    @get:Rule
    val game = GameHarness()

    private fun open(moves: String) {
        game.startPassAndPlay(moves)
        game.open()
    }

    private fun status() = (GameTexts(game.activity.resources).status(game.state) as StatusContent.Words).text

    private fun text(id: Int) = game.view<TextView>(id).text.toString()

    @Test
    fun `the last move is told by its kind`() {
        open("d2-e6")
        assertEquals("Red moved d2 to e6", status())
        game.match.play(GameHarness.path("n2-m6"))
        game.match.play(GameHarness.path("c1:e5:e7"))
        game.killAndReopen()
        assertEquals("Red moved 2 hops, c1 to e7", status())
    }

    @Test
    @Config(qualifiers = "sv-w412dp-h892dp-xhdpi")
    fun `the last move is told in Swedish`() {
        open("d2-e6 n2-m6 c1:e5:e7")
        assertEquals("Röd drog 2 hopp, c1 till e7", status())
    }

    @Test
    @Config(qualifiers = "zh-rCN-w412dp-h892dp-xhdpi")
    fun `the last move is told in Chinese`() {
        open("d2-e6 n2-m6 c1:e5:e7")
        assertTrue(status(), status().endsWith("走 2 跳，c1 到 e7"))
    }

    @Test
    fun `the title says who plays and the line under it which move comes`() {
        open("d2-e6 n2-m6")
        assertEquals("Pass and play", text(R.id.title))
        assertEquals("Free rules · move 3", text(R.id.subtitle))
    }

    @Test
    fun `a hint is still told while a piece is picked up`() {
        game.startAgainstComputer()
        game.open()
        game.presenter.hint()
        game.thinker.answer()
        game.presenter.hint()
        val told = status()
        game.tap("d1")
        assertTrue(
            game.state.selection.targets
                .isNotEmpty(),
        )
        assertEquals(told, status())
    }

    @Test
    fun `a draw offer is put to the other side and its refusal is told`() {
        open("d2-e6 n2-m6")
        game.presenter.offerDraw()
        assertEquals("Red offers a draw to Blue", status())
        game.press(R.id.choice_no)
        assertEquals("The draw was declined", status())
    }

    @Test
    fun `who resigned is told in the result`() {
        open("d2-e6 n2-m6")
        game.presenter.resign()
        game.idle(50)
        assertEquals("Blue wins", text(R.id.result_title))
        assertEquals("Red resigned.", text(R.id.result_line))
    }

    @Test
    fun `a draw by agreement has no winner`() {
        open("d2-e6 n2-m6")
        game.presenter.offerDraw()
        game.press(R.id.choice_yes)
        assertEquals("Draw", text(R.id.result_title))
        assertEquals("Agreed by both sides.", text(R.id.result_line))
    }

    @Test
    fun `who shares the phone is asked by name whether to resign`() {
        open("d2-e6")
        assertEquals("Does Blue resign?", GameTexts(game.activity.resources).resignAsk(game.state))
    }

    @Test
    fun `who plays computers is asked without a name whether to resign`() {
        game.startComputers(3)
        game.open()
        assertEquals("Resign this game?", GameTexts(game.activity.resources).resignAsk(game.state))
    }
}
