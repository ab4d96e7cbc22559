package app.starhop.game

import app.starhop.core.Search
import app.starhop.core.SearchReport
import app.starhop.engine.Thinker
import app.starhop.support.TestGames
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test

/** Hints with the real core, whose answers come when the test lets them. */
class HintsTest {
    private val games = TestGames()
    private val match = games.library.openGame(games.computer())
    private val answers = mutableListOf<() -> Unit>()
    private var told = 0
    private val hints =
        Hints(
            object : Thinker {
                override fun run(
                    search: Search,
                    done: (Result<SearchReport>) -> Unit,
                ) {
                    search.moveNow()
                    val found = runCatching(search::run)
                    answers += { done(found) }
                }
            },
        ) { told++ }

    private fun wish() = hints.wish(match::hint)

    @Test
    fun `one wish is one search, and what it finds is told once`() {
        wish()
        wish()
        assertTrue(hints.shown?.searching == true)
        answers.single().invoke()
        assertEquals(1, told)
        assertFalse(hints.shown?.searching == true)
        wish()
        assertTrue(hints.shown?.revealed == true)
        assertEquals(1, answers.size)
    }

    @Test
    fun `a search that was over before it was given up is not told`() {
        wish()
        hints.drop()
        wish()
        answers.first().invoke()
        assertTrue("the second is still awaited", hints.shown?.searching == true)
        hints.drop()
        answers.last().invoke()
        assertNull(hints.shown)
        assertEquals(0, told)
    }

    @Test
    fun `stopping ends a search and leaves what was found`() {
        wish()
        hints.stop()
        assertNull(hints.shown)
        wish()
        answers.last().invoke()
        val found = hints.shown
        hints.stop()
        assertEquals(found, hints.shown)
        assertTrue(found != null)
    }
}
