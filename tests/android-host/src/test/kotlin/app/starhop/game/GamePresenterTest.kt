package app.starhop.game

import app.starhop.board.Holes
import app.starhop.board.Motion
import app.starhop.core.DrawOffer
import app.starhop.core.DrawReason
import app.starhop.core.GameLibrary
import app.starhop.core.GameSetup
import app.starhop.core.Match
import app.starhop.core.MatchException
import app.starhop.core.PlayerKind
import app.starhop.core.PlayerSetup
import app.starhop.core.Preset
import app.starhop.core.Status
import app.starhop.core.WinReason
import app.starhop.game.GameHarness.Companion.hole
import app.starhop.game.GameHarness.Companion.path
import org.junit.After
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test
import java.io.File
import java.nio.file.Files
import kotlin.math.abs
import kotlin.math.max

/** The presenter alone, with the real core, a screen that only takes notes, and searches that wait for the test. */
class GamePresenterTest {
    private val folder = Files.createTempDirectory("games").toFile()
    private val library = GameLibrary.open(folder.path)
    private val thinker = HeldThinker()
    private val delays = ManualDelays()
    private val screen = NotedScreen()
    private lateinit var match: Match
    private lateinit var presenter: GamePresenter

    private val state get() = presenter.state

    private class NotedScreen : GameScreen {
        var state: GameState? = null
        var motions = mutableListOf<Motion>()
        val exits = mutableListOf<GameExit>()
        var cheered: Int? = null

        override fun show(
            state: GameState,
            motions: List<Motion>,
        ) {
            this.state = state
            this.motions += motions
        }

        override fun cheer(
            seat: Int,
            done: () -> Unit,
        ) {
            cheered = seat
            done()
        }

        override fun leave(exit: GameExit) {
            exits += exit
        }
    }

    private val person = PlayerSetup("", PlayerKind.Person)
    private val computer = PlayerSetup("", PlayerKind.Computer(1))

    private fun play(
        red: PlayerSetup,
        blue: PlayerSetup,
        moves: String = "",
    ) {
        match = library.start(GameSetup(Preset.PLYYARD, listOf(red, blue)))
        moves.split(' ').filter(String::isNotEmpty).forEach { match.play(path(it)) }
        val id = match.snapshot().gameId
        presenter = GamePresenter(match, { library.replay(id).moves() }, thinker, delays)
        presenter.start()
        presenter.attach(screen)
    }

    private fun tap(vararg holes: String) = holes.forEach { presenter.tap(hole(it)) }

    /** The person's move, its animation, the computer's answer and its animation. */
    private fun round(
        from: String,
        to: String,
    ) {
        tap(from, to)
        thinker.answer()
        rest()
        rest()
    }

    private fun rest() {
        presenter.rested()
        delays.pass(1000)
    }

    @After
    fun tidy() {
        folder.deleteRecursively()
    }

    @Test
    fun `a move is played, animated and answered once it has come to rest`() {
        play(person, computer)
        tap("d1", "e5")
        assertEquals(listOf<Motion>(Motion.Travel(path("d1-e5"))), screen.motions)
        assertTrue(state.thinking)
        thinker.answer()
        assertEquals("the move is still on its way", 1, state.snapshot.ply)
        presenter.rested()
        delays.pass(249)
        assertEquals(1, state.snapshot.ply)
        delays.pass(1)
        assertEquals(2, state.snapshot.ply)
        assertFalse(state.thinking)
        assertEquals(2, screen.motions.size)
    }

    @Test
    fun `the computer begins where it has red, and the person's side is at the bottom`() {
        play(computer, person)
        assertTrue(state.thinking)
        assertEquals(4, state.bottom)
        thinker.answer()
        delays.pass(250)
        assertEquals(1, state.snapshot.ply)
        assertTrue(state.canMove)
    }

    @Test
    fun `B1 undo while it thinks cancels it and no stale move comes later`() {
        play(person, computer)
        round("d1", "e5")
        tap("d2", "e6")
        rest()
        assertTrue(state.thinking)
        screen.motions.clear()
        presenter.undo()
        assertEquals(2, state.snapshot.ply)
        assertEquals(listOf<Motion>(Motion.Back(path("d2-e6"))), screen.motions)
        thinker.answer()
        rest()
        assertEquals(2, state.snapshot.ply)
        assertFalse(state.thinking)
        assertTrue(state.canMove)
    }

