package app.starhop.game

import app.starhop.StarhopApp
import app.starhop.core.DrawOffer
import app.starhop.core.DrawReason
import app.starhop.core.GameSetup
import app.starhop.core.Match
import app.starhop.core.MatchException
import app.starhop.core.PlayerKind
import app.starhop.core.PlayerSetup
import app.starhop.core.Preset
import app.starhop.core.RuleSet
import app.starhop.core.Status
import app.starhop.core.WinReason
import app.starhop.support.TestGames
import app.starhop.support.people
import app.starhop.support.play
import app.starhop.support.shuttle
import app.starhop.support.stall
import app.starhop.ui.GameWords
import app.starhop.ui.ReasonWords
import app.starhop.ui.troubleText
import org.junit.Assert.assertEquals
import org.junit.Assert.assertThrows
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.annotation.Config
import java.io.File
import kotlin.math.abs

/** Every kind of end, warning and refusal in words, reached by playing. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en")
class OutcomesTest {
    private val games = TestGames()
    private val resources = (RuntimeEnvironment.getApplication() as StarhopApp).resources
    private val texts = GameTexts(resources)
    private val results = ResultTexts(resources)

    private fun state(match: Match) = GameState(match.snapshot())

    private fun status(match: Match) = (texts.status(state(match)) as StatusContent.Words).whole

    private fun face(
        match: Match,
        seat: Int,
    ) = state(match).let { texts.face(it, it.player(seat)).state }

    private fun listed(match: Match) =
        GameWords(resources).standing(
            games.library
                .shelf()
                .games
                .first { it.id == match.snapshot().gameId },
        )

    private fun rows(match: Match) = results.rows(state(match)).map { listOf(it.place, it.name, it.score).joinToString(" ").trim() }

    @Test
    fun `three timeouts in a row are warned of and lose`() {
        val match = games.library.people(Preset.QQ)
        match.timeOut()
        assertEquals("Red ran out of time", status(match))
        match.timeOut()
        assertEquals("Red ran out of time. Blue ran out of time\nRed, out of time 1 of 3 times in a row", status(match))
        repeat(3) { match.timeOut() }
        assertEquals(Status.Won(4, WinReason.TIMED_OUT), match.snapshot().status)
        assertEquals("Blue wins. Red ran out of time too often.", status(match))
        assertEquals("Blue won (out of time)", listed(match))
        assertEquals("Out of time", face(match, 1))
        assertEquals("Won", face(match, 4))
    }

    @Test
    fun `who keeps the pieces at home is warned in time and is out`() {
        val match = games.library.people(Preset.QQ)
        repeat(30) { match.shuttle() }
        assertEquals("Blue moved n1 to m5\nRed: 1 of 5 pieces out by move 20, 5 moves left", status(match))
        repeat(9) { match.shuttle() }
        assertEquals(Status.Won(4, WinReason.PASSIVE), match.snapshot().status)
        assertEquals("Blue wins. Red kept too many pieces at home.", status(match))
        assertEquals("Out: stayed at home", face(match, 1))
        assertEquals("Blue won (stayed at home)", listed(match))
    }

    @Test
    fun `passing is told, counted, and a draw in the end`() {
        val match = games.library.people(Preset.TOURNAMENT)
        assertTrue(match.snapshot().allowed.pass)
        repeat(3) { match.passTurn() }
        assertEquals("Blue passed. Red passed\nRed, passes in a row: 2\nBlue, passes in a row: 1", status(match))
        match.passTurn()
        assertEquals(Status.Drawn(DrawReason.ALL_PASSED), match.snapshot().status)
        assertEquals("Draw. Everybody passed twice in a row.", status(match))
        assertEquals("Draw (all passed)", listed(match))
        assertEquals(listOf("1. Red ½", "1. Blue ½"), rows(match))
    }

    @Test
    fun `returns are counted and the last one is refused in words`() {
        val match = games.library.people(Preset.TOURNAMENT)
        repeat(7) {
            match.shuttle()
            match.passTurnOrMove()
        }
        val warned = status(match)
        assertTrue(warned, "Red, returns to d1: 3 of 3. Once more is illegal" in warned.lines())
        val refused = assertThrows(MatchException.Illegal::class.java) { match.shuttle() }
        assertEquals("That piece has gone back there too often.", resources.getString(troubleText(refused)))
    }

    /** Blue passes and moves by turns, so that neither repetition nor passing ends anything. */
    private fun Match.passTurnOrMove() {
        if (snapshot().ply % 4 == 1) passTurn() else shuttle()
    }

    @Test
    fun `a deadlock can be claimed, and who does not give way loses`() {
        val match = games.library.people(Preset.TOURNAMENT)
        val early = assertThrows(MatchException.Refused::class.java) { match.claimDeadlock() }
        assertEquals("It is too early to claim a deadlock.", resources.getString(troubleText(early)))
        match.stall()
        assertTrue(status(match), status(match).contains("a deadlock can be claimed"))
        val claimant = GameWords(resources).seat(match.snapshot().toMove)
        match.claimDeadlock()
        assertEquals(
            "$claimant claimed a deadlock\n$claimant must give way, 5 moves left",
            status(match)
                .lines()
                .filterNot {
                    "passes" in it
                }.joinToString("\n"),
        )
        var turn = 0
        while (match.snapshot().status == Status.Playing) if (turn++ / 2 % 3 == 2) match.passTurn() else match.shuttle()
        assertEquals(WinReason.NO_CONCESSION, (match.snapshot().status as Status.Won).reason)
        assertTrue(status(match), status(match).endsWith("$claimant did not give way in time."))
    }

    @Test
    fun `a deadlock that is conceded goes to who is ahead`() {
        val match = games.library.people(Preset.TOURNAMENT)
        listOf("d2-e6", "n2-m6", "c1:e5:e7").forEach { match.play(it) }
        match.stall()
        if (match.snapshot().toMove != 1) match.passTurn()
        match.claimDeadlock()
        match.play("a1:c1")
        assertEquals(Status.Won(1, WinReason.DEADLOCK_AHEAD), match.snapshot().status)
        assertEquals("Red wins. The deadlock was broken, and Red was ahead.", status(match))
        assertEquals("Red won (deadlock)", listed(match))
        assertEquals(listOf("1. Red 1", "2. Blue 0"), rows(match))
    }

    @Test
    fun `among three, one who leaves is out and the game goes on`() {
        val match = games.library.people(Preset.QQ, players = 3)
        match.play("d1-e5")
        match.leave(1)
        assertEquals("Red left the game", status(match))
        assertEquals("Left", face(match, 1))
        assertEquals("To move", face(match, 3))
        match.resign()
        assertEquals(Status.Won(5, WinReason.RESIGNED), match.snapshot().status)
        assertEquals("Yellow wins. Sky resigned.", status(match))
        assertEquals("Resigned", face(match, 3))
        assertEquals(listOf("1. Yellow", "2. Sky", "3. Red"), rows(match))
    }

    @Test
    fun `a draw among three is put to one after the other`() {
        val match = games.library.people(Preset.PLYYARD, players = 3)
        match.offerDraw()
        assertEquals("Red offers a draw to Sky", status(match))
        match.answerDraw(true)
        assertEquals("Red offers a draw to Yellow. Agreed: Sky", status(match))
        match.answerDraw(true)
        assertEquals("Draw. Everybody agreed.", status(match))
        assertEquals("Draw (agreed)", listed(match))
    }

    /** A person stays at home until the computer offers a draw. */
    private fun offeredByTheComputer(): Match {
        val players = listOf(PlayerSetup("", PlayerKind.Person), PlayerSetup("", PlayerKind.Computer(1)))
        val match = games.library.start(GameSetup(RuleSet(Preset.PLYYARD, emptyList()), players, toss = null))
        while (match.snapshot().drawOffer == DrawOffer.None && match.snapshot().ply < 400) {
            match.play(match.legalMoves().minBy { it.path.first() - it.hole }.path)
            match.search().use {
                it.run()
                match.playFound(it)
            }
        }
        return match
    }

    @Test
    fun `a draw that the computer offers is told with its move`() {
        val match = offeredByTheComputer()
        val (offered, moved) = status(match).lines()
        assertEquals("Computer offers you a draw", offered)
        assertTrue(moved, moved.startsWith("Computer moved "))
    }

    @Test
    @Config(qualifiers = "zh-rCN")
    fun `a draw that the computer offers is told in Chinese`() = assertTrue("向你提和" in status(offeredByTheComputer()))

    @Test
    @Config(qualifiers = "sv")
    fun `a draw that the computer offers is told in Swedish`() = assertTrue("erbjuder dig remi" in status(offeredByTheComputer()))

    @Test
    fun `partners win together`() {
        val match = games.library.people(Preset.QQ, players = 4, "teams" to "two", "after" to "stop")
        match.resign()
        while (match.snapshot().status == Status.Playing) match.resign()
        val state = state(match)
        assertEquals(2, state.winners.size)
        assertTrue(results.title(state), results.title(state).matches(Regex("\\w+ and \\w+ win")))
        assertTrue(listed(match), listed(match).contains("and partners won"))
    }

    @Test
    fun `points that a saved game brought are shown with their sign`() {
        val vectors = File(checkNotNull(System.getProperty("vectors")))
        val id = games.library.importGame(vectors.resolve("saves/version-2-points.starhop").readText())
        val match = games.library.openGame(id)
        val shown = results.rows(state(match)).associateBy { it.seat }
        val points = match.snapshot().results.associate { it.seat to checkNotNull(it.points) }
        assertTrue("$points", points.values.any { it < 0 } && points.values.any { it >= 0 })
        for ((seat, change) in points) {
            val sign =
                if (change < 0) {
                    "−"
                } else if (change > 0) {
                    "+"
                } else {
                    ""
                }
            assertEquals("$sign${abs(change)}", shown.getValue(seat).score)
            assertTrue(shown.getValue(seat).spoken, shown.getValue(seat).spoken.endsWith("$sign${abs(change)} points"))
        }
    }

    private fun eachReasonHasItsWords() {
        val words = ReasonWords(resources)
        val won = WinReason.entries.map { words.sentence(it, "A", "B") }
        val drawn = DrawReason.entries.flatMap { listOf(words.sentence(it, 2), words.sentence(it, 3)) }.distinct()
        assertEquals(WinReason.entries.size + DrawReason.entries.size + 1, (won + drawn).distinct().size)
        val short = WinReason.entries.mapNotNull(words::short) + DrawReason.entries.map(words::short)
        assertEquals(WinReason.entries.size - 1 + DrawReason.entries.size, short.map(resources::getString).distinct().size)
    }

    @Test
    fun `each reason has its own words`() = eachReasonHasItsWords()

    @Test
    @Config(qualifiers = "zh-rCN")
    fun `each reason has its own words in Chinese`() {
        eachReasonHasItsWords()
        val match = games.library.people(Preset.TOURNAMENT)
        repeat(4) { match.passTurn() }
        assertEquals("和棋。各方连续两次停一手。", status(match))
    }

    @Test
    @Config(qualifiers = "sv")
    fun `each reason has its own words in Swedish`() {
        eachReasonHasItsWords()
        val match = games.library.people(Preset.QQ)
        repeat(5) { match.timeOut() }
        assertEquals("Blå vinner. Röd överskred tiden för ofta.", status(match))
    }
}
