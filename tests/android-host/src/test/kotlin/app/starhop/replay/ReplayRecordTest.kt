package app.starhop.replay

import android.view.View
import app.starhop.R
import app.starhop.board.BoardView
import app.starhop.core.MoveKind
import app.starhop.core.Preset
import app.starhop.support.app
import app.starhop.support.gamesOf
import app.starhop.support.open
import app.starhop.support.pass
import app.starhop.support.people
import app.starhop.support.press
import app.starhop.support.shot
import app.starhop.support.stall
import app.starhop.support.upwards
import org.junit.Assert.assertEquals
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config

/** Replays of what is no move, and of more than two players. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-w412dp-h892dp-xhdpi")
class ReplayRecordTest {
    private val app = app()
    private val games = gamesOf(app)

    private fun words(id: String): List<String> {
        val words = MoveWords(app.resources)
        return games.library
            .replay(id)
            .moves()
            .filter { it.path.isEmpty() }
            .map(words::short)
    }

    private fun points(): String {
        val match = games.library.people(Preset.QQ, players = 6)
        repeat(8) { match.play(match.upwards()) }
        match.timeOut()
        match.leave(6)
        match.resign()
        repeat(4) { match.play(match.upwards()) }
        return match.snapshot().gameId
    }

    @Test
    fun `what is no move has a word of its own`() {
        assertEquals(listOf("out of time", "leaves", "resigns"), words(points()))
        val match = games.library.people(Preset.TOURNAMENT)
        match.stall()
        match.claimDeadlock()
        assertEquals(setOf("pass", "claims deadlock"), words(match.snapshot().gameId).toSet())
    }

    @Test
    @Config(qualifiers = "sv")
    fun `what is no move has a word of its own in Swedish`() = assertEquals(listOf("tiden ute", "lämnar", "ger upp"), words(points()))

    @Test
    @Config(qualifiers = "zh-rCN")
    fun `what is no move has a word of its own in Chinese`() = assertEquals(listOf("超时", "退出", "认输"), words(points()))

    @Test
    fun `a game of six is replayed with a line for each and every entry a step`() {
        val id = points()
        val screen = open<ReplayActivity>(ReplayActivity.intent(app, id)).get()
        val replay = games.library.replay(id)
        assertEquals(6, replay.chart().size)
        val board = screen.findViewById<BoardView>(R.id.board)
        for (ply in 1..replay.length()) {
            screen.press(R.id.next)
            pass(3000)
            assertEquals("ply $ply", replay.seek(ply).pieces, board.state.pieces)
        }
        assertEquals(listOf(1, 2, 3, 4, 5, 6), board.state.seats)
        shot(screen, "replay-six-players")
        val said = screen.findViewById<View>(R.id.chart).contentDescription
        for (colour in listOf(
            "Red",
            "Green",
            "Sky",
            "Blue",
            "Yellow",
            "Pink",
        )) {
            assertEquals("$said", 1, Regex(colour).findAll(said).count())
        }
        assertEquals(1, replay.moves().count { it.kind == MoveKind.TIMEOUT })
    }
}
