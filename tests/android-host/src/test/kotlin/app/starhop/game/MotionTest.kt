package app.starhop.game

import android.animation.ValueAnimator
import android.graphics.Bitmap
import app.starhop.R
import app.starhop.board.Holes
import app.starhop.engine.SearchWorker
import org.junit.After
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNotEquals
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config

/** What is seen frame by frame, measured on the drawn pixels. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "w412dp-h892dp-xhdpi")
class MotionTest {
    @get:Rule
    val game = GameHarness()

    @After
    fun animateAgain() = ValueAnimator.setDurationScale(1f)

    private fun open(moves: String = "d2-e6 n2-m6") {
        game.startPassAndPlay(moves)
        game.open()
    }

    /** The colour of the board view at [hole], a little beside the middle, where a piece shows its lacquer. */
    private fun colourAt(
        picture: Bitmap,
        hole: String,
        up: Float = 0f,
    ): Int {
        val geometry = game.board.geometry
        val index = Holes.indexOf(hole)
        return picture.getPixel((geometry.x(index) - 0.22f * geometry.pitch).toInt(), (geometry.y(index) - up * geometry.pitch).toInt())
    }

    private fun isRed(colour: Int) = (colour shr 16 and 0xff) > 150 && (colour shr 8 and 0xff) < 90

    private fun picture(name: String) = game.shot(name, game.board)

    @Test
    fun `a chain flies hop by hop and rests as the snapshot says`() {
        open()
        game.tap("c1")
        game.tap("e7")
        game.idle(110)
        assertTrue(game.board.animating)
        val flying = picture("motion-in-flight")
        assertFalse("the start is empty at once", isRed(colourAt(flying, "c1")))
        assertFalse("the end is empty until it lands", isRed(colourAt(flying, "e7")))
        game.settle()
        val rested = picture("motion-rested")
        assertTrue(isRed(colourAt(rested, "e7")))
        assertEquals(game.state.snapshot.pieces, game.board.state.pieces)
    }

    @Test
    fun `frames differ while a piece flies and never once it rests`() {
        open()
        game.tap("c1")
        game.tap("e7")
        game.idle(48)
        val first = picture("motion-frame-1")
        game.idle(48)
        assertFalse(first.sameAs(picture("motion-frame-2")))
        game.settle()
        val rested = picture("motion-rested-1")
        game.idle(500)
        assertTrue(rested.sameAs(picture("motion-rested-2")))
    }

    @Test
    fun `a tap that ends the animation leaves the same picture as waiting`() {
        open()
        game.tap("c1")
        game.tap("e7")
        game.idle(60)
        game.tap("i5")
        game.idle(200)
        val cut = picture("motion-cut")
        game.press(R.id.undo)
        game.settle()
        game.press(R.id.redo)
        game.settle()
        assertTrue(cut.sameAs(picture("motion-whole")))
    }

    @Test
    fun `undo during an animation first ends it and then acts`() {
        open()
        game.tap("c1")
        game.tap("e7")
        game.idle(60)
        game.press(R.id.undo)
        game.settle()
        assertEquals(2, game.state.snapshot.ply)
        assertTrue(isRed(colourAt(picture("motion-undone"), "c1")))
    }

    @Test
    fun `quick undo and redo never show a doubled, missing or stuck piece`() {
        open("d2-e6 n2-m6 c1:e5:e7 n3-m7 d3-e8")
        repeat(30) { turn ->
            game.press(if (turn % 5 < 3) R.id.undo else R.id.redo)
            game.idle((turn % 4) * 40L)
        }
        game.settle()
        assertEquals(game.state.snapshot.pieces, game.board.state.pieces)
        val picture = picture("motion-quick")
        for (hole in Holes.all) {
            val red = isRed(colourAt(picture, hole.name))
            assertEquals(hole.name, game.state.snapshot.pieces[hole.index] == '1', red)
        }
    }

    @Test
    fun `B8 a minute at rest passes without a frame, a draw or a worker`() {
        open()
        var draws = 0
        game.board.viewTreeObserver.addOnPreDrawListener {
            draws += 1
            true
        }
        game.tap("c1")
        game.tap("e7")
        game.idle(160)
        assertTrue(game.awaitsFrame())
        game.settle()
        assertFalse(game.awaitsFrame())
        assertTrue("what moves is drawn", draws > 0)
        draws = 0
        game.letPass(60_000)
        assertEquals(0, draws)
        assertFalse(game.awaitsFrame())
        assertTrue(Thread.getAllStackTraces().keys.none { it.name == SearchWorker.NAME })
    }

    @Test
    fun `with animations off in the system the piece fades over and its whole path shows`() {
        ValueAnimator.setDurationScale(0f)
        open()
        assertTrue(game.board.reducedMotion)
        game.tap("c1")
        game.tap("e7")
        game.idle(64)
        val fading = picture("motion-reduced")
        assertNotEquals("half there already", 0, colourAt(fading, "e7"))
        assertTrue(game.board.animating)
        game.idle(96)
        assertFalse(game.board.animating)
        assertTrue(isRed(colourAt(picture("motion-reduced-rested"), "e7")))
    }

    @Test
    fun `turned to the side of blue, the board shows blue at the bottom`() {
        game.startAsBlue()
        game.open()
        game.thinker.answer()
        game.settle()
        val geometry = game.board.geometry
        assertTrue(geometry.y(Holes.indexOf("q1")) > geometry.y(Holes.indexOf("a1")))
        game.shot("game-as-blue")
        game.tap("n2")
        assertEquals(Holes.indexOf("n2"), game.state.selection.hole)
    }
}
