package app.starhop.vectors

import app.starhop.core.DrawReason
import app.starhop.core.GameLibrary
import app.starhop.core.GameSetup
import app.starhop.core.Match
import app.starhop.core.MatchException
import app.starhop.core.MoveKind
import app.starhop.core.PlayerFigures
import app.starhop.core.PlayerKind
import app.starhop.core.PlayerSetup
import app.starhop.core.Preset
import app.starhop.core.RuleSet
import app.starhop.core.Snapshot
import app.starhop.core.Status
import app.starhop.core.StoreException
import app.starhop.core.Target
import app.starhop.core.TargetKind
import app.starhop.core.WinReason
import app.starhop.core.board
import org.json.JSONObject
import org.junit.After
import org.junit.Assert.assertEquals
import org.junit.Assert.assertThrows
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import java.nio.file.Files

/** Kotlin sees the same numbers as Rust and Swift, through the real library. */
@RunWith(RobolectricTestRunner::class)
class VectorsTest {
    private val folder = Files.createTempDirectory("starhop").toFile()
    private val library = GameLibrary.open(folder.path)
    private val indices = board().associate { it.name to it.index }

    @After
    fun clear() {
        library.close()
        folder.deleteRecursively()
    }

    @Test
    fun `the board has the holes of the vector`() {
        val expected = Vectors.read("board.json").objects("holes")
        assertEquals(121, expected.size)
        for ((hole, vector) in board() zip expected) {
            assertEquals(vector.getString("name"), hole.name)
            assertEquals(vector.getInt("index"), hole.index)
            assertEquals(vector.getInt("x") to vector.getInt("y"), hole.x to hole.y)
            assertEquals(vector.opt("camp").takeUnless { it == JSONObject.NULL }, hole.camp)
            assertEquals(vector.numbers("neighbours"), hole.neighbours)
        }
    }

    @Test
    fun `fifty positions have the moves of the vector`() {
        val positions = Vectors.read("moves.json").objects("positions")
        assertEquals(50, positions.size)
        for (vector in positions) {
            people { match ->
                play(match, vector.texts("line"))
                val snapshot = match.snapshot()
                assertEquals(vector.getString("pieces"), snapshot.pieces)
                assertEquals(vector.getInt("to_move"), snapshot.toMove)
                assertEquals(vector.objects("moves").map(::target), match.legalMoves())
            }
        }
    }

    @Test
    fun `whole games have the frames of the vector while they are played and when they are replayed`() {
        for (vector in Vectors.read("games.json").objects("games")) {
            people { match ->
                val frames = vector.objects("frames")
                agree(frames.first(), match.snapshot())
                for ((ply, frame) in vector.texts("plies") zip frames.drop(1)) {
                    agree(frame, match.play(holes(ply)))
                }
                end(match, vector.getString("then"))
                val last = match.snapshot()
                assertEquals(vector.getString("end"), text(last.status))
                replay(last, frames)
            }
        }
    }

    @Test
    fun `what the vector says is refused with the facts and changes nothing`() {
        val cases = Vectors.read("errors.json").objects("moves")
        assertTrue(cases.size > 8)
        for (vector in cases) {
            people { match ->
                play(match, vector.texts("line"))
                val before = match.snapshot()
                val refused = assertThrows(MatchException.Illegal::class.java) { match.play(vector.numbers("path")) }
                assertEquals(vector.getString("error"), refused.error::class.simpleName)
                val fields = vector.getJSONObject("fields")
                for (field in fields.keys()) {
                    assertTrue(refused.error.message, Regex("\\b$field=${fields.getInt(field)}\\b") in refused.error.message.orEmpty())
                }
                assertEquals(before, match.snapshot())
            }
        }
    }

    @Test
    fun `a document that the vector calls unreadable is refused and leaves nothing`() {
        for (vector in Vectors.read("errors.json").objects("saves")) {
            val refused = assertThrows(StoreException::class.java) { library.importGame(vector.getString("document")) }
            assertEquals(vector.getString("name"), vector.getString("error"), refused::class.simpleName)
        }
        val shelf = library.shelf()
        assertTrue(shelf.games.isEmpty() && shelf.damaged.isEmpty() && shelf.newer.isEmpty())
    }

    private fun people(use: (Match) -> Unit) {
        val person = PlayerSetup("", PlayerKind.Person)
        library.start(GameSetup(RuleSet(Preset.PLYYARD, emptyList()), listOf(person, person), toss = null)).use(use)
    }

    private fun holes(move: String): List<Int> = move.split(':', '-').map(indices::getValue)

    private fun play(
        match: Match,
        line: List<String>,
    ) = line.forEach { match.play(holes(it)) }

    private fun target(vector: JSONObject) =
        Target(
            hole = vector.getInt("to"),
            kind = TargetKind.valueOf(vector.getString("kind").uppercase()),
            hops = vector.getInt("hops"),
            path = vector.numbers("path"),
            text = vector.getString("text"),
        )

    private fun agree(
        frame: JSONObject,
        snapshot: Snapshot,
    ) {
        assertEquals(frame.getInt("ply"), snapshot.ply)
        assertEquals(frame.getString("pieces"), snapshot.pieces)
        assertEquals(frame.getInt("to_move"), snapshot.toMove)
        assertEquals(frame.getString("status"), text(snapshot.status))
        assertEquals(figures(frame), snapshot.players.map(::figures))
        val move = frame.optJSONObject("last_move") ?: return
        assertEquals(MoveKind.valueOf(move.getString("kind").uppercase()), snapshot.lastMove?.kind)
        assertEquals(move.numbers("path"), snapshot.lastMove?.path)
        assertEquals(move.getString("text"), snapshot.lastMove?.text)
    }

    private fun figures(frame: JSONObject) =
        frame.objects("players").map { Triple(it.getInt("seat"), it.getInt("home"), it.getInt("steps")) }

    private fun figures(player: PlayerFigures) = Triple(player.seat, player.home, player.steps)

    private fun end(
        match: Match,
        how: String,
    ) {
        when (how) {
            "resign" -> {
                match.resign()
            }

            "agree" -> {
                match.offerDraw()
                match.answerDraw(true)
            }

            else -> {
                assertEquals("none", how)
            }
        }
    }

    private fun replay(
        last: Snapshot,
        frames: List<JSONObject>,
    ) = library.replay(last.gameId).use { replay ->
        val entries = replay.moves()
        assertEquals(frames.size - 1, entries.count { it.kind != MoveKind.RESIGNED })
        assertEquals(entries.size, replay.length())
        for (frame in frames) {
            val shown = replay.seek(frame.getInt("ply"))
            assertEquals(frame.getString("pieces"), shown.pieces)
            assertEquals(figures(frame), shown.players.map(::figures))
        }
        assertEquals(last.status, replay.seek(replay.length()).status)
    }

    private fun text(status: Status): String =
        when (status) {
            is Status.Playing -> "playing"
            is Status.Won -> "won ${status.seat} ${key(status.reason)}"
            is Status.Drawn -> "draw ${key(status.reason)}"
        }

    private fun key(reason: Enum<*>) = reason.name.lowercase().replace('_', '-')
}
