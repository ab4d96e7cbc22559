package app.starhop.saved

import app.starhop.support.DIRECTLY
import app.starhop.support.TestGames
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test

class SavedRowsTest {
    private val games = TestGames()
    private var shown = SavedState()
    private val presenter = SavedPresenter({ games.library }, DIRECTLY, FullDisk(), SavedTab.UNFINISHED, { shown = it }, {})

    @Test
    fun `nothing is claimed before the list has come`() = assertTrue(shown.rows().isEmpty())

    @Test
    fun `an empty list says so in either tab`() {
        presenter.refresh()
        assertEquals(listOf(SavedRow.Empty(SavedTab.UNFINISHED)), shown.rows())
        presenter.pickTab(SavedTab.FINISHED)
        assertEquals(listOf(SavedRow.Empty(SavedTab.FINISHED)), shown.rows())
    }

    @Test
    fun `the first and the last game close the card`() {
        repeat(3) { games.people() }
        presenter.refresh()
        val rows = shown.rows().map { it as SavedRow.Game }
        assertEquals(listOf(true, false, false), rows.map { it.first })
        assertEquals(listOf(false, false, true), rows.map { it.last })
    }

    @Test
    fun `files that cannot be opened stand below the unfinished games`() {
        games.damage()
        games.newer()
        presenter.refresh()
        assertEquals(
            listOf(SavedRow.Game::class, SavedRow.Damaged::class, SavedRow.Newer::class),
            shown.rows().map { it::class },
        )
        presenter.pickTab(SavedTab.FINISHED)
        assertEquals(listOf(SavedRow.Empty(SavedTab.FINISHED)), shown.rows())
    }

    @Test
    fun `every row has a key of its own`() {
        repeat(2) { games.people() }
        games.damage("one.starhop")
        games.damage("two.starhop")
        presenter.refresh()
        val keys = shown.rows().map { it.key }
        assertEquals(4, keys.size)
        assertEquals(keys.size, keys.toSet().size)
    }
}
