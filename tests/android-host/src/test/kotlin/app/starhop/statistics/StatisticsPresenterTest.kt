package app.starhop.statistics

import app.starhop.core.GameLibrary
import app.starhop.core.GameSetup
import app.starhop.core.PlayerKind
import app.starhop.core.PlayerSetup
import app.starhop.core.Preset
import app.starhop.core.RuleSet
import app.starhop.core.StoreException
import app.starhop.saved.FullDisk
import app.starhop.support.DIRECTLY
import app.starhop.support.TestGames
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test

class StatisticsPresenterTest {
    private val games = TestGames()
    private val disk = FullDisk()
    private var shown = StatisticsState()
    private val presenter = StatisticsPresenter({ games.library }, DIRECTLY, disk) { shown = it }

    @Test
    fun `games against the computer are counted by their rule sets`() {
        games.resign(games.computer())
        games.resign(games.computer())
        games.library.resignRated()
        presenter.refresh()
        val tallies = checkNotNull(shown.profile).tallies.map { Triple(it.rules.preset, it.players, it.losses) }
        assertEquals(listOf(Triple(Preset.PLYYARD, 2, 2), Triple(Preset.QQ, 2, 1)), tallies)
        assertTrue(shown.exists)
    }

    @Test
    fun `nothing is set back before the person says so`() {
        games.resign(games.computer())
        presenter.refresh()
        presenter.reset()
        presenter.ask()
        assertTrue(shown.asks)
        presenter.keep()
        presenter.reset()
        assertEquals(1, shown.profile?.tallies?.size)
        assertFalse(shown.asks)
        presenter.ask()
        presenter.reset()
        assertEquals(emptyList<Any>(), shown.profile?.tallies)
        presenter.refresh()
        assertFalse("what was over does not count again", shown.exists)
    }

    @Test
    fun `where there is nothing there is nothing to set back`() {
        presenter.refresh()
        presenter.ask()
        assertFalse(shown.exists || shown.asks)
        assertEquals(1, shown.profile?.rank)
    }

    @Test
    fun `a full disk is told and keeps the figures`() {
        games.resign(games.computer())
        presenter.refresh()
        games.folder.resolve("fault").writeText("write 1+ full")
        presenter.ask()
        presenter.reset()
        assertTrue(shown.trouble is StoreException.Full)
        assertTrue(disk.trouble is StoreException.Full)
        assertEquals(1, shown.profile?.tallies?.size)
        games.folder.resolve("fault").delete()
        presenter.refresh()
        assertNull(shown.trouble)
    }
}

/** A game for points that the person begins and resigns in. */
fun GameLibrary.resignRated(): String {
    val players = listOf(PlayerSetup("", PlayerKind.Person), PlayerSetup("", PlayerKind.Computer(4)))
    return start(GameSetup(RuleSet(Preset.QQ, emptyList()), players, toss = null)).use { it.resign().gameId }
}
