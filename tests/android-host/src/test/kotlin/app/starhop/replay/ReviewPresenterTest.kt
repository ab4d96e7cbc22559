package app.starhop.replay

import app.starhop.core.StoreException
import app.starhop.game.ManualDelays
import app.starhop.support.DIRECTLY
import app.starhop.support.TestGames
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test

class ReviewPresenterTest {
    private val games = TestGames()
    private val id = games.wanderers(plies = 8)
    private val work = HeldWork()
    private val delays = ManualDelays()
    private val shown = mutableListOf<ReviewState>()

    private fun presenter(id: String = this.id) =
        ReviewPresenter(id, { games.library }, DIRECTLY, work.background, delays).apply {
            load()
            attach(shown::add)
        }

    private fun kept() = games.library.review(id).use { it.kept() }

    @Test
    fun `a review is offered, made, and there at once the next time`() {
        val first = presenter()
        assertEquals(ReviewState.Offered(), first.state)
        first.begin()
        work.run()
        val report = checkNotNull(first.state.report)
        assertEquals(8, report.plies.size)
        assertEquals((1..8).toList(), report.plies.map { it.ply })
        val again = presenter()
        assertEquals(report, again.state.report)
        assertEquals(0, work.waiting)
    }

    @Test
    fun `one that ended with its process is made anew, and one that was kept is not`() {
        val again = ReviewPresenter(id, { games.library }, DIRECTLY, work.background, delays).apply { load(resume = true) }
        assertTrue(again.running)
        work.run()
        val report = checkNotNull(again.state.report)
        val kept = ReviewPresenter(id, { games.library }, DIRECTLY, work.background, delays).apply { load(resume = true) }
        assertEquals(report, kept.state.report)
        assertEquals(0, work.waiting)
    }

    @Test
    fun `a running review tells how far it has come`() {
        val presenter = presenter()
        presenter.begin()
        val end = work.runAside()
        while ((presenter.state as ReviewState.Running).done == 0) delays.pass(200)
        val running = presenter.state as ReviewState.Running
        assertEquals(8, running.total)
        assertTrue("$running", running.done in 1..8)
        end()
        assertNotNull(presenter.state.report)
        val count = shown.size
        delays.pass(10_000)
        assertEquals(count, shown.size)
    }

    @Test
    fun `a cancelled review ends, keeps nothing, and can be made again`() {
        val presenter = presenter()
        presenter.begin()
        val end = work.runAside()
        while ((presenter.state as ReviewState.Running).done == 0) delays.pass(200)
        presenter.cancel()
        assertEquals(ReviewState.Offered(), presenter.state)
        end()
        assertEquals(ReviewState.Offered(), presenter.state)
        assertNull(kept())
        presenter.begin()
        work.run()
        assertNotNull(presenter.state.report)
    }

    @Test
    fun `a second wish makes no second review`() {
        val presenter = presenter()
        presenter.begin()
        presenter.begin()
        assertEquals(1, work.waiting)
    }

    @Test
    fun `closing the screen ends the review`() {
        val presenter = presenter()
        presenter.begin()
        presenter.detach()
        presenter.close()
        val count = shown.size
        work.run()
        delays.pass(1_000)
        assertEquals(count, shown.size)
        assertNull(kept())
    }

    @Test
    fun `a review goes on while the screen is turned`() {
        val presenter = presenter()
        presenter.begin()
        presenter.detach()
        work.run()
        presenter.attach(shown::add)
        assertNotNull(shown.last().report)
    }

    @Test
    fun `a game that is gone cannot be reviewed, and the reason is told`() {
        val presenter = presenter("no such game")
        presenter.begin()
        assertTrue((presenter.state as ReviewState.Offered).trouble is StoreException.NoSuchGame)
        assertEquals(0, work.waiting)
    }
}
