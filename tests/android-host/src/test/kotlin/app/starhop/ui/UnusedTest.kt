package app.starhop.ui

import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import java.io.File

/** Nothing in the app's resources is left over. */
class UnusedTest {
    private val main = File(System.getProperty("vectors")).resolve("../../android/app/src/main").canonicalFile
    private val xml = main.resolve("res").files("xml") + main.resolve("AndroidManifest.xml")

    private fun File.files(ending: String): List<File> = walk().filter { it.extension == ending }.toList()

    private fun List<File>.find(pattern: String): Set<String> {
        val sought = Regex(pattern)
        return flatMap { file -> sought.findAll(file.readText()).map { it.groupValues.drop(1).joinToString(".") } }.toSet()
    }

    /** What stands in a file of its own. */
    private fun files(): Set<String> =
        main
            .resolve("res")
            .walk()
            .filter { it.isFile && !it.parentFile.name.startsWith("values") }
            .map { "${it.parentFile.name.substringBefore('-')}.${it.name.substringBefore('.')}" }
            .toSet()

    private fun values(): Set<String> =
        xml
            .find("<(string|plurals|dimen|color|integer|bool|string-array) [^>]*name=\"([\\w.]+)\"")
            .map { it.replace("string-array.", "array.") }
            .toSet() + xml.find("@\\+(id)/(\\w+)")

    /** The beginnings of the names that are found while the app runs. */
    private val kept: Set<String> = xml.find("tools:keep=\"@([a-z]+)/(\\w+)\\*\"")

    @Test
    fun `every resource is used`() {
        val defined = files() + values()
        val used =
            main.resolve("kotlin").files("kt").find("R\\.([a-z]+)\\.(\\w+)") +
                xml.find("@([a-z]+)/([\\w.]+)") +
                // What shrinking keeps, told by a file that the build itself reads.
                defined.filter { name -> kept.any(name::startsWith) } + "raw.keep"
        assertTrue("${defined.size}", defined.size > LEAST)
        assertEquals(emptyList<String>(), (defined - used).sorted())
    }

    private companion object {
        /** There are more than so many; fewer would mean that they are not found. */
        const val LEAST = 500
    }
}
