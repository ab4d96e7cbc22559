package app.starhop.game

import android.view.View
import android.widget.TextView
import app.starhop.R
import app.starhop.board.HoleLabels
import app.starhop.board.Holes
import app.starhop.core.Match
import app.starhop.core.MoveKind
import app.starhop.core.Preset
import app.starhop.core.Target
import app.starhop.support.shuttle
import app.starhop.support.stall
import app.starhop.support.upwards
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config
import org.robolectric.shadows.ShadowDialog

/** What only some rule sets have: passing, claiming, changing places. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-w412dp-h892dp-xhdpi")
class RuleActionsTest {
    @get:Rule
    val game = GameHarness()

    /** The rows of the open menu that say [text]. */
    private fun rows(text: String): List<View> {
        game.press(R.id.menu)
        game.idle(400)
        val found = arrayListOf<View>()
        checkNotNull(ShadowDialog.getLatestDialog().window).decorView.findViewsWithText(found, text, View.FIND_VIEWS_WITH_TEXT)
        return found
    }

    private fun choose(text: String) {
        rows(text).single().performClick()
        game.idle(400)
    }

    @Test
    fun `the menu passes where the rules allow it`() {
        game.startUnder(Preset.TOURNAMENT)
        game.open()
        assertTrue("nothing to claim yet", rows("Claim deadlock").isEmpty())
        game.presenter.open(Panel.NONE)
        choose("Pass")
        assertEquals(
            MoveKind.PASS,
            game.state.snapshot.since
                .last()
                .kind,
        )
        assertEquals(4, game.state.snapshot.toMove)
        game.shot("game-passed")
    }

    @Test
    fun `the menu has neither where the rules have neither`() {
        game.startUnder(Preset.PLYYARD)
        game.open()
        assertTrue(rows("Pass").isEmpty())
    }

    private fun claim(name: String) {
        game.startUnder(Preset.TOURNAMENT) { it.stall() }
        game.open()
        game.presenter.open(Panel.MENU)
        game.idle(400)
        game.shot("menu-claim-$name", checkNotNull(ShadowDialog.getLatestDialog().window).decorView)
        val mover = game.state.snapshot.toMove
        game.presenter.claim()
        game.presenter.open(Panel.NONE)
        game.idle(400)
        game.shot("game-claimed-$name")
        assertEquals(
            MoveKind.CLAIM,
            game.state.snapshot.since
                .last()
                .kind,
        )
        assertEquals("the claimant moves then", mover, game.state.snapshot.toMove)
        assertFalse(game.state.snapshot.allowed.claim)
    }

    @Test
    fun `a deadlock is claimed`() = claim("en")

    @Test
    @Config(qualifiers = "zh-rCN-w320dp-h568dp-xhdpi")
    fun `a deadlock is claimed on a small phone in Chinese`() = claim("zh-small")

    @Test
    @Config(qualifiers = "sv-w412dp-h892dp-night-xhdpi")
    fun `a deadlock is claimed in Swedish`() = claim("sv-dark")

    @Test
    fun `undo and redo after a claim move what was moved and nothing else`() {
        game.startUnder(Preset.TOURNAMENT) { it.stall() }
        game.open()
        game.presenter.claim()
        repeat(2) {
            game.presenter.playMove(game.presenter.legalMoves().first())
            game.settle()
        }
        val played = game.match.snapshot().pieces
        game.presenter.undo()
        game.idle(ONE_BACK)
        assertFalse("one move slides back, not two", game.board.animating)
        game.presenter.redo()
        game.idle(ONE_STEP)
        assertFalse("one step is played again, not two", game.board.animating)
        assertEquals(played, game.board.state.pieces)
        assertEquals(game.match.snapshot().pieces, game.board.state.pieces)
    }

    /** Red walks up until it can change places with a piece that stayed in its goal. */
    private fun untilSwap(match: Match): Target {
        repeat(80) {
            val now = match.snapshot()
            val swap = match.legalMoves().firstOrNull { now.toMove == 1 && now.pieces[it.hole] == '4' }
            if (swap != null) return swap
            if (now.toMove == 1) match.play(match.upwards()) else match.play(match.legalMoves().first().path)
        }
        error("no swap came up")
    }

    @Test
    fun `a swap is marked and told, both pieces move, and the board is the snapshot before and after`() {
        lateinit var swap: Target
        game.startUnder(Preset.MASTERS) { swap = untilSwap(it) }
        game.open()
        game.presenter.touch.tap(swap.path.first())
        game.idle(200)
        game.shot("game-swap-target")
        assertTrue("swap" in HoleLabels(game.activity.resources).label(game.board.state, swap.hole))
        val before = game.match.snapshot().pieces
        game.presenter.touch.tap(swap.hole)
        game.idle(80)
        assertTrue(game.board.animating)
        game.shot("game-swap-flight")
        game.settle()
        val displaced = checkNotNull(game.state.snapshot.lastMove).displaced
        assertEquals(listOf(4), displaced.map { it.seat })
        assertEquals('4', game.board.state.pieces[displaced.single().to])
        assertEquals(game.match.snapshot().pieces, game.board.state.pieces)
        val told = (GameTexts(game.activity.resources).status(game.state) as StatusContent.Words).text
        assertTrue(told, told.startsWith("Red moved ") && told.endsWith("to ${Holes.name(swap.hole)}, swapping with Blue"))
        game.presenter.undo()
        game.settle()
        assertEquals(before, game.board.state.pieces)
    }

    private fun warned(name: String) {
        game.startUnder(Preset.QQ) { match -> repeat(34) { match.shuttle() } }
        game.open()
        game.idle(200)
        game.shot("game-warned-$name")
        val line = game.view<StatusLine>(R.id.status)
        val said = List(line.childCount) { (line.getChildAt(it) as TextView).text.toString() }
        assertEquals(2, said.size)
        assertEquals(NewsTexts(game.activity.resources).warnings(game.state), said.drop(1))
    }

    @Test
    fun `a warning stands under the board`() = warned("en")

    @Test
    @Config(qualifiers = "zh-rCN-w412dp-h892dp-xhdpi")
    fun `a warning stands under the board in Chinese`() = warned("zh")

    @Test
    @Config(qualifiers = "sv-w412dp-h892dp-xhdpi")
    fun `a warning stands under the board in Swedish`() = warned("sv")

    private fun ended(name: String) {
        game.startUnder(Preset.TOURNAMENT) { match -> repeat(4) { match.passTurn() } }
        game.open()
        game.idle(500)
        game.shot("result-passed-$name")
        assertTrue(game.view<View>(R.id.result).isShown)
        assertEquals(2, game.view<ResultTable>(R.id.result_table).childCount)
    }

    @Test
    fun `the result has the tournament score`() = ended("en")

    @Test
    @Config(qualifiers = "zh-rCN-w412dp-h892dp-xhdpi")
    fun `the result has the tournament score in Chinese`() = ended("zh")

    @Test
    @Config(qualifiers = "sv-w412dp-h892dp-xhdpi")
    fun `the result has the tournament score in Swedish`() = ended("sv")

    private companion object {
        /** In ms, with two frames to spare: a move taken back, and a step or a hop; two of them would take twice as long. */
        const val ONE_BACK = 160L + 32
        const val ONE_STEP = 220L + 32
    }
}
