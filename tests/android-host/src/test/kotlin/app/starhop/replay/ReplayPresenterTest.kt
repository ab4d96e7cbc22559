package app.starhop.replay

import app.starhop.board.Holes
import app.starhop.core.ReplayFrame
import app.starhop.core.Status
import app.starhop.core.StoreException
import app.starhop.support.DIRECTLY
import app.starhop.support.TestGames
import app.starhop.support.allocated
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test

class ReplayPresenterTest {
    private val games = TestGames()
    private val left = mutableListOf<ReplayExit>()
    private var shown = ReplayState()
    private var now = 0L

    private fun presenter(
        id: String,
        start: ReplayPosition = ReplayPosition(),
    ) = ReplayPresenter(id, start, { games.library }, DIRECTLY, { shown = it }, left::add).apply { load() }

    /** Runs frames until nothing is left to do or [millis] have passed; a board in motion comes to rest at once. */
    private fun ReplayPresenter.run(millis: Long = 0) {
        val end = now + millis
        do {
            onFrame(now)
            onArrived()
            now += FRAME
        } while (now <= end)
    }

    @Test
    fun `a replay begins at the start`() {
        presenter(games.people(plies = 8))
        assertEquals(0, shown.ply)
        assertEquals(8, shown.record?.length)
        assertTrue(shown.atStart)
        assertFalse(shown.playing)
    }

    @Test
    fun `D1 turn, pieces, chart and list agree at every ply`() {
        val presenter = presenter(games.people(plies = 40))
        val record = checkNotNull(shown.record)
        assertEquals(40, record.length)
        var before = checkNotNull(shown.frame)
        for (ply in 0..record.length) {
            presenter.jump(ply)
            presenter.run()
            val frame = checkNotNull(shown.frame)
            assertEquals(ply, frame.ply)
            if (ply < record.length) assertEquals(record.moves[ply].seat, frame.toMove)
            if (ply > 0) assertEquals(before.after(record, ply), frame.pieces)
            assertEquals(record.moves.getOrNull(ply - 1), frame.lastMove)
            for (line in record.chart) {
                val player = frame.players.first { it.seat == line.seat }
                assertEquals(player.steps, line.steps[ply])
                assertEquals(player.home, line.home[ply])
                assertEquals(frame.piecesAtGoalOf(line.seat), player.home)
            }
            before = frame
        }
    }

    private fun ReplayFrame.after(
        record: ReplayRecord,
        ply: Int,
    ): String {
        val path = record.moves[ply - 1].path
        val next = pieces.toCharArray()
        next[path.last()] = next[path.first()]
        next[path.first()] = '.'
        return String(next)
    }

    /** With two players the goal is the home of the other one. */
    private fun ReplayFrame.piecesAtGoalOf(seat: Int): Int {
        val other = players.first { it.seat != seat }.seat
        return Holes.all.count { it.camp == other && pieces[it.index] == '0' + seat }
    }

    @Test
    fun `D2 a tap is one ply, forwards and back`() {
        val presenter = presenter(games.people(plies = 8))
        tap(presenter, 1)
        assertEquals(1, shown.ply)
        assertEquals(Arrival.FORWARD, shown.arrival)
        tap(presenter, 1)
        assertEquals(2, shown.ply)
        tap(presenter, -1)
        assertEquals(1, shown.ply)
        assertEquals(Arrival.BACKWARD, shown.arrival)
    }

    private fun tap(
        presenter: ReplayPresenter,
        direction: Int,
    ) {
        presenter.holdBegins(direction)
        presenter.run(ReplayPresenter.HOLD - 3 * FRAME)
        assertFalse(presenter.holdEnds())
        if (direction > 0) presenter.next() else presenter.previous()
        presenter.run()
    }

    @Test
    fun `D2 holding repeats after 350 ms every 90 ms until the finger leaves`() {
        val presenter = presenter(games.people(plies = 30))
        presenter.holdBegins(1)
        presenter.run(ReplayPresenter.HOLD - FRAME)
        assertEquals(0, shown.ply)
        presenter.run(2 * FRAME)
        assertEquals(1, shown.ply)
        assertEquals(Arrival.JUMP, shown.arrival)
        presenter.run(10 * ReplayPresenter.REPEAT)
        assertEquals(11.0, shown.ply.toDouble(), 1.0)
        assertTrue(presenter.holdEnds())
        val reached = shown.ply
        presenter.run(1000)
        assertEquals(reached, shown.ply)
        assertFalse(presenter.needsFrames)
    }

    @Test
    fun `D2 holding stops at either end`() {
        val presenter = presenter(games.people(plies = 4))
        presenter.holdBegins(1)
        presenter.run(2000)
        assertEquals(4, shown.ply)
        presenter.holdEnds()
        presenter.holdBegins(-1)
        presenter.run(2000)
        assertEquals(0, shown.ply)
    }

    @Test
    fun `D3 scrubbing through 400 plies makes one seek a frame`() {
        val counted = CountedLibrary(games.library)
        val presenter = ReplayPresenter(games.wanderers(plies = 400), ReplayPosition(), { counted }, DIRECTLY, { shown = it }, left::add)
        presenter.load()
        counted.replay.seeks = 0
        var frames = 0
        for (ply in 1..400) {
            presenter.jump(ply)
            if (ply % 4 == 0) {
                frames++
                presenter.onFrame(now)
                assertEquals(frames, counted.replay.seeks)
                assertEquals(ply, shown.ply)
            }
        }
        presenter.onFrame(now)
        assertEquals(100, counted.replay.seeks)
    }

