package app.starhop.game

import app.starhop.board.Holes
import org.junit.After
import org.junit.Assert.assertEquals
import org.junit.Test
import java.io.File
import java.nio.file.Files

class KilledTest {
    private val folder = Files.createTempDirectory("killed").toFile()

    @After
    fun clear() {
        folder.deleteRecursively()
    }

    @Test
    fun `A1 killed and reopened the games and their undo lines are the same and nothing is selected`() {
        var left: List<String>? = null
        // The last round only looks whether the kill before did harm.
        for (round in 0..ROUNDS) {
            val (opened, now) = killed(round)
            if (left != null) assertEquals("after kill $round", left.map { "$it selected ${Holes.NONE}" }, opened)
            left = now
        }
    }

    /** What a process saw in each game when it opened the folder, and what stood there when it was killed. */
    private fun killed(round: Int): Pair<List<String>, List<String>> {
        val child = ProcessBuilder(command(round)).redirectErrorStream(true).start()
        val said = mutableListOf<String>()
        try {
            child.inputStream.bufferedReader().useLines { lines ->
                for (line in lines) {
                    said += line
                    if (said.count { it.startsWith(KilledGame.NOW) } == KilledGame.GAMES) break
                }
                child.destroyForcibly().waitFor()
            }
        } finally {
            child.destroyForcibly()
        }
        return said.after(KilledGame.OPENED) to said.after(KilledGame.NOW)
    }

    private fun List<String>.after(word: String) =
        filter { it.startsWith("$word ") }
            .map { it.removePrefix("$word ") }
            .also { check(it.size == KilledGame.GAMES) { "the app did not say $word of each game but:\n${this.joinToString("\n")}" } }

    private fun command(round: Int): List<String> {
        val java = File(System.getProperty("java.home"), "bin/java").path
        val handedOn = System.getProperties().stringPropertyNames().filter { name -> HANDED_ON.any(name::startsWith) }
        // Who is killed clears nothing away.
        val leftovers = folder.resolve("leftovers").apply { mkdirs() }
        val told =
            handedOn.associateWith(System::getProperty) +
                mapOf(
                    KilledGame.FOLDER to folder.resolve("games").path,
                    KilledGame.ROUND to "$round",
                    "java.io.tmpdir" to leftovers.path,
                )
        val classes = System.getProperty("surefire.test.class.path") ?: System.getProperty("java.class.path")
        return listOf(java, "-Xmx512m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1") + told.map { (name, value) -> "-D$name=$value" } +
            listOf("-cp", classes, "org.junit.runner.JUnitCore", KilledGame::class.java.name)
    }

    private companion object {
        /** Each hits four games at once: twenty points in all. */
        const val ROUNDS = 5
        val HANDED_ON = listOf("robolectric.", "uniffi.", "shots")
    }
}
