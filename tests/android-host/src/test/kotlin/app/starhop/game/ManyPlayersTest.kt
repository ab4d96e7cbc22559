package app.starhop.game

import android.view.View
import android.widget.TextView
import app.starhop.R
import app.starhop.board.HoleLabels
import app.starhop.core.Match
import app.starhop.core.Preset
import app.starhop.core.Status
import app.starhop.support.cutOff
import app.starhop.support.upwards
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.annotation.Config

/** Games of three, four and six on the game screen, at every size. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-w412dp-h892dp-xhdpi")
class ManyPlayersTest {
    @get:Rule
    val game = GameHarness()

    private fun open(
        players: Int,
        preset: Preset = Preset.QQ,
        play: (Match) -> Unit = {},
    ) {
        game.startUnder(preset, players) { match ->
            repeat(2 * players + 1) { match.play(match.upwards()) }
            play(match)
        }
        game.open()
    }

    private fun bars(): List<PlayerBar> {
        val grid = game.view<PlayerGrid>(R.id.players)
        val rows = List(grid.childCount) { grid.getChildAt(it) as android.view.ViewGroup }
        return rows.flatMap { row -> List(row.childCount) { row.getChildAt(it) as PlayerBar } }
    }

    private fun line(
        bar: PlayerBar,
        id: Int,
    ) = bar.findViewById<TextView>(id).text.toString()

    private fun assertFits(name: String) {
        game.idle(100)
        game.shot(name)
        assertEquals(name, emptyList<String>(), cutOff(game.activity.window.decorView))
        assertEquals(game.state.snapshot.players.size, bars().size)
        assertTrue(bars().all { it.isShown })
    }

    @Test
    fun `each player has a card, in turn order, and the mover's says so`() {
        open(players = 6)
        assertEquals(listOf("Red", "Green", "Sky", "Blue", "Yellow", "Pink"), bars().map { line(it, R.id.player_name) })
        assertEquals("To move", line(bars()[1], R.id.player_state))
        assertFits("six-players")
        val mover = game.match.legalMoves().maxBy { it.hops }
        game.presenter.tap(mover.path.first())
        game.presenter.playMove(mover)
        game.settle()
        assertEquals(game.match.snapshot().pieces, game.board.state.pieces)
    }

    @Test
    fun `who is out is told in the card and the pieces lie idle`() {
        open(players = 4) { it.leave(4) }
        assertEquals("Left", line(bars()[2], R.id.player_state))
        assertEquals(
            10,
            game.board.state.pieces
                .count { it == 'x' },
        )
        assertFits("four-players-one-left")
    }

    @Test
    @Config(qualifiers = "en-w320dp-h568dp-xhdpi")
    fun `E1 six players on a small phone cut nothing`() {
        open(players = 6)
        assertFits("six-players-small")
    }

    @Test
    @Config(qualifiers = "sv-w892dp-h412dp-land-xhdpi")
    fun `E1 six players beside the board cut nothing`() {
        open(players = 6)
        assertFits("six-players-landscape-sv")
    }

    @Test
    @Config(qualifiers = "zh-rCN-w1180dp-h820dp-land-night-xhdpi")
    fun `E1 six players on a tablet cut nothing`() {
        open(players = 6)
        assertFits("six-players-tablet-zh")
    }

    @Test
    @Config(qualifiers = "sv-w412dp-h892dp-xhdpi")
    fun `E1 three players in text at twice its size cut nothing`() {
        RuntimeEnvironment.setFontScale(2f)
        open(players = 3)
        assertFits("three-players-large-sv")
    }

    @Test
    fun `all sets of a player can be moved and count`() {
        game.startUnder(Preset.PLYYARD, 2, "sets" to "3")
        game.open()
        val home = game.view<View>(R.id.south).findViewById<TextView>(R.id.player_home)
        assertEquals("0/30", home.text.toString())
        assertEquals(
            listOf(1, 3, 5, 2, 4, 6).sorted(),
            game.board.state.seats
                .sorted(),
        )
        val move = game.match.legalMoves().first { game.state.snapshot.pieces[it.path.first()] == '5' }
        game.presenter.tap(move.path.first())
        assertTrue(game.state.selection.exists)
        assertTrue("yours" in HoleLabels(game.activity.resources).label(game.board.state, move.path.first()))
        game.idle(200)
        game.shot("three-sets")
        game.presenter.tap(move.hole)
        game.settle()
        assertEquals('5', game.board.state.pieces[move.hole])
    }

    private fun openResult(name: String) {
        open(players = 6) { match -> while (match.snapshot().status == Status.Playing) match.resign() }
        game.idle(500)
        game.shot("result-six-$name")
        assertTrue(game.view<View>(R.id.result).isShown)
        assertEquals(
            "the board stays free",
            game.board.height,
            android.graphics
                .Rect()
                .also(game.board::getGlobalVisibleRect)
                .height(),
        )
        assertEquals(3, game.view<ResultTable>(R.id.result_table).childCount)
        game.press(R.id.result_close)
        assertTrue(bars().all { it.isShown })
    }

    @Test
    fun `the result places everybody`() = openResult("en")

    @Test
    @Config(qualifiers = "zh-rCN-w412dp-h892dp-night-xhdpi")
    fun `the result places everybody in Chinese`() = openResult("zh-dark")

    @Test
    @Config(qualifiers = "sv-w412dp-h892dp-xhdpi")
    fun `the result places everybody in Swedish`() = openResult("sv")
}
