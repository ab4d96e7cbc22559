package app.starhop.game

import app.starhop.core.MoveKind
import app.starhop.core.Preset
import app.starhop.support.TestGames
import app.starhop.support.people
import app.starhop.support.play
import app.starhop.support.stall
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner

@RunWith(RobolectricTestRunner::class)
class RoundsTest {
    private val games = TestGames()

    private fun rounds(
        id: String,
        seats: List<Int>,
    ) = rounds(games.library.replay(id).moves(), seats)

    @Test
    fun `a seat that is out leaves its column empty`() {
        val match = games.library.people(Preset.QQ, players = 3)
        match.play("d1-e5")
        match.resign()
        match.play(match.legalMoves().first().path)
        match.play(match.legalMoves().first().path)
        val rounds = rounds(match.snapshot().gameId, listOf(1, 3, 5))
        assertEquals(listOf(setOf(1, 3, 5), setOf(1)), rounds.map { it.keys })
        assertEquals(MoveKind.RESIGNED, rounds[0].getValue(3).single().kind)
    }

    @Test
    fun `a claim stands with the turn that follows`() {
        val match = games.library.people(Preset.TOURNAMENT)
        match.stall()
        val claimant = match.snapshot().toMove
        match.claimDeadlock()
        match.passTurn()
        val rounds = rounds(match.snapshot().gameId, listOf(1, 4))
        assertEquals(listOf(MoveKind.CLAIM, MoveKind.PASS), rounds.last().getValue(claimant).map { it.kind })
        assertTrue(rounds.dropLast(1).all { it.keys == setOf(1, 4) })
    }
}
