package app.starhop.game

import app.starhop.board.Holes
import org.junit.After
import org.junit.Assert.assertEquals
import org.junit.Test
import java.io.File
import java.nio.file.Files
import java.util.concurrent.Callable
import java.util.concurrent.ExecutionException
import java.util.concurrent.Executors

class KilledTest {
    private val folder = Files.createTempDirectory("killed").toFile()

    @After
    fun clear() {
        folder.deleteRecursively()
    }

    @Test
    fun `A1 killed and reopened the game and its undo line are the same and nothing is selected`() {
        val workers = Executors.newFixedThreadPool(GAMES)
        try {
            val games = (0 until POINTS).chunked(POINTS / GAMES).map { points -> Callable { play(folder.resolve("${points[0]}"), points) } }
            workers.invokeAll(games).forEach { it.get() }
        } catch (failed: ExecutionException) {
            throw failed.cause ?: failed
        } finally {
            workers.shutdownNow()
        }
    }

    /** One game that is killed at each of the [points] and taken up again after each. */
    private fun play(
        games: File,
        points: List<Int>,
    ) {
        var left: String? = null
        for (point in points + LAST) {
            val (opened, now) = killed(games, point)
            if (left != null) assertEquals("before point $point", "$left selected ${Holes.NONE}", opened)
            left = now
        }
    }

    /** What a process saw when it opened the folder, and what stood there when it was killed. */
    private fun killed(
        games: File,
        point: Int,
    ): Pair<String, String> {
        val child = ProcessBuilder(command(games, point)).redirectErrorStream(true).start()
        val said = mutableListOf<String>()
        try {
            child.inputStream.bufferedReader().useLines { lines ->
                for (line in lines) {
                    said += line
                    if (line.startsWith(KilledGame.NOW)) break
                }
                child.destroyForcibly().waitFor()
            }
        } finally {
            child.destroyForcibly()
        }
        return said.after(KilledGame.OPENED) to said.after(KilledGame.NOW)
    }

    private fun List<String>.after(word: String) =
        checkNotNull(firstOrNull { it.startsWith("$word ") }) { "the app did not say $word but:\n${joinToString("\n")}" }
            .removePrefix("$word ")

    private fun command(
        games: File,
        point: Int,
    ): List<String> {
        val java = File(System.getProperty("java.home"), "bin/java").path
        val handedOn = System.getProperties().stringPropertyNames().filter { name -> HANDED_ON.any(name::startsWith) }
        // Who is killed clears nothing away.
        val leftovers = folder.resolve("leftovers").apply { mkdirs() }
        val told =
            handedOn.associateWith(System::getProperty) +
                mapOf(KilledGame.FOLDER to games.path, KilledGame.POINT to "$point", "java.io.tmpdir" to leftovers.path)
        val classes = System.getProperty("surefire.test.class.path") ?: System.getProperty("java.class.path")
        return listOf(java, "-Xmx512m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1") + told.map { (name, value) -> "-D$name=$value" } +
            listOf("-cp", classes, "org.junit.runner.JUnitCore", KilledGame::class.java.name)
    }

    private companion object {
        const val POINTS = 20

        /** So many are played side by side. */
        const val GAMES = 2

        /** Only looks whether the kill before did harm. */
        const val LAST = POINTS
        val HANDED_ON = listOf("robolectric.", "uniffi.", "shots")
    }
}
