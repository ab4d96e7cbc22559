package app.starhop.game

import android.graphics.Rect
import android.view.View
import android.view.ViewGroup
import android.widget.TextView
import app.starhop.R
import app.starhop.board.HoleLabels
import app.starhop.board.Holes
import app.starhop.core.GameSetup
import app.starhop.core.Match
import app.starhop.core.PlayerKind
import app.starhop.core.PlayerSetup
import app.starhop.core.Preset
import app.starhop.core.RuleOption
import app.starhop.core.RuleSet
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
import kotlin.math.abs

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
        if (grid.visibility == View.GONE) return round()
        val rows = List(grid.childCount) { grid.getChildAt(it) as ViewGroup }
        return rows.flatMap { row -> List(row.childCount) { row.getChildAt(it) as PlayerBar } }
    }

    /** The bars round the board, from the bottom clockwise. */
    private fun round(): List<PlayerBar> {
        val places = listOf(R.id.south, R.id.south_west, R.id.north_west, R.id.north, R.id.north_east, R.id.south_east)
        return places.map { game.view<ViewGroup>(it) }.filter { it.visibility == View.VISIBLE }.map { it.getChildAt(0) as PlayerBar }
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
        assertTrue("the mover has a card", bars()[1].background != null && bars().count { it.background != null } == 1)
        assertFits("six-players")
        val mover = game.match.legalMoves().maxBy { it.hops }
        game.presenter.touch.tap(mover.path.first())
        game.presenter.playMove(mover)
        game.settle()
        assertEquals(game.match.snapshot().pieces, game.board.state.pieces)
    }

    @Test
    fun `each player sits beside the own camp, however the board is turned`() {
        open(players = 4)
        for (turn in 0..4) {
            game.idle(400)
            for ((player, bar) in game.state.snapshot.players
                .zip(seated())) {
                val camp = Holes.all.filter { it.camp == player.seat }.map { it.index }
                val x = camp.map { game.board.geometry.x(it) }.average() + left(game.board)
                val y = camp.map { game.board.geometry.y(it) }.average() + top(game.board)
                val nearest = seated().minBy { abs(centre(it).first - x) + abs(centre(it).second - y) }
                assertEquals("turn $turn", line(bar, R.id.player_name), line(nearest, R.id.player_name))
            }
            assertFits("four-players-turned-$turn")
            game.presenter.turnBoard()
        }
    }

    @Test
    fun `E8 in near-square windows six players stand beside the board and cover no hole`() {
        for (window in listOf("w640dp-h600dp-land", "w600dp-h620dp-port", "w800dp-h700dp-land")) {
            RuntimeEnvironment.setQualifiers("en-$window-xhdpi")
            open(players = 6)
            assertFits("six-players-$window")
            val places = bars().map { bar -> Rect().also { assertTrue(window, bar.getGlobalVisibleRect(it)) } }
            assertEquals("seen without scrolling in $window", bars().map { it.height }, places.map { it.height() })
            val geometry = game.board.geometry
            for (hole in Holes.all) {
                val x = (left(game.board) + geometry.x(hole.index)).toInt()
                val y = (top(game.board) + geometry.y(hole.index)).toInt()
                assertTrue("$window, ${hole.name}", places.none { it.contains(x, y) })
            }
            for ((index, place) in places.withIndex()) assertTrue(window, places.drop(index + 1).none { Rect.intersects(it, place) })
        }
    }

    /** The bars in turn order. */
    private fun seated() =
        game.state.snapshot.players.map { player ->
            round().first { line(it, R.id.player_name) == NAMES[player.seat - 1] }
        }

    private fun left(view: View) = IntArray(2).also(view::getLocationInWindow)[0]

    private fun top(view: View) = IntArray(2).also(view::getLocationInWindow)[1]

    private fun centre(view: View) = left(view) + view.width / 2f to top(view) + view.height / 2f

    @Test
    fun `a computer beside the board can be told to move now`() {
        game.startComputers(4)
        game.open()
        val mover = game.match.legalMoves().first()
        game.presenter.playMove(mover)
        game.settle()
        assertTrue(game.state.thinking)
        val green = bars()[1]
        assertTrue(green.findViewById<View>(R.id.move_now).isShown)
        game.idle(300)
        game.shot("four-players-thinking")
        assertEquals(emptyList<String>(), cutOff(game.activity.window.decorView))
        repeat(3) {
            game.thinker.answer()
            game.settle()
        }
        assertEquals(1, game.state.snapshot.toMove)
        assertTrue(game.state.canMove)
    }

    @Test
    @Config(qualifiers = "zh-rCN-w360dp-h760dp-night-xhdpi")
    fun `E1 six players on a narrow phone cut nothing`() {
        open(players = 6)
        assertFits("six-players-narrow-zh")
    }

    @Test
    @Config(qualifiers = "ar-ldrtl-w412dp-h892dp-xhdpi")
    fun `E2 right to left leaves players beside their camps`() {
        open(players = 6)
        val west = game.view<View>(R.id.south_west)
        assertTrue(west.left < west.width / 10 && game.view<View>(R.id.south_east).left > west.right)
        assertFits("six-players-rtl")
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
    fun `who is out has no pieces to count`() {
        open(players = 4) { it.leave(4) }
        val figures = listOf(R.id.player_meter, R.id.player_home, R.id.player_steps)
        assertTrue(figures.none { bars()[2].findViewById<View>(it).isShown })
        assertTrue(figures.all { bars()[1].findViewById<View>(it).isShown })
        assertEquals("Blue, blue ring, Left", bars()[2].findViewById<View>(R.id.player_name).contentDescription)
    }

    @Test
    @Config(qualifiers = "sv-w320dp-h568dp-xhdpi")
    fun `the chip of who is out counts nothing`() {
        open(players = 6) { it.resign() }
        assertEquals(listOf("0/10", "–"), bars().take(2).map { line(it, R.id.player_home) })
        assertFits("six-players-small-resigned-sv")
    }

    @Test
    @Config(qualifiers = "en-w320dp-h568dp-xhdpi")
    fun `E1 six players on a small phone cut nothing`() {
        open(players = 6)
        assertFits("six-players-small")
    }

    @Test
    @Config(qualifiers = "en-w320dp-h568dp-xhdpi")
    fun `on a small phone each player is a chip that a screen reader can read`() {
        open(players = 6)
        assertEquals(6, bars().size)
        assertTrue(bars().all { line(it, R.id.player_home) == "0/10" })
        val spoken = bars()[1].findViewById<View>(R.id.player_home).contentDescription
        assertEquals("Green, green triangle, 0 of 10 home, 116 steps, To move", spoken)
        val least = game.activity.resources.displayMetrics.density * LEAST_BOARD
        assertTrue("the board is large enough to be hit", game.board.geometry.pitch >= least)
        val pill = game.view<View>(R.id.pill)
        val seen = android.graphics.Rect().also(pill::getGlobalVisibleRect)
        assertEquals("whose turn it is lies above the buttons", pill.height, seen.height())
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
        val pieces = game.view<View>(R.id.south).findViewById<View>(R.id.player_piece)
        assertTrue("three pieces side by side", pieces.width > 3 * pieces.height)
        assertEquals(
            listOf(1, 3, 5, 2, 4, 6).sorted(),
            game.board.state.seats
                .sorted(),
        )
        val move = game.match.legalMoves().first { game.state.snapshot.pieces[it.path.first()] == '5' }
        game.presenter.touch.tap(move.path.first())
        assertTrue(game.state.selection.exists)
        assertTrue("yours" in HoleLabels(game.activity.resources).label(game.board.state, move.path.first()))
        game.idle(200)
        game.shot("three-sets")
        game.presenter.touch.tap(move.hole)
        game.settle()
        assertEquals('5', game.board.state.pieces[move.hole])
    }

    private companion object {
        /** Pitch in dp. */
        const val LEAST_BOARD = 20f
        val NAMES = listOf("Red", "Green", "Sky", "Blue", "Yellow", "Pink")
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

    @Test
    @Config(qualifiers = "en-w360dp-h640dp-xhdpi")
    fun `two lines of words under the chips are seen whole on a small phone`() {
        game.startUnder(Preset.PLYYARD, players = 6) { match ->
            match.offerDraw()
            repeat(4) { match.answerDraw(true) }
        }
        game.open()
        game.idle(100)
        val words = game.view<TextView>(R.id.pill_text)
        assertEquals(words.text.toString(), 2, words.lineCount)
        val pill = game.view<View>(R.id.pill)
        val seen = Rect()
        assertTrue(pill.getGlobalVisibleRect(seen))
        assertEquals(pill.height, seen.height())
    }

    private fun openTeams(players: Int) {
        game.startUnder(Preset.PLYYARD, players, "teams" to "two")
        game.open()
    }

    @Test
    fun `partners are named beside each player`() {
        openTeams(players = 4)
        assertEquals("With Green · To move", line(bars()[0], R.id.player_state))
        assertEquals(listOf("With Red", "With Yellow · Waiting", "With Blue"), bars().drop(1).map { line(it, R.id.player_state) })
        assertTrue(bars().all { it.findViewById<View>(R.id.player_state).isShown })
        val spoken = bars()[1].findViewById<View>(R.id.player_name).contentDescription
        assertEquals("Green, green triangle, 0 of 10 home, 120 steps, With Red, Waiting", spoken)
        assertFits("teams")
    }

    private fun openSixInTeams(name: String) {
        val rules = RuleSet(Preset.PLYYARD, listOf(RuleOption("teams", "two")))
        val players = List(6) { if (it == 0) PlayerSetup("", PlayerKind.Person) else PlayerSetup(name, PlayerKind.Computer(1)) }
        game.take(game.library.start(GameSetup(rules, players, toss = null)).use { it.snapshot().gameId })
        game.open()
    }

    @Test
    @Config(qualifiers = "sv-w800dp-h1280dp-hdpi")
    fun `in Swedish the person is a partner too`() {
        openSixInTeams(name = "")
        assertEquals("Med dig och Gul", line(bars()[2], R.id.player_state))
        assertFits("teams-six-sv")
    }

    @Test
    fun `beside the board partners with long names are told by their colours, and teams are no change of the rules`() {
        openSixInTeams(name = "Maximiliane of the Long Table")
        assertEquals("With you and Yellow", line(bars()[2], R.id.player_state))
        assertEquals("Free rules · move 1", game.view<TextView>(R.id.subtitle).text.toString())
        assertFits("teams-six-names")
    }
}