    @Test
    fun `undo slides back the computer's move first, then the person's`() {
        play(person, computer)
        round("d1", "e5")
        val answer = checkNotNull(state.snapshot.lastMove).path
        screen.motions.clear()
        presenter.undo()
        assertEquals(listOf<Motion>(Motion.Back(answer), Motion.Back(path("d1-e5"))), screen.motions)
        screen.motions.clear()
        presenter.redo()
        assertEquals(Motion.Travel(path("d1-e5")), screen.motions.first())
    }

    @Test
    fun `B3 closing the game while it thinks leaves nothing behind`() {
        play(person, computer)
        tap("d1", "e5")
        presenter.close()
        thinker.answer()
        rest()
        assertEquals(1, match.snapshot().ply)
    }

    @Test
    fun `B4 a tap while it thinks changes nothing and starts no second search`() {
        play(person, computer)
        tap("d1", "e5")
        tap("d2", "e6", "n1", "m5")
        assertEquals(1, thinker.begun)
        assertEquals(1, state.snapshot.ply)
        assertFalse(state.selection.exists)
    }

    @Test
    fun `B5 a result after resigning is ignored`() {
        play(person, computer)
        tap("d1", "e5")
        presenter.resign()
        thinker.answer()
        rest()
        assertEquals(1, state.snapshot.ply)
        assertEquals(Status.Won(4, WinReason.RESIGNED), state.snapshot.status)
        assertNotNull(state.result)
    }

    @Test
    fun `B6 it never moves a person's piece`() {
        play(person, computer)
        for ((from, to) in listOf("d1" to "e5", "d2" to "e6", "d3" to "e7", "d4" to "e9")) {
            tap(from, to)
            thinker.answer()
            rest()
            rest()
            val answer = checkNotNull(state.snapshot.lastMove)
            assertEquals(4, answer.seat)
            assertEquals('4', state.snapshot.pieces[answer.path.last()])
        }
    }

    @Test
    fun `C5 after undo and a new move the record holds only what stands`() {
        play(person, person, "d1-e5 n1-m5")
        presenter.undo()
        presenter.undo()
        presenter.redo()
        presenter.undo()
        assertTrue(state.snapshot.allowed.redo)
        tap("d4", "e9")
        assertEquals(listOf("d4-e9"), library.replay(state.snapshot.gameId).moves().map { it.text })
        assertFalse(state.snapshot.allowed.redo)
    }

    @Test
    fun `a piece that is not the mover's, an empty hole and no hole select nothing`() {
        play(person, person)
        tap("n1")
        assertFalse(state.selection.exists)
        tap("i5")
        assertFalse(state.selection.exists)
        presenter.tap(Holes.NONE)
        assertFalse(state.selection.exists)
        tap("d1")
        assertEquals(hole("d1"), state.selection.hole)
    }

    @Test
    fun `a hint shows first which piece, then where to, then the next idea`() {
        play(person, computer)
        presenter.hint()
        assertNull(state.hint?.suggestion)
        thinker.answer()
        val best = checkNotNull(state.hint?.suggestion)
        assertEquals(listOf(best.path.first()), state.board("").hint)
        presenter.hint()
        assertEquals(best.path, state.board("").hint)
        presenter.hint()
        val next = checkNotNull(state.hint)
        assertEquals(1 % next.suggestions.size, next.index)
        assertFalse(next.revealed)
        tap("d1", "e5")
        assertNull(state.hint)
    }

    @Test
    fun `a hint that comes after the move is not shown`() {
        play(person, computer)
        presenter.hint()
        tap("d1", "e5")
        thinker.answer()
        assertNull(state.hint)
    }

    @Test
    fun `in pass and play a draw offer waits for the other side's answer`() {
        play(person, person)
        presenter.offerDraw()
        assertEquals(DrawOffer.Open(1, 4), state.offer)
        presenter.answerDraw(false)
        assertEquals(DrawOffer.Declined(1), state.snapshot.drawOffer)
        assertNull(state.offer)
        tap("d1", "e5")
        presenter.offerDraw()
        presenter.answerDraw(true)
        assertEquals(Status.Drawn(DrawReason.AGREED), state.snapshot.status)
        assertNotNull(state.result)
    }

