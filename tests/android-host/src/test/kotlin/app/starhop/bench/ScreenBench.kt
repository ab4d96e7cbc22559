package app.starhop.bench

import android.app.Activity
import android.content.Intent
import android.graphics.Bitmap
import android.graphics.Canvas
import android.view.View
import app.starhop.R
import app.starhop.board.BoardView
import app.starhop.board.Motion
import app.starhop.game.GameActivity
import app.starhop.home.HomeActivity
import app.starhop.support.TestGames
import app.starhop.support.app
import app.starhop.support.gamesOf
import app.starhop.support.idle
import app.starhop.support.open
import app.starhop.support.pass
import app.starhop.support.stepFrames
import org.junit.Assert.assertTrue
import org.junit.FixMethodOrder
import org.junit.Test
import org.junit.runner.RunWith
import org.junit.runners.MethodSorters
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config
import java.lang.management.ManagementFactory

/** How long the app takes on this machine; scripts/bench-android runs it and nothing holds it to a time. */
@RunWith(RobolectricTestRunner::class)
@FixMethodOrder(MethodSorters.NAME_ASCENDING)
@Config(qualifiers = "w412dp-h892dp-xhdpi")
class ScreenBench {
    private lateinit var games: TestGames

    /** Milliseconds of processor time of this thread, on which all of it runs: others on the machine do not count. */
    private fun millis(work: () -> Unit): Double {
        val threads = ManagementFactory.getThreadMXBean()
        val begun = threads.currentThreadCpuTime
        work()
        return (threads.currentThreadCpuTime - begun) / 1e6
    }

    private fun draw(view: View): Bitmap =
        Bitmap.createBitmap(view.width, view.height, Bitmap.Config.ARGB_8888).also { view.draw(Canvas(it)) }

    /** From the first touch of the app's objects to the pixels of a screen; each test has an app of its own. */
    private inline fun <reified A : Activity> start(
        name: String,
        crossinline intent: (String) -> Intent?,
    ) {
        val folder = TestGames().apply { repeat(SAVED) { computer(level = 1, turns = 2) } }.folder
        System.setProperty(FOLDER, folder.path)
        lateinit var picture: Bitmap
        val id =
            folder
                .resolve("games")
                .list()
                .orEmpty()
                .first()
                .removeSuffix(".starhop")
        val taken =
            millis {
                app()
                val screen = open<A>(intent(id)).get()
                picture = draw(screen.window.decorView)
            }
        System.clearProperty(FOLDER)
        folder.deleteRecursively()
        assertTrue(picture.getPixel(picture.width / 2, picture.height / 2) != 0)
        println("BENCH %-40s %7.1f ms".format(name, taken))
    }

    private fun home(turn: String) = start<HomeActivity>("home, start to first frame, $turn") { null }

    private fun game(turn: String) = start<GameActivity>("game, start to first frame, $turn") { GameActivity.intent(app(), it) }

    @Test
    fun `a first start loads the classes`() = home("with class loading").also { game("with class loading") }

    @Test
    fun `b home`() = home("classes loaded")

    @Test
    fun `c home again`() = home("classes loaded")

    @Test
    fun `d game`() = game("classes loaded")

    @Test
    fun `e game again`() = game("classes loaded")

    @Test
    fun `f frames of a chain`() {
        games = gamesOf(app())
        val screen = open<GameActivity>(GameActivity.intent(app(), games.people(plies = 24))).get()
        stepFrames()
        val board = screen.findViewById<BoardView>(R.id.board)
        games.library
            .openGame(
                games.library
                    .shelf()
                    .games
                    .first()
                    .id,
            ).use { match ->
                val chain = match.legalMoves().maxBy { it.hops }
                val target = Bitmap.createBitmap(board.width, board.height, Bitmap.Config.ARGB_8888)
                val canvas = Canvas(target)
                val times = mutableListOf<Double>()
                repeat(ROUNDS) {
                    val before = board.state
                    board.run(before, listOf(Motion.Travel(chain.path)))
                    while (board.animating) {
                        pass(16)
                        times += millis { board.draw(canvas) }
                    }
                    board.show(before)
                }
                idle()
                assertTrue("${chain.hops}", chain.hops > 2 && times.size > ROUNDS * 10)
                val warm = times.drop(times.size / 2).sorted()
                val text = "BENCH frame of a chain of %d hops, %d x %d, median %.2f ms, 95 %% under %.2f, longest %.2f"
                println(text.format(chain.hops, board.width, board.height, warm[warm.size / 2], warm[warm.size * 95 / 100], warm.last()))
            }
    }

    private companion object {
        const val SAVED = 12
        const val ROUNDS = 12
        const val FOLDER = "starhop.library"
    }
}
