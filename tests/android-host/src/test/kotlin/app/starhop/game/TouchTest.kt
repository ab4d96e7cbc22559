package app.starhop.game

import android.view.MotionEvent
import android.view.ViewConfiguration
import app.starhop.R
import app.starhop.board.Holes
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Before
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config

/**
 * The rules of touch, on a position where c1 has one target of each kind: a step to d2, a hop to e5 that leads on, and
 * the end of a chain on e7.
 */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "w412dp-h892dp-xhdpi")
class TouchTest {
    @get:Rule
    val game = GameHarness()

    private val selected get() =
        game.state.selection.hole
            .let { if (it == Holes.NONE) "" else Holes.name(it) }
    private val pins get() =
        game.state.selection.pins
            .map(Holes::name)
    private val played get() =
        game.state.snapshot.lastMove
            ?.takeIf { it.ply > 2 }
            ?.text

    @Before
    fun open() {
        game.startPassAndPlay("d2-e6 n2-m6")
        game.open()
    }

    @Test
    fun `tapping a piece and a target plays the default path`() {
        game.tap("c1")
        assertEquals("c1", selected)
        assertEquals(
            setOf("d2", "e5", "e7"),
            game.state.selection.targets
                .map { Holes.name(it.hole) }
                .toSet(),
        )
        game.tap("e7")
        assertEquals("c1:e5:e7", played)
        assertEquals("", selected)
    }

    @Test
    fun `dragging a piece to a target plays the default path`() {
        game.down("c1")
        game.move("d2")
        game.move("e7", 0.3f, 0.2f)
        assertEquals(null, played)
        game.up("e7", 0.3f, 0.2f)
        assertEquals("c1:e5:e7", played)
    }

    @Test
    fun `a touch belongs to its nearest hole, where an own piece wins over a target close by`() {
        game.tap("c1")
        game.touch(MotionEvent.ACTION_DOWN, "d1", 0.1f, -0.3f)
        game.up("d1", 0.1f, -0.3f)
        assertEquals("d1", selected)
    }

    @Test
    fun `the nearest target within 0,8 pitches is taken, and beyond that the selection ends`() {
        game.tap("c1")
        game.down("e5", -0.79f, 0f)
        game.up("e5", -0.79f, 0f)
        assertEquals("c1:e5", played)
        game.settle()
        game.tap("o1")
        assertTrue(game.state.selection.exists)
        game.tap("i5")
        assertEquals("", selected)
    }

    @Test
    fun `tapping another own piece selects it, tapping the selected piece ends the selection`() {
        game.tap("c1")
        game.tap("d3")
        assertEquals("d3", selected)
        game.tap("d3")
        assertEquals("", selected)
    }

    @Test
    fun `C1 drift within the slop is a tap`() {
        val slop = ViewConfiguration.get(game.activity).scaledTouchSlop / game.board.geometry.pitch
        game.down("c1")
        game.move("c1", 0.9f * slop, 0f)
        game.up("c1", 0.9f * slop, 0f)
        assertEquals("c1", selected)
    }

    @Test
    fun `a drag let go on its own hole is a tap`() {
        game.down("c1")
        game.move("d2")
        game.move("c1")
        game.up("c1")
        assertEquals("c1", selected)
        game.down("c1")
        game.move("d2")
        game.up("c1")
        assertEquals("", selected)
    }

    @Test
    fun `lifting a drag elsewhere restores what was selected at touch-down`() {
        game.tap("d3")
        game.down("c1")
        game.move("e5")
        assertEquals("c1", selected)
        game.move("i5")
        game.up("i5")
        assertEquals("d3", selected)
        assertEquals(null, played)
    }

    @Test
    fun `C2 a double tap is one move`() {
        game.tap("c1")
        game.tap("e7")
        game.tap("e7")
        assertEquals("c1:e5:e7", played)
        assertEquals(3, game.state.snapshot.ply)
        assertFalse(game.state.selection.exists)
    }

    @Test
    fun `C3 a second finger is ignored and locks nothing up`() {
        game.down("c1")
        fingers(MotionEvent.ACTION_POINTER_DOWN or (1 shl MotionEvent.ACTION_POINTER_INDEX_SHIFT), "c1", "d3")
        fingers(MotionEvent.ACTION_MOVE, "c1", "d4")
        fingers(MotionEvent.ACTION_POINTER_UP or (1 shl MotionEvent.ACTION_POINTER_INDEX_SHIFT), "c1", "d4")
        game.up("c1")
        assertEquals("c1", selected)
        game.down("e7")
        fingers(MotionEvent.ACTION_POINTER_DOWN or (1 shl MotionEvent.ACTION_POINTER_INDEX_SHIFT), "e7", "d3")
        fingers(MotionEvent.ACTION_POINTER_UP, "e7", "d3")
        assertEquals("the first finger decides", "c1:e5:e7", played)
        game.up("d3")
        game.settle()
        assertFalse(game.state.selection.exists)
        game.tap("o1")
        assertEquals("o1", selected)
    }