    @Test
    fun `resigning ends the game, opens the result and allows no more moves`() {
        play(person, person, "d1-e5 n1-m5")
        presenter.resign()
        assertEquals(Status.Won(4, WinReason.RESIGNED), state.snapshot.status)
        assertEquals(2, state.result?.moves)
        presenter.closeResult()
        assertNull(state.result)
        tap("d2")
        assertFalse(state.selection.exists)
        presenter.undo()
        assertEquals("no undo after resigning", 2, state.snapshot.ply)
        presenter.openResult()
        assertNotNull(state.result)
    }

    @Test
    fun `a rematch keeps the players on their seats`() {
        play(computer, person)
        presenter.rematch()
        val exit = screen.exits.single() as GameExit.Rematch
        assertEquals(listOf(computer, person), exit.setup.players)
    }

    @Test
    fun `what is remembered brings selection, pins and sheet back`() {
        play(person, person, "d2-e6 n2-m6")
        tap("c1")
        presenter.pin(hole("e5"))
        presenter.open(Panel.MENU)
        val memory = presenter.memory
        assertEquals(GameMemory(hole("c1"), listOf(hole("e5")), Panel.MENU, false), memory)
        val again = GamePresenter(match, { emptyList() }, thinker, delays)
        again.start(memory)
        assertEquals(state.selection, again.state.selection)
        assertEquals(Panel.MENU, again.state.panel)
    }

    @Test
    fun `a memory that no longer fits the game selects nothing`() {
        play(person, person, "d2-e6 n2-m6")
        for (memory in listOf(GameMemory(hole("n1")), GameMemory(500), GameMemory(-7), GameMemory(hole("c1"), listOf(hole("i5"))))) {
            val again = GamePresenter(match, { emptyList() }, thinker, delays)
            again.start(memory)
            assertFalse(again.state.selection.exists)
        }
    }

    @Test
    fun `B2 turning the screen while it thinks neither loses nor repeats its move`() {
        play(person, computer)
        tap("d1", "e5")
        presenter.detach()
        thinker.answer()
        delays.pass(250)
        assertEquals(2, state.snapshot.ply)
        val fresh = NotedScreen()
        presenter.attach(fresh)
        assertEquals(2, fresh.state?.snapshot?.ply)
        assertTrue(fresh.motions.isEmpty())
        assertEquals(1, thinker.begun)
    }

    @Test
    fun `an open menu stays open when the computer has moved`() {
        play(person, computer)
        tap("d1", "e5")
        presenter.open(Panel.MENU)
        thinker.answer()
        rest()
        assertEquals(2, state.snapshot.ply)
        assertEquals(Panel.MENU, state.panel)
    }

    @Test
    fun `a move that cannot be saved is not made, and the person is told until one is saved`() {
        play(person, person, "d2-e6 n2-m6")
        val kept = folder.copyRecursively(File("$folder-kept"))
        assertTrue(kept)
        folder.deleteRecursively()
        folder.writeText("no folder")
        tap("d1", "e5")
        assertTrue(state.trouble is MatchException.NotSaved)
        assertEquals(2, state.snapshot.ply)
        folder.delete()
        File("$folder-kept").renameTo(folder)
        tap("d1", "e5")
        assertEquals(3, state.snapshot.ply)
        assertNull(state.trouble)
    }

    @Test
    fun `a win on the board lets the pieces rise and then opens the result`() {
        play(person, person)
        while (!state.over) {
            val up = if (state.snapshot.toMove == 1) 1 else -1
            val tip = if (up == 1) "q1" else "a1"
            presenter.playMove(presenter.legalMoves().maxBy { gain(it.path.first(), it.path.last(), tip) })
            if (!state.over) rest()
        }
        assertNull("the winning move is still on its way", screen.cheered)
        assertNull(state.result)
        presenter.rested()
        assertEquals((state.snapshot.status as Status.Won).seat, screen.cheered)
        delays.pass(399)
        assertNull(state.result)
        delays.pass(1)
        assertEquals(state.snapshot.ply, state.result?.moves)
        presenter.undo()
        assertFalse("undo after a win on the board reopens the game", state.over)
        assertNull(state.result)
    }

    /** Steps nearer to [tip]; ties go to the hindmost piece. */
    private fun gain(
        from: Int,
        to: Int,
        tip: String,
    ): Int = 100 * (distance(from, tip) - distance(to, tip)) + distance(from, tip)

    private fun distance(
        hole: Int,
        tip: String,
    ): Int {
        val (from, to) = Holes.all[hole] to Holes.all[hole(tip)]
        val rows = abs(from.y - to.y)
        return rows + max(0, (abs(from.x - to.x) - rows) / 2)
    }
}
