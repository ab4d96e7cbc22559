package app.starhop.game

import app.starhop.core.ClockHold
import app.starhop.core.GameLibrary
import app.starhop.core.GameSetup
import app.starhop.core.Match
import app.starhop.core.MatchException
import app.starhop.core.MoveKind
import app.starhop.core.PlayerKind
import app.starhop.core.PlayerSetup
import app.starhop.core.Preset
import app.starhop.core.RuleSet
import app.starhop.replay.HeldWork
import app.starhop.settings.Settings
import app.starhop.support.DIRECTLY
import app.starhop.support.TestGames
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test

/** The clock of a game through its presenter, with the real core and a time that only the test moves. */
class GameClockTest {
    private val games = TestGames()
    private val delays = ManualDelays()
    private val thinker = HeldThinker()
    private val screen = NotedScreen()
    private var settings = Settings()
    private var worker = DIRECTLY
    private lateinit var match: Match
    private lateinit var presenter: GamePresenter

    private val state: GameState get() = presenter.state
    private val left: Int get() = checkNotNull(state.clock).left

    private fun begin(
        second: PlayerKind = PlayerKind.Person,
        limit: Int? = 20_000,
    ) {
        val players = listOf(PlayerSetup("", PlayerKind.Person), PlayerSetup("", second))
        match = games.library.start(GameSetup(RuleSet(Preset.QQ, emptyList()), players, toss = null, limit = limit))
        show(begun = true)
    }

    private fun show(begun: Boolean) {
        presenter = GamePresenter(OpenMatch(match), thinker, worker, delays, ::settings, now = { delays.now })
        presenter.start(begun = begun)
        presenter.attach(screen)
    }

    private fun move() {
        val first = presenter.legalMoves().first().path
        presenter.touch.tap(first.first())
        presenter.touch.tap(first.last())
    }

    /** What moved on the board has come to rest. */
    private fun rest() = presenter.rested()

    @Test
    fun `a game just begun counts at once, second by second`() {
        begin()
        delays.pass(1)
        assertEquals(20_000, left)
        delays.pass(4_999)
        assertEquals(15_000, left)
        assertEquals(state, screen.state)
    }

    @Test
    fun `a game without a limit has no clock and asks for no time`() {
        begin(limit = null)
        assertNull(state.clock)
        presenter.pause()
        assertFalse(state.paused)
        delays.pass(1_000)
        assertEquals(0, delays.count)
    }

    @Test
    fun `a move that is shown costs no time, and the next turn begins whole`() {
        begin()
        delays.pass(8_000)
        move()
        delays.pass(3_000)
        assertEquals(20_000, left)
        rest()
        delays.pass(2_000)
        assertEquals(18_000, left)
    }

    @Test
    fun `the turn passes when the time is over, and that is told`() {
        begin()
        presenter.touch.tap(
            presenter
                .legalMoves()
                .first()
                .path
                .first(),
        )
        assertTrue(state.selection.exists)
        delays.pass(20_000)
        assertEquals(4, state.snapshot.toMove)
        assertEquals(
            MoveKind.TIMEOUT,
            state.snapshot.since
                .last()
                .kind,
        )
        assertFalse(state.selection.exists)
        assertEquals(20_000, left)
        assertEquals(state, screen.state)
    }

    @Test
    fun `a move at the last moment comes too late where the time is over`() {
        begin()
        val first = presenter.legalMoves().first().path
        presenter.touch.tap(first.first())
        delays.now += 20_000
        presenter.touch.tap(first.last())
        assertEquals(listOf(MoveKind.TIMEOUT), state.snapshot.since.map { it.kind })
    }

    @Test
    fun `whoever pauses may not pick up a piece until the game goes on`() {
        begin()
        delays.pass(5_000)
        presenter.pause()
        delays.pass(60_000)
        assertTrue(state.paused)
        assertEquals(15_000, left)
        assertEquals(emptyList<Any>(), presenter.legalMoves())
        assertEquals("nothing waits", 0, delays.count)
        presenter.goOn()
        delays.pass(1_000)
        assertEquals(14_000, left)
        assertTrue(state.canMove && presenter.legalMoves().isNotEmpty())
    }

    @Test
    fun `time stands still in the background and under a sheet`() {
        begin()
        presenter.away(true)
        delays.pass(9_000)
        presenter.away(false)
        assertEquals(20_000, left)
        presenter.open(Panel.MENU)
        delays.pass(9_000)
        presenter.open(Panel.NONE)
        delays.pass(1_000)
        assertEquals(19_000, left)
        assertFalse(state.paused)
    }

    @Test
    fun `the next person's time runs from when the phone was taken`() {
        settings = Settings(handOver = true)
        begin()
        move()
        rest()
        delays.pass(9_000)
        assertEquals(listOf(ClockHold.DIALOG), state.clock?.held)
        presenter.takeOver()
        delays.pass(1_000)
        assertEquals(19_000, left)
    }

    @Test
    fun `little time is told once`() {
        begin()
        delays.pass(13_000)
        assertFalse(state.hurried)
        delays.pass(1_000)
        assertTrue(state.hurried)
        delays.pass(2_000)
        assertEquals(4_000, left)
    }

    @Test
    fun `the computer thinks without a limit`() {
        begin(PlayerKind.Computer(1))
        delays.pass(3_000)
        move()
        rest()
        delays.pass(90_000)
        assertFalse(checkNotNull(state.clock).timed)
        thinker.answer()
        rest()
        delays.pass(1_000)
        assertEquals(1, state.snapshot.toMove)
        rest()
        assertTrue(checkNotNull(state.clock).running)
    }

    @Test
    fun `A1 after a killed process the game comes back paused with what was left`() {
        begin()
        delays.pass(6_000)
        presenter.away(true)
        match = GameLibrary.open(games.folder.path).openGame(match.snapshot().gameId)
        show(begun = false)
        delays.pass(60_000)
        assertTrue(state.paused)
        assertEquals(14_000, left)
        presenter.goOn()
        delays.pass(1_000)
        assertEquals(13_000, left)
    }

    @Test
    fun `A7 a full disk keeps the turn and says so`() {
        begin()
        games.folder.resolve("fault").writeText("write 1+ full")
        delays.pass(20_000)
        assertEquals(1, state.snapshot.toMove)
        assertTrue("${state.trouble}", state.trouble is MatchException.NotSaved)
        games.folder.resolve("fault").delete()
        delays.pass(1_000)
        assertEquals(4, state.snapshot.toMove)
        assertNull(state.trouble)
    }

    @Test
    fun `a rematch keeps the limit`() {
        begin()
        presenter.resign()
        presenter.rematch()
        assertEquals(20_000, (screen.exits.last() as GameExit.Rematch).setup.limit)
    }

    @Test
    fun `a pause counts at once, and what is left once the disk has it`() {
        val work = HeldWork()
        worker = work.background
        begin()
        while (work.waiting > 0) work.run()
        delays.pass(1_500)
        presenter.pause()
        assertTrue(state.paused)
        assertFalse(state.canMove)
        delays.pass(60_000)
        assertEquals("nothing waits", 0, delays.count)
        while (work.waiting > 0) work.run()
        assertTrue(state.paused)
        assertEquals(18_500, left)
    }

    @Test
    fun `a drag under way when the time is over brings nothing back`() {
        begin()
        val first = presenter.legalMoves().first().path
        presenter.touch.tap(first.first())
        presenter.touch.lift(first.first())
        delays.pass(20_000)
        assertEquals(4, state.snapshot.toMove)
        presenter.touch.restore()
        assertFalse(state.selection.exists)
    }
}
