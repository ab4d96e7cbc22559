package app.starhop.game

import app.starhop.R
import app.starhop.StarhopApp
import app.starhop.core.GameLibrary
import app.starhop.core.TargetKind
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.rules.RuleChain
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.annotation.Config
import org.robolectric.annotation.GraphicsMode
import java.io.File
import java.nio.file.Files
import java.util.concurrent.CountDownLatch
import kotlin.random.Random

/**
 * The app as a process of its own, which [KilledTest] kills.
 *
 * It opens the games of its folder side by side, says what it sees, plays a little, stops in the middle of something
 * else in each, says what stands there and waits for its end. Nobody looks at its pixels, so that it does without what
 * draws them.
 */
@RunWith(RobolectricTestRunner::class)
@Config(sdk = [34], qualifiers = "w412dp-h892dp-xhdpi")
@GraphicsMode(GraphicsMode.Mode.LEGACY)
class KilledGame {
    private val round = System.getProperty(ROUND).toInt()
    private val screens = List(GAMES) { GameHarness(File(System.getProperty(FOLDER))) }

    @get:Rule
    val rules: RuleChain = screens.fold(RuleChain.emptyRuleChain()) { chain, screen -> chain.around(screen) }

    @Test
    fun live() {
        val library = screens.first().library
        if (library.shelf().games.isEmpty()) screens.forEach { it.startAgainstComputer(level = 1) }
        val ids =
            library
                .shelf()
                .games
                .map { it.id }
                .sorted()
        check(ids.size == GAMES) { "of $GAMES games there are ${ids.size}" }
        val games = screens.zip(ids).mapIndexed { place, (screen, id) -> Played(screen, id, place) }
        games.forEach(Played::open)
        games.forEach(Played::play)
        games.forEach(Played::approach)
        games.forEach(Played::begin)
        screens.first().idle(GameHarness.FRAME * Random(round).nextInt(1, 6))
        games.forEach(Played::say)
        CountDownLatch(1).await()
    }

    /** One of the games, and what it is in the middle of when the process is killed. */
    private inner class Played(
        private val game: GameHarness,
        private val id: String,
        private val place: Int,
    ) {
        private val moment = Moment.entries[(place + round) % GAMES]
        private val random = Random(round * GAMES + place)
        private var undone: List<String> = emptyList()

        fun open() {
            game.take(id)
            undone = undoLine()
            (RuntimeEnvironment.getApplication() as StarhopApp).searchWorker = game.thinker
            game.open()
            say(OPENED, " selected ${game.state.selection.hole}")
            if (game.state.snapshot.computerToMove) answer()
        }

        fun play() =
            repeat(random.nextInt(3)) {
                move()
                game.settle()
                answer()
            }

        /** All that takes long, up to where only the moment itself is left. */
        fun approach() {
            if (moment != Moment.SEARCHING && moment != Moment.UNDOING) return
            move()
            game.settle()
            if (moment == Moment.UNDOING) answer()
        }

        fun begin() =
            when (moment) {
                Moment.PINNED -> pin()
                Moment.ANIMATING -> move()
                Moment.SEARCHING -> Unit
                Moment.UNDOING -> undo()
            }

        fun say() {
            val amid =
                when (moment) {
                    Moment.PINNED -> game.state.pinned
                    Moment.ANIMATING, Moment.UNDOING -> game.board.animating
                    Moment.SEARCHING -> game.state.thinking
                }
            assertTrue("game $place is $moment", amid)
            say(NOW, "")
        }

        private fun pin() {
            val chain =
                game.presenter
                    .legalMoves()
                    .filter { it.kind != TargetKind.STEP }
                    .random(random)
            game.presenter.touch.tap(chain.path.first())
            game.presenter.touch.pin(chain.hole)
        }

        private fun move() {
            game.presenter.playMove(game.presenter.legalMoves().random(random))
            undone = emptyList()
        }

        private fun answer() {
            game.thinker.answer()
            game.settle()
        }

        private fun undo() {
            val before = moves()
            game.press(R.id.undo)
            undone = before.drop(game.state.snapshot.entries) + undone
        }

        private fun moves(): List<String> = game.library.replay(id).use { replay -> replay.moves().map { it.text } }

        /** What redo would bring back, tried on a copy of the folder. */
        private fun undoLine(): List<String> {
            val copy = Files.createTempDirectory("copy").toFile()
            game.folder.copyRecursively(copy, overwrite = true)
            val before = moves().size
            return GameLibrary
                .open(copy.path)
                .use { library ->
                    library.openGame(id).use { match -> while (match.snapshot().allowed.redo) match.redo() }
                    library.replay(id).use { replay -> replay.moves().map { it.text }.drop(before) }
                }.also { copy.deleteRecursively() }
        }

        /** One line: what is on the screen, and what an undo has taken back. */
        private fun say(
            word: String,
            more: String,
        ) = println("\n$word $id ${game.state.snapshot.pieces} ${moves()} undone $undone$more")
    }

    private enum class Moment { PINNED, ANIMATING, SEARCHING, UNDOING }

    companion object {
        const val FOLDER = "killed.folder"
        const val ROUND = "killed.round"
        const val OPENED = "@opened"
        const val NOW = "@now"

        /** As many as there are moments, so that each kill hits one of each. */
        const val GAMES = 4
    }
}
