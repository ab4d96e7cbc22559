package app.starhop

import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import java.io.File

/** The shape of the app's code, where the compiler does not look. */
class ShapeTest {
    private val root = File(System.getProperty("vectors")).resolve("../../android/app/src/main/kotlin/app/starhop").canonicalFile
    private val sources =
        root.walk().filter { it.extension == "kt" }.associate {
            it.relativeTo(root).invariantSeparatorsPath to
                it.readText()
        }

    private fun where(pattern: String): Set<String> = sources.filterValues(Regex(pattern, RegexOption.MULTILINE)::containsMatchIn).keys

    @Test
    fun `presenters, their states and their parts know no view, so that they are tested without one`() {
        val plain = sources.keys.filter { it.endsWith("Presenter.kt") || it.endsWith("State.kt") || it in PARTS }
        assertTrue("$plain", plain.size > PARTS.size + LEAST && plain.containsAll(PARTS))
        assertEquals(emptySet<String>(), where("^import android\\.") intersect plain.toSet())
    }

    @Test
    fun `the app alone opens the library, and threads are made in one place`() {
        assertEquals(setOf("StarhopApp.kt"), where("GameLibrary\\.open\\(|[ (]longWorker\\(|[ (]Background\\(") - "Background.kt" - THREADS)
        assertEquals(setOf(THREADS), where("\\bThread\\(|Executors\\b|ThreadPoolExecutor\\("))
    }

    @Test
    fun `nothing is global that changes, asserted to be there, reflected upon or borrowed from AndroidX`() {
        assertEquals(emptySet<String>(), where("^((private|internal) )?(lateinit )?var "))
        assertEquals(emptySet<String>(), where("!!"))
        assertEquals(emptySet<String>(), where("Class\\.forName|getDeclared(Field|Method)"))
        assertEquals(emptySet<String>(), where("^import androidx\\."))
    }

    private companion object {
        const val THREADS = "engine/LongWorker.kt"
        val PARTS =
            listOf("Acting", "Changes", "GameClock", "GameTouch", "Hand", "Hints", "Outcome", "SavedMatch", "Table").map { "game/$it.kt" } +
                listOf("engine/ComputerTurn.kt", "Background.kt")

        /** There are more presenters and states than so many. */
        const val LEAST = 15
    }
}
