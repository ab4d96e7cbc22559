package app.starhop.replay

import app.starhop.board.Holes
import app.starhop.core.MissedChain
import app.starhop.core.MoveMark
import app.starhop.core.PlayerReview
import app.starhop.core.ReviewReport
import app.starhop.core.ReviewedPly
import app.starhop.core.TurningPoint
import app.starhop.support.app
import app.starhop.support.gamesOf
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.annotation.Config

/** What a review says, word for word. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en")
class ReviewTextsTest {
    private val app = app()
    private val games = gamesOf(app)
    private val players = games.library.openGame(games.computer()).use { it.snapshot().players }
    private val texts get() = ReviewTexts(app.resources)

    private fun path(text: String) = text.split(':', '-').map(Holes::indexOf)

    private fun judged(
        ply: Int,
        mark: MoveMark,
        loss: Int,
    ) = ReviewedPly(ply, 1, mark, loss, path("d1-e5"), "d1-e5", 0, -loss)

    private val report =
        ReviewReport(
            plies = listOf(judged(1, MoveMark.BEST, 4), judged(2, MoveMark.BLUNDER, 230), judged(3, MoveMark.MISTAKE, 149)),
            turningPoints = listOf(TurningPoint(2, 1, 230, path("d1-e5"), "d1-e5")),
            missedChain = MissedChain(3, 1, path("c1:e5:e7"), "c1:e5:e7", 2, 4, 100),
            players = listOf(PlayerReview(1, 2, 40), PlayerReview(4, 1, 100)),
            worthOfMove = 400,
        )

    @Test
    fun `a loss is told in moves to the tenth`() {
        assertEquals("Good move, cost about 0.4 moves", texts.verdict(judged(1, MoveMark.GOOD, 37)))
        assertEquals("Inaccuracy, cost about 1 move", texts.verdict(judged(1, MoveMark.INACCURACY, 99)))
        assertEquals("Mistake, cost about 1.5 moves", texts.verdict(judged(1, MoveMark.MISTAKE, 149)))
        assertEquals("Blunder, cost about 2 moves", texts.verdict(judged(1, MoveMark.BLUNDER, 200)))
    }

    @Test
    fun `what lost nothing costs nothing`() {
        assertEquals("Best move", texts.verdict(judged(1, MoveMark.BEST, 9)))
        assertEquals("The only move", texts.verdict(judged(1, MoveMark.ONLY, 0)))
        assertEquals("Nothing to judge", texts.verdict(judged(1, MoveMark.UNJUDGED, 0)))
    }

    @Test
    fun `the line follows the game`() {
        assertEquals("Average loss: You 0.4 moves, Computer 1 move", texts.line(report, players, 0))
        assertEquals("Best move", texts.line(report, players, 1))
        assertEquals("Turning point · Blunder, cost about 2.3 moves", texts.line(report, players, 2))
        assertEquals("Better: d1 to e5", texts.line(report, Missed(2, path("d1-e5"))))
        assertEquals(
            "Missed chain: c1 to e7, 2 hops. It gains 4 steps and is better by about 1 move",
            texts.line(report, Missed(checkNotNull(report.missedChain))),
        )
    }

    @Test
    fun `a screen reader hears of the marks on the chart`() {
        assertEquals("Turning points at moves 2, 1 mistake, 1 blunder", texts.chart(report))
        assertEquals("Move 2, Red. Turning point, cost about 2.3 moves", texts.whole(report.turningPoints.single()))
        assertEquals("0 mistakes, 0 blunders", texts.chart(report.copy(plies = emptyList(), turningPoints = emptyList())))
    }

    @Test
    fun `a review speaks Swedish and Chinese`() {
        RuntimeEnvironment.setQualifiers("sv")
        assertEquals("Vändpunkt · Grovt misstag, kostade ungefär 2,3 drag", texts.line(report, players, 2))
        assertEquals("Datorn · förlorade ungefär 1 drag per tur", texts.mean(report.players[1], players))
        RuntimeEnvironment.setQualifiers("zh-rCN")
        assertEquals("失误，约亏 1.5 着", texts.line(report, players, 3))
        assertEquals("错过的连跳：c1 到 e7，2 跳。前进4 步，约强1 着", texts.line(report, Missed(checkNotNull(report.missedChain))))
    }

    @Test
    fun `every mark has a word of its own in every language`() {
        for (language in listOf("en", "sv", "zh-rCN")) {
            RuntimeEnvironment.setQualifiers(language)
            val words = MoveMark.entries.map { texts.mark(it) }
            assertEquals(words.toString(), MoveMark.entries.size, words.toSet().size)
            assertTrue(words.none(String::isBlank))
        }
    }
}
