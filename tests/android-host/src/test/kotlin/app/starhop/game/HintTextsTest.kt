package app.starhop.game

import app.starhop.R
import app.starhop.core.HintReason
import app.starhop.core.MoveKind
import app.starhop.core.Suggestion
import app.starhop.support.app
import app.starhop.support.gamesOf
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.annotation.Config

/** What a hint says, word for word. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en")
class HintTextsTest {
    private val app = app()
    private val games = gamesOf(app)
    private val players = games.library.openGame(games.computer()).use { it.snapshot().players }

    private fun hint(
        reason: HintReason?,
        revealed: Boolean = true,
        count: Int = 1,
    ): String {
        val suggestion = Suggestion(GameHarness.path("c1:e5:e7"), "c1:e5:e7", MoveKind.CHAIN, reason, emptyList())
        return HintTexts(app.resources).told(players, Hint(List(count) { suggestion }, revealed = revealed))
    }

    private fun why(reason: HintReason): String = hint(reason).removePrefix("c1 to e7. ")

    private fun hole(name: String) = GameHarness.hole(name)

    @Test
    fun `the first look names the piece and not the move`() {
        val told = hint(HintReason.BuildsBridge(hole("c2"), hole("g8"), 3, 5), revealed = false, count = 2)
        assertEquals("1 of 2 · The piece on c1. This builds a bridge for your next move.", told)
    }

    @Test
    fun `each reason is told with its facts`() {
        assertEquals("This move wins.", why(HintReason.Wins(1)))
        assertEquals("All your pieces are home then, in place 2.", why(HintReason.Wins(2)))
        assertEquals("It brings a piece into the goal: 1 is home then.", why(HintReason.BringsHome(1)))
        assertEquals("It brings a piece into the goal: 4 are home then.", why(HintReason.BringsHome(4)))
        assertEquals(
            "It goes deeper into the goal, and the piece on m5 can come to n2 next.",
            why(HintReason.MakesRoom(hole("n2"), hole("m5"))),
        )
        assertEquals(
            "Your hindmost piece was 3 steps behind all your others. It comes 1 step nearer.",
            why(HintReason.RescuesLast(3, 1)),
        )
        assertEquals(
            "It builds a bridge: the chain c2 to g8 can follow, and that gains 5 steps by 3 hops.",
            why(HintReason.BuildsBridge(hole("c2"), hole("g8"), 3, 5)),
        )
        assertEquals("It gains 6 steps by 3 hops, and no move gains more.", why(HintReason.LongestAdvance(6, 3)))
        assertEquals("It gains 1 step.", why(HintReason.Advances(1, 0)))
        assertEquals("This is the only move.", why(HintReason.Only))
    }

    @Test
    fun `a reply is told by who would make it`() {
        assertEquals(
            "It takes the hole that Computer wants most: n2 to j6 would have gained 4 steps.",
            why(HintReason.Blocks(4, hole("n2"), hole("j6"), 4)),
        )
        assertEquals(
            "It gains 6 steps while it can: Computer would best play e6 to f6, and take a piece out of its way there.",
            why(HintReason.UsesBridge(hole("e6"), 4, hole("e6"), hole("f6"), 6)),
        )
        assertEquals(
            "It gains 6 steps while it can: Computer would best play f6 to e6, and stand in its way there.",
            why(HintReason.UsesBridge(hole("e6"), 4, hole("f6"), hole("e6"), 6)),
        )
    }

    @Test
    fun `a preference is told in steps where it is more than nothing`() {
        assertEquals("The search prefers this move.", why(HintReason.Preferred(null)))
        assertEquals("The search prefers this move.", why(HintReason.Preferred(4)))
        assertEquals("The search prefers it by about 0.5 steps.", why(HintReason.Preferred(50)))
        assertEquals("The search prefers it by about 1 step.", why(HintReason.Preferred(104)))
        assertEquals("The search prefers it by about 1.1 steps.", why(HintReason.Preferred(105)))
    }

    @Test
    fun `a hint speaks Swedish and Chinese`() {
        RuntimeEnvironment.setQualifiers("sv")
        assertEquals(
            "1 av 2 · c1 till e7. Sökningen föredrar det med ungefär 1,5 steg.",
            hint(HintReason.Preferred(150), count = 2),
        )
        RuntimeEnvironment.setQualifiers("zh-rCN")
        assertEquals("c1 到 e7。前进6 步（3 跳），没有比这更多的一着。", hint(HintReason.LongestAdvance(6, 3)))
    }

    @Test
    fun `no reason is left without a sentence of its own in any language`() {
        val reasons =
            listOf(
                HintReason.Wins(1),
                HintReason.Wins(3),
                HintReason.BringsHome(2),
                HintReason.UsesBridge(4, 4, 4, 5, 6),
                HintReason.MakesRoom(2, 3),
                HintReason.RescuesLast(2, 1),
                HintReason.BuildsBridge(1, 2, 2, 4),
                HintReason.LongestAdvance(3, 2),
                HintReason.Blocks(4, 1, 2, 3),
                HintReason.Advances(2, 1),
                HintReason.Only,
                HintReason.Preferred(80),
            )
        for (language in listOf("en", "sv", "zh-rCN")) {
            RuntimeEnvironment.setQualifiers(language)
            for (revealed in listOf(true, false)) {
                val told = reasons.map { hint(it, revealed) }
                assertEquals(told.toString(), reasons.size, told.toSet().size)
                assertTrue(told.none { "%" in it || "null" in it })
            }
            assertFalse(hint(HintReason.Only) == app.getString(R.string.hint_searching))
        }
    }
}
