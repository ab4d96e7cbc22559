package app.starhop.board

import android.view.MotionEvent
import app.starhop.core.TargetKind
import kotlin.math.hypot

/**
 * Decides what one finger means.
 *
 * A touch is a press until it leaves the slop, then a drag; what it takes is decided when it lifts. Other fingers are
 * ignored, and a touch that the system takes away leaves everything as it was.
 */
class BoardTouch(
    private val host: Host,
    private val slop: Float,
    private val longPress: Long,
) {
    /** What the gesture needs of the view that it lives in. */
    interface Host {
        val geometry: BoardGeometry
        val state: BoardState
        val input: BoardInput

        fun aim(hole: Int)

        fun later(
            delay: Long,
            action: Runnable,
        )

        fun never(action: Runnable)
    }

    private enum class Phase { NONE, PRESS, DRAG }

    private var phase = Phase.NONE
    private var finger = 0
    private var downX = 0f
    private var downY = 0f
    private var grip = Holes.NONE
    private var resting = Holes.NONE
    private var pinned = false
    private val hold = Runnable(::pinHeld)
    private val rest = Runnable(::pinRested)

    /** True if the finger is on something that the board wants for itself, so that nothing should scroll. */
    val holding: Boolean get() = phase != Phase.NONE && (grip != Holes.NONE || host.state.selected != Holes.NONE)

    fun handle(event: MotionEvent) {
        when (event.actionMasked) {
            MotionEvent.ACTION_DOWN -> down(event)
            MotionEvent.ACTION_MOVE -> move(event)
            MotionEvent.ACTION_POINTER_UP -> if (event.getPointerId(event.actionIndex) == finger) up(event, event.actionIndex)
            MotionEvent.ACTION_UP -> up(event, 0)
            MotionEvent.ACTION_CANCEL -> cancel()
        }
    }

    fun cancel() {
        val dragged = phase == Phase.DRAG
        end()
        if (dragged) host.input.restore()
    }

    private fun down(event: MotionEvent) {
        end()
        phase = Phase.PRESS
        finger = event.getPointerId(0)
        downX = event.x
        downY = event.y
        pinned = false
        val hole = taken(event.x, event.y)
        grip = if (isOwn(hole)) hole else Holes.NONE
        host.aim(hole)
        resting = hole
        if (isLanding(hole)) host.later(longPress, hold)
    }

    private fun move(event: MotionEvent) {
        val index = event.findPointerIndex(finger)
        if (index < 0) return
        val x = event.getX(index)
        val y = event.getY(index)
        if (phase == Phase.PRESS && hypot(x - downX, y - downY) > slop) startDrag()
        if (phase == Phase.DRAG) drag(x, y)
    }

    private fun startDrag() {
        host.never(hold)
        resting = Holes.NONE
        if (grip == Holes.NONE && host.state.selected == Holes.NONE) {
            end()
            return
        }
        phase = Phase.DRAG
        host.input.lift(grip)
        if (grip == Holes.NONE) grip = host.state.waiting
    }

    private fun drag(
        x: Float,
        y: Float,
    ) {
        val hole = aimed(x, y)
        host.aim(hole)
        val rests = isLanding(hole) && host.geometry.distance(hole, x, y) <= REST_REACH * host.geometry.pitch
        val restHole = if (rests) hole else Holes.NONE
        if (restHole == resting) return
        host.never(rest)
        resting = restHole
        if (rests) host.later(REST, rest)
    }

    private fun up(
        event: MotionEvent,
        index: Int,
    ) {
        val was = phase
        val x = event.getX(index)
        val y = event.getY(index)
        val aimed = if (was == Phase.DRAG) aimed(x, y) else Holes.NONE
        val taken = if (was == Phase.PRESS) taken(x, y) else Holes.NONE
        val home = host.geometry.nearest(x, y) == grip
        end()
        if (was == Phase.NONE) return
        when {
            was == Phase.PRESS -> {
                host.input.tap(taken)
            }

            aimed != Holes.NONE -> {
                host.input.drop(aimed)
            }

            !home -> {
                host.input.restore()
            }

            !pinned -> {
                host.input.restore()
                host.input.tap(grip)
            }
        }
    }

    private fun end() {
        phase = Phase.NONE
        host.never(hold)
        host.never(rest)
        host.aim(Holes.NONE)
    }

    private fun pinHeld() {
        val hole = resting
        end()
        host.input.pin(hole)
    }

    private fun pinRested() {
        grip = resting
        pinned = true
        host.aim(Holes.NONE)
        host.input.pin(grip)
    }

    /** What a tap at ([x], [y]) takes: the nearest hole if an own piece is there, else the nearest target. */
    private fun taken(
        x: Float,
        y: Float,
    ): Int {
        val nearest = host.geometry.nearest(x, y)
        val any = host.state.anyHole && host.geometry.distance(nearest, x, y) <= BoardGeometry.REACH * host.geometry.pitch
        val target = if (isOwn(nearest)) nearest else nearestTarget(x, y)
        return if (target == Holes.NONE && any) nearest else target
    }

    /** What a drag at ([x], [y]) takes: a target, unless the finger is over a piece of the mover. */
    private fun aimed(
        x: Float,
        y: Float,
    ): Int = if (isOwn(host.geometry.nearest(x, y))) Holes.NONE else nearestTarget(x, y)

    private fun nearestTarget(
        x: Float,
        y: Float,
    ): Int {
        val near = host.state.targets.minByOrNull { host.geometry.distance(it.hole, x, y) } ?: return Holes.NONE
        val reach = BoardGeometry.REACH * host.geometry.pitch
        return if (host.geometry.distance(near.hole, x, y) <= reach) near.hole else Holes.NONE
    }

    private fun isOwn(hole: Int): Boolean = hole != Holes.NONE && host.state.seatAt(hole) in host.state.own

    private fun isLanding(hole: Int): Boolean {
        val target = if (hole == Holes.NONE) null else host.state.target(hole)
        return target != null && target.kind != TargetKind.STEP
    }

    private companion object {
        /** A drag pins a landing after resting this long, in ms, within this many pitches of it. */
        const val REST = 400L
        const val REST_REACH = 0.4f
    }
}
