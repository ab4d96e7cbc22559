package app.starhop.importing

import app.starhop.Background
import app.starhop.core.ImportForm
import app.starhop.core.StoreException
import app.starhop.core.TextProblem
import app.starhop.saved.FullDisk
import app.starhop.support.DIRECTLY
import app.starhop.support.TestGames
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test

class ImportPresenterTest {
    private val games = TestGames()
    private val other = TestGames()
    private val disk = FullDisk()
    private val left = mutableListOf<ImportExit>()
    private val held = ArrayDeque<Runnable>()
    private var shown = ImportState()
    private val presenter = presenter(DIRECTLY)

    private fun presenter(outside: Background) = ImportPresenter({ games.library }, DIRECTLY, outside, disk, { shown = it }, left::add)

    private val ready get() = (shown.step as ImportStep.Ready).preview
    private val refused get() = shown.step as ImportStep.Refused

    private fun shelf() = games.library.shelf().games

    /** A game of another phone as a text that people read. */
    private fun text(plies: Int = 5): String = other.library.exportText(other.people(plies))

    @Test
    fun `a text is shown before it is saved, and saved when the person says so`() {
        presenter.take(text())
        assertEquals(ImportForm.RECORD, ready.form)
        assertEquals(5, ready.game.ply)
        assertTrue(shelf().isEmpty())
        presenter.import()
        assertEquals(5, shelf().single().ply)
        assertEquals(listOf<ImportExit>(ImportExit.Game(shelf().single().id)), left)
    }

    @Test
    fun `a finished game leads to its replay`() {
        presenter.take(other.library.exportGame(other.resign(other.people(plies = 3))))
        assertEquals(ImportForm.DOCUMENT, ready.form)
        presenter.import()
        assertEquals(listOf<ImportExit>(ImportExit.Replay(shelf().single().id)), left)
    }

    @Test
    fun `a wrong move is named with its line, and the rest is not saved`() {
        val whole = text()
        val move = Regex("[a-q]\\d+[-:][a-q]\\d+").findAll(whole).last().value
        presenter.take(whole.replace(move, "a1-q1"))
        val trouble = refused.trouble as StoreException.Text
        assertEquals("a1-q1", (trouble.problem as TextProblem.Move).text)
        assertTrue("${refused.line}", refused.line.orEmpty().contains("a1-q1"))
        presenter.import()
        assertTrue(shelf().isEmpty())
    }

    @Test
    fun `what is mended in the field is looked at anew`() {
        val whole = text()
        presenter.take(whole.replaceFirst("Rules:", "Rules"))
        assertTrue("${refused.trouble}", (refused.trouble as StoreException.Text).problem is TextProblem.HeaderLine)
        assertTrue(refused.line.orEmpty(), refused.line.orEmpty().startsWith("Rules "))
        presenter.type(whole)
        assertEquals(ImportStep.Writing, shown.step)
        presenter.check()
        assertEquals(5, ready.game.ply)
    }

    @Test
    fun `a text of something else is told how ours begin`() {
        presenter.take("Dear all,\nsee you on Sunday.")
        assertEquals(IncomingProblem.NOT_OURS, (refused.trouble as IncomingException).problem)
        presenter.take("  {\"format\":\"chess\"}")
        assertTrue(refused.trouble is StoreException.Damaged)
    }

    @Test
    fun `a blank text is none`() {
        presenter.take(" \n ")
        assertEquals(IncomingProblem.NO_TEXT, (refused.trouble as IncomingException).problem)
    }

    @Test
    fun `a long text is looked at but not put into the field`() {
        presenter.take(text() + "\n".repeat(ImportPresenter.FIELD))
        assertNull(shown.field)
        assertEquals(5, ready.game.ply)
    }

    @Test
    fun `bytes that are no text are told so`() {
        presenter.read { ByteArray(4096) { (it * 37).toByte() } }
        assertTrue("${refused.trouble}", (refused.trouble as StoreException.Text).problem is TextProblem.NotText)
        presenter.read { "{\"format\":\"starhop-game\",".toByteArray() }
        assertTrue(refused.trouble is StoreException.Damaged)
        assertNull(refused.line)
    }

    @Test
    fun `a file that is slow does not take the place of what came after it`() {
        val presenter = presenter(Background({ held += it }, { it.run() }))
        presenter.read { text(plies = 2).toByteArray() }
        assertEquals(ImportStep.Reading, shown.step)
        presenter.take(text(plies = 7))
        held.removeFirst().run()
        assertEquals(7, ready.game.ply)
    }

    @Test
    fun `a game that is there already is named and opened instead`() {
        val id = games.people(plies = 4)
        presenter.take(games.library.exportText(id))
        assertEquals(id, ready.known)
        presenter.openKnown()
        assertEquals(listOf<ImportExit>(ImportExit.Game(id)), left)
        assertEquals(1, shelf().size)
    }

    @Test
    fun `a full disk is told, and the game can be saved later`() {
        presenter.take(text())
        games.folder.resolve("fault").writeText("write 1 full")
        presenter.import()
        games.folder.resolve("fault").delete()
        assertTrue(shown.trouble is StoreException.Full)
        assertNotNull(disk.trouble)
        assertTrue(left.isEmpty())
        presenter.import()
        assertNull(disk.trouble)
        assertEquals(1, shelf().size)
    }
}
