package app.starhop.game

import app.starhop.R
import app.starhop.core.GameLibrary
import app.starhop.core.TargetKind
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config
import org.robolectric.annotation.GraphicsMode
import java.io.File
import java.nio.file.Files
import java.util.concurrent.CountDownLatch
import kotlin.random.Random

/**
 * The app as a process of its own, which [KilledTest] kills.
 *
 * It opens the game of its folder, says what it sees, plays a little, stops in the middle of something, says what
 * stands there and waits for its end. Nobody looks at its pixels, so that it does without what draws them.
 */
@RunWith(RobolectricTestRunner::class)
@Config(sdk = [34], qualifiers = "w412dp-h892dp-xhdpi")
@GraphicsMode(GraphicsMode.Mode.LEGACY)
class KilledGame {
    @get:Rule
    val game = GameHarness(File(System.getProperty(FOLDER)))

    private var undone: List<String> = emptyList()

    @Test
    fun live() {
        val point = System.getProperty(POINT).toInt()
        val random = Random(point)
        val kept =
            game.library
                .shelf()
                .games
                .firstOrNull()
        if (kept == null) game.startAgainstComputer(level = 1) else game.take(kept.id)
        undone = undoLine()
        game.open()
        say(OPENED)
        if (game.state.snapshot.computerToMove) answer()
        repeat(random.nextInt(3)) {
            move(random)
            game.settle()
            answer()
        }
        interrupt(point, random)
        say(NOW)
        CountDownLatch(1).await()
    }

    private fun interrupt(
        point: Int,
        random: Random,
    ) = when (point % KINDS) {
        0 -> {
            pin(random)
        }

        1 -> {
            move(random)
            game.idle(GameHarness.FRAME * random.nextInt(1, 6))
            assertTrue(game.board.animating)
        }

        2 -> {
            move(random)
            game.settle()
            assertTrue(game.state.thinking)
        }

        else -> {
            move(random)
            game.settle()
            answer()
            undo()
            game.idle(GameHarness.FRAME * random.nextInt(1, 6))
            assertTrue(game.board.animating)
        }
    }

    private fun pin(random: Random) {
        val chain =
            game.presenter
                .legalMoves()
                .filter { it.kind != TargetKind.STEP }
                .random(random)
        game.presenter.touch.tap(chain.path.first())
        game.presenter.touch.pin(chain.hole)
        assertTrue(game.state.pinned)
    }

    private fun move(random: Random) {
        game.presenter.playMove(game.presenter.legalMoves().random(random))
        undone = emptyList()
    }

    private fun answer() {
        game.thinker.answer()
        game.settle()
    }

    private fun undo() {
        val before = moves(game.library)
        game.press(R.id.undo)
        undone = before.drop(game.state.snapshot.entries) + undone
    }

    private fun moves(library: GameLibrary): List<String> =
        library.replay(game.match.snapshot().gameId).use { replay -> replay.moves().map { it.text } }

    /** What redo would bring back, tried on a copy of the folder. */
    private fun undoLine(): List<String> {
        val copy = Files.createTempDirectory("copy").toFile()
        game.folder.copyRecursively(copy, overwrite = true)
        val library = GameLibrary.open(copy.path)
        val before = moves(library).size
        library.openGame(game.match.snapshot().gameId).use { match -> while (match.snapshot().allowed.redo) match.redo() }
        return moves(library).drop(before).also { copy.deleteRecursively() }
    }

    /** One line: what is on the screen, and what an undo has taken back. */
    private fun say(word: String) {
        val snapshot = game.state.snapshot
        val selected = if (word == OPENED) " selected ${game.state.selection.hole}" else ""
        println("\n$word ${snapshot.gameId} ${snapshot.pieces} ${moves(game.library)} undone $undone$selected")
    }

    companion object {
        const val FOLDER = "killed.folder"
        const val POINT = "killed.point"
        const val OPENED = "@opened"
        const val NOW = "@now"

        /** Pinned, animating, searching, undoing. */
        const val KINDS = 4
    }
}