    @Test
    fun `D3 scrubbing allocates little at every ply of a long game`() {
        val presenter = presenter(games.wanderers(plies = 400))
        for (ply in 400 downTo 0) scrub(presenter, ply)
        for (tens in 0 until 40) {
            val bytes = allocated { for (ply in 10 * tens + 1..10 * tens + 10) scrub(presenter, ply) } / 10
            assertTrue("$bytes bytes a frame", bytes < FRAME_BYTES)
        }
    }

    private fun scrub(
        presenter: ReplayPresenter,
        ply: Int,
    ) {
        presenter.jump(ply)
        presenter.onFrame(now)
    }

    @Test
    fun `playing shows one ply after another and stops at the end`() {
        val presenter = presenter(games.people(plies = 5))
        presenter.togglePlaying()
        val plies = mutableListOf<Int>()
        while (presenter.needsFrames) {
            presenter.run()
            if (plies.lastOrNull() != shown.ply) plies += shown.ply
        }
        assertEquals(listOf(0, 1, 2, 3, 4, 5), plies)
        assertFalse(shown.playing)
        assertEquals(Arrival.FORWARD, shown.arrival)
    }

    @Test
    fun `playing waits for the board to come to rest`() {
        val presenter = presenter(games.people(plies = 5))
        presenter.togglePlaying()
        presenter.run(1000)
        val reached = shown.ply
        while (shown.ply == reached) presenter.onFrame(now).also { now += FRAME }
        assertFalse(presenter.needsFrames)
        repeat(100) { presenter.onFrame(now).also { now += FRAME } }
        assertEquals(reached + 1, shown.ply)
        presenter.onArrived()
        assertTrue(presenter.needsFrames)
    }

    @Test
    fun `a higher speed takes less time`() {
        val slow = timeToPlay(Speed.HALF)
        val normal = timeToPlay(Speed.NORMAL)
        val fast = timeToPlay(Speed.FOURFOLD)
        assertTrue("$slow, $normal, $fast", slow > normal * 3 / 2 && normal > fast * 2)
    }

    private fun timeToPlay(speed: Speed): Long {
        val presenter = presenter(games.people(plies = 5), ReplayPosition(speed = speed))
        presenter.togglePlaying()
        val began = now
        while (presenter.needsFrames) presenter.run()
        return now - began
    }

    @Test
    fun `speeds go round`() {
        val presenter = presenter(games.people(plies = 1))
        val speeds = List(Speed.entries.size) { shown.speed.also { presenter.changeSpeed() } }
        assertEquals(Speed.entries.toSet(), speeds.toSet())
        assertEquals(Speed.NORMAL, shown.speed)
    }

    @Test
    fun `playing from the end begins again`() {
        val presenter = presenter(games.people(plies = 3), ReplayPosition(ply = 3))
        assertTrue(shown.atEnd)
        presenter.togglePlaying()
        presenter.run()
        assertEquals(0, shown.ply)
        assertTrue(shown.playing)
    }

    @Test
    fun `any other wish ends the playing`() {
        val presenter = presenter(games.people(plies = 5))
        for (wish in listOf(presenter::next, presenter::last, presenter::previous, presenter::first)) {
            presenter.togglePlaying()
            assertTrue(shown.playing)
            wish()
            presenter.run()
            assertFalse(shown.playing)
        }
    }

    @Test
    fun `a replay at rest needs no frames`() {
        val presenter = presenter(games.people(plies = 5))
        assertFalse(presenter.needsFrames)
        presenter.last()
        assertTrue(presenter.needsFrames)
        presenter.run()
        assertFalse(presenter.needsFrames)
    }

    @Test
    fun `A3 a replay comes back where it stood`() {
        val id = games.people(plies = 9)
        val first = presenter(id)
        first.jump(6)
        first.changeSpeed()
        val kept = first.position
        presenter(id, kept)
        assertEquals(6, shown.ply)
        assertEquals(Speed.DOUBLE, shown.speed)
        assertFalse(shown.playing)
    }

    @Test
    fun `a kept ply beyond the game is its end`() {
        presenter(games.people(plies = 3), ReplayPosition(ply = 50))
        assertEquals(3, shown.ply)
    }

    @Test
    fun `playing on makes a new game of the plies so far`() {
        val id = games.resign(games.people(plies = 10))
        val presenter = presenter(id)
        presenter.jump(4)
        presenter.run()
        assertTrue(shown.canPlayOn)
        presenter.playOn()
        val fresh = (left.single() as ReplayExit.Game).id
        assertEquals(4, games.library.openGame(fresh).use { it.snapshot().ply })
        assertTrue(games.status(id) is Status.Won)
    }

    @Test
    fun `a game that has ended cannot be played on from its end`() {
        val presenter = presenter(games.resign(games.people(plies = 2)))
        presenter.last()
        presenter.run()
        assertFalse(shown.canPlayOn)
        assertTrue(shown.frame?.status is Status.Won)
    }

    @Test
    fun `a game that does not exist is left with the reason`() {
        presenter("no such game")
        assertTrue((left.single() as ReplayExit.Unreadable).trouble is StoreException.NoSuchGame)
        assertNull(shown.frame)
    }

    @Test
    fun `a shared replay is the whole game`() {
        val id = games.people(plies = 5)
        presenter(id).share()
        assertEquals(games.library.exportText(id), (left.single() as ReplayExit.Share).text)
    }

    @Test
    fun `a game without moves has nothing to play`() {
        val presenter = presenter(games.people())
        presenter.togglePlaying()
        assertFalse(shown.playing)
        presenter.next()
        presenter.run()
        assertEquals(0, shown.ply)
    }

    private companion object {
        const val FRAME = 16L

        /** More than one frame may take: the snapshot's text, its figures and the move that led there. */
        const val FRAME_BYTES = 64_000
    }
}