    @Test
    fun `C4 a touch at the edge that the system takes changes nothing`() {
        game.tap("c1")
        game.touch(MotionEvent.ACTION_DOWN, "e1")
        game.move("e1", 1.5f, 0f)
        game.touch(MotionEvent.ACTION_CANCEL, "e1", 1.5f, 0f)
        assertEquals("c1", selected)
        assertEquals(2, game.state.snapshot.ply)
        game.down("d3")
        game.move("e5")
        game.touch(MotionEvent.ACTION_CANCEL, "e5")
        assertEquals("c1", selected)
    }

    @Test
    fun `a long press on a hop landing pins it and its lift does nothing`() {
        game.tap("c1")
        game.down("e5")
        game.idle(ViewConfiguration.getLongPressTimeout() + 20L)
        assertEquals(listOf("e5"), pins)
        game.up("e5")
        assertEquals(listOf("e5"), pins)
        assertEquals(
            listOf("e7"),
            game.state.selection.targets
                .map { Holes.name(it.hole) },
        )
        assertEquals(null, played)
    }

    @Test
    fun `a step is never pinned`() {
        game.tap("c1")
        game.down("d2")
        game.idle(ViewConfiguration.getLongPressTimeout() + 20L)
        assertTrue(pins.isEmpty())
        game.up("d2")
        assertEquals("c1-d2", played)
    }

    @Test
    fun `a drag pins a landing only after resting 400 ms within 0,4 pitches of it`() {
        game.down("c1")
        game.move("e5", 0.5f, 0f)
        game.idle(600)
        assertTrue(pins.isEmpty())
        game.move("e5", 0.3f, 0f)
        game.idle(350)
        assertTrue(pins.isEmpty())
        game.idle(80)
        assertEquals(listOf("e5"), pins)
        game.up("e5")
        assertEquals("the piece waits there", listOf("e5"), pins)
    }

    @Test
    fun `a drag lifted on a target after pinning plays the pins and the default rest`() {
        game.down("c1")
        game.move("e5")
        game.idle(420)
        game.move("e7")
        game.up("e7")
        assertEquals("c1:e5:e7", played)
    }

    @Test
    fun `once pinned, taps pin too and only the button plays`() {
        pinE5()
        game.tap("e7")
        assertEquals(listOf("e5", "e7"), pins)
        assertEquals(null, played)
        game.idle(50)
        game.shot("game-pinned")
        game.press(R.id.choice_yes)
        assertEquals("c1:e5:e7", played)
    }

    @Test
    fun `finish here plays the chain as far as it is pinned`() {
        pinE5()
        game.press(R.id.choice_yes)
        assertEquals("c1:e5", played)
    }

    @Test
    fun `cancel, back, and a tap on the waiting piece drop the chain`() {
        pinE5()
        game.press(R.id.choice_no)
        assertFalse(game.state.selection.exists)
        pinE5()
        game.pressBack()
        assertFalse(game.state.selection.exists)
        assertFalse(game.activity.isFinishing)
        pinE5()
        game.tap("e5")
        assertFalse(game.state.selection.exists)
        assertEquals(null, played)
    }

    @Test
    fun `the ring shows the hole that lifting would take`() {
        game.tap("c1")
        assertEquals("", aimed { game.down("i5") })
        assertEquals("e5", aimed { game.move("e5", 0.2f, 0.1f) })
        assertEquals("e7", aimed { game.move("e7", -0.1f, 0f) })
        assertEquals("", aimed { game.touch(MotionEvent.ACTION_CANCEL, "e7") })
    }

    @Test
    fun `a touch during an animation finishes it and does nothing else`() {
        game.tap("c1")
        game.tap("e7")
        game.idle(100)
        assertTrue(game.board.animating)
        game.tap("o1")
        assertFalse(game.board.animating)
        assertFalse(game.state.selection.exists)
        game.tap("o1")
        assertEquals("o1", selected)
    }

    private var aim = ""

    private fun aimed(touch: () -> Unit): String {
        game.board.onAim = { aim = it?.let { target -> Holes.name(target.hole) }.orEmpty() }
        touch()
        return aim
    }

    private fun pinE5() {
        game.tap("c1")
        game.down("e5")
        game.idle(ViewConfiguration.getLongPressTimeout() + 20L)
        game.up("e5")
        assertEquals(listOf("e5"), pins)
    }

    private fun fingers(
        action: Int,
        first: String,
        second: String,
    ) = game.touchWithTwo(action, first, second)
}
