package app.starhop.support

import app.starhop.Background
import app.starhop.board.Holes
import app.starhop.core.GameLibrary
import app.starhop.core.GameSetup
import app.starhop.core.Match
import app.starhop.core.PlayerKind
import app.starhop.core.PlayerSetup
import app.starhop.core.Preset
import app.starhop.core.RuleSet
import app.starhop.core.Status
import app.starhop.core.Target
import java.io.File
import java.nio.file.Files
import kotlin.random.Random

/** Work that is done before the call returns, so that tests need not wait. */
val DIRECTLY = Background({ it.run() }, { it.run() })

/** A library in a folder of its own, with games made by the real core. */
class TestGames(
    val folder: File = Files.createTempDirectory("starhop").toFile(),
    val library: GameLibrary = GameLibrary.open(folder.path),
) {
    /** A game between two people after [plies] moves that lead forward. */
    fun people(plies: Int = 0): String = start(PERSON, PERSON) { match -> repeat(plies) { match.play(forward(match).path) } }

    /** A long game between two people who wander about. */
    fun wanderers(plies: Int): String {
        val random = Random(plies)
        return start(PERSON, PERSON) { match -> repeat(plies) { match.play(match.legalMoves().random(random).path) } }
    }

    /** A game of the person on seat 1 against the computer; the person has made [turns] moves and is to move. */
    fun computer(
        level: Int = 1,
        turns: Int = 0,
    ): String =
        start(PERSON, PlayerSetup("", PlayerKind.Computer(level))) { match ->
            repeat(turns) {
                match.play(forward(match).path)
                match.search().use { search ->
                    search.run()
                    match.playFound(search)
                }
            }
        }

    fun resign(id: String): String = id.also { library.openGame(id).use { match -> match.resign() } }

    fun draw(id: String): String =
        id.also {
            library.openGame(id).use { match ->
                match.offerDraw()
                match.answerDraw(true)
            }
        }

    fun status(id: String): Status =
        library
            .shelf()
            .games
            .first { it.id == id }
            .status

    /** A file that is no game. */
    fun damage(name: String = "torn.starhop"): File = games().resolve(name).apply { writeText("{\"format\":") }

    /** A file that a later version of the app wrote. */
    fun newer(): File {
        val text = library.exportGame(people()).replaceFirst(Regex("\"version\": *\\d+"), "\"version\":9")
        return games().resolve("later.starhop").apply { writeText(text) }
    }

    private fun games() = folder.resolve("games").apply { mkdirs() }

    private fun start(
        first: PlayerSetup,
        second: PlayerSetup,
        play: (Match) -> Unit,
    ): String =
        library.start(GameSetup(RuleSet(Preset.PLYYARD, emptyList()), listOf(first, second), toss = null)).use { match ->
            play(match)
            match.snapshot().gameId
        }

    /** The legal move that gains most rows for the mover, the first in reading order among equals. */
    private fun forward(match: Match): Target {
        val up = if (match.snapshot().toMove == 1) 1 else -1
        return match.legalMoves().maxBy { up * (Holes.all[it.path.last()].y - Holes.all[it.path.first()].y) }
    }

    private companion object {
        val PERSON = PlayerSetup("", PlayerKind.Person)
    }
}
