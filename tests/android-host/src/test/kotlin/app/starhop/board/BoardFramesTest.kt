package app.starhop.board

import android.graphics.Bitmap
import android.graphics.Canvas
import app.starhop.core.Displaced
import app.starhop.core.Match
import app.starhop.core.Preset
import app.starhop.support.TestGames
import app.starhop.support.allocated
import app.starhop.support.app
import app.starhop.support.people
import app.starhop.support.play
import app.starhop.ui.Theme
import org.junit.Assert.assertEquals
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config

/** What a frame of the board costs in memory, whatever it shows. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "w412dp-h892dp-xhdpi")
class BoardFramesTest {
    private val geometry = BoardGeometry.fit(SIDE, SIDE, 16f)
    private val scene = BoardScene(Theme(app()))
    private val picture = Canvas(Bitmap.createBitmap(SIDE, SIDE, Bitmap.Config.ARGB_8888))
    private val match = TestGames().library.people(Preset.PLYYARD).apply { listOf("d2-e6", "n2-m6").forEach { play(it) } }

    private fun Match.board() =
        snapshot().let { now ->
            BoardState(now.pieces, now.players.map { it.seat }, own = listOf(1), lastMove = now.lastMove?.path.orEmpty())
        }

    private fun holes(vararg names: String) = names.map(Holes::indexOf)

    private fun assertFree(
        what: String,
        state: BoardState,
        playback: Playback? = null,
    ) {
        val draw = { scene.draw(picture, geometry, state, playback, SIDE, SIDE) }
        repeat(WARM) { draw() }
        assertEquals("$what, bytes a frame", 0, allocated { repeat(FRAMES) { draw() } } / FRAMES)
    }

    @Test
    fun `a board at rest allocates nothing, whatever it shows`() {
        val c1 = Holes.indexOf("c1")
        val rest = match.board()
        assertFree("last move", rest)
        val selected = rest.copy(selected = c1, targets = match.targets(c1))
        assertFree("selection", selected)
        scene.aim = Holes.indexOf("e7")
        scene.cursor = scene.aim
        assertFree("finger and cursor", selected)
        scene.aim = Holes.NONE
        assertFree("pins", selected.copy(pins = holes("e5")))
        val swap = selected.targets.first().copy(hole = Holes.indexOf("n1"))
        assertFree("a piece to change places with", selected.copy(targets = listOf(swap)))
        assertFree("hint", rest.copy(hint = holes("c1", "e5", "e7")))
        assertFree("notes", rest.copy(notes = Note.entries.associateBy { it.ordinal + 40 }))
        scene.cheer = Cheer(holes("a1", "b1", "b2")).apply { advance(90f) }
        assertFree("cheer", rest)
    }

    @Test
    fun `no frame of what moves allocates`() {
        val rest = match.board()
        val way = holes("c1", "e5", "e7")
        assertFree("chain", rest, Playback(rest, listOf(Motion.Travel(way)), 1f, false).apply { advance(300f) })
        assertFree("fade", rest, Playback(rest, listOf(Motion.Travel(way)), 1f, true).apply { advance(60f) })
        val moved = rest.copy(pieces = rest.pieces.swapped(way.first(), way.last()))
        assertFree("undo", moved, Playback(moved, listOf(Motion.Back(way)), 1f, false).apply { advance(60f) })
        val swap = Motion.Travel(way.take(2), listOf(Displaced(4, way[1], way[0])))
        val taken = rest.copy(pieces = rest.pieces.replaceRange(way[1], way[1] + 1, "4"))
        assertFree("swap", taken, Playback(taken, listOf(swap), 1f, false).apply { advance(90f) })
    }

    private fun String.swapped(
        a: Int,
        b: Int,
    ) = toCharArray().also { it[a] = this[b].also { _ -> it[b] = this[a] } }.concatToString()

    private companion object {
        const val SIDE = 824
        const val WARM = 40
        const val FRAMES = 20
    }
}
