package app.starhop.board

import android.graphics.Canvas
import app.starhop.ui.Theme

/** Draws the whole board in the order of the design: from the lip up to the ring round the finger. */
class BoardScene(
    private val theme: Theme,
) {
    private val board = BoardPainter(theme)
    private val pieces = PiecePainter(theme)
    private val paths = PathPainter(theme)
    private val targets = TargetPainter(theme)
    private val rings = RingPainter(theme)
    private val notes = NotePainter(theme)

    /** The hole that the finger would take, or [Holes.NONE]. */
    var aim = Holes.NONE

    /** The hole under the keyboard's cursor, or [Holes.NONE]. */
    var cursor = Holes.NONE

    /** Whether the holes that the selected piece can reach are marked. */
    var marksTargets = true

    /** How far the selected piece has risen, 0 to 1. */
    var lift = 1f

    /** How far the targets have faded in, 0 to 1. */
    var fadeIn = 1f

    /** How far the ring of the last move has faded in, 0 to 1. */
    var settled = 1f

    /** How far the winner's pieces have risen, by their order; null when nobody celebrates. */
    var cheer: Cheer? = null

    private var width = 0f
    private var height = 0f

    fun draw(
        canvas: Canvas,
        geometry: BoardGeometry,
        state: BoardState,
        playback: Playback?,
        width: Int,
        height: Int,
    ) {
        this.width = width.toFloat()
        this.height = height.toFloat()
        board.draw(canvas, geometry, state.seats, width, height)
        if (playback != null) {
            drawPlayback(canvas, geometry, playback)
        } else {
            drawPaths(canvas, geometry, state)
            if (marksTargets) drawTargets(canvas, geometry, state)
            drawPieces(canvas, geometry, state)
            drawRings(canvas, geometry, state)
            if (state.notes.isNotEmpty()) drawNotes(canvas, geometry, state)
        }
        if (cursor != Holes.NONE) rings.focus(canvas, geometry.x(cursor), geometry.y(cursor), geometry.pitch)
    }

    private fun drawNotes(
        canvas: Canvas,
        geometry: BoardGeometry,
        state: BoardState,
    ) {
        for (hole in 0 until Holes.count) {
            val note = state.notes[hole] ?: continue
            val onPiece = state.standing(hole) != BoardState.EMPTY
            notes.draw(canvas, note, geometry.x(hole), geometry.y(hole), geometry.pitch, onPiece)
        }
    }

    private fun drawTargets(
        canvas: Canvas,
        geometry: BoardGeometry,
        state: BoardState,
    ) {
        for (index in state.targets.indices) {
            val target = state.targets[index]
            targets.draw(
                canvas,
                target.kind,
                geometry.x(target.hole),
                geometry.y(target.hole),
                geometry.pitch,
                alpha = fadeIn,
            )
        }
    }

    private fun drawPaths(
        canvas: Canvas,
        geometry: BoardGeometry,
        state: BoardState,
    ) {
        if (state.lastMove.isNotEmpty()) {
            val dim = dim(canvas, state)
            paths.lastMove(canvas, geometry, state.lastMove)
            if (dim) canvas.restore()
        }
        if (state.hint.size > 1) paths.preview(canvas, geometry, state.hint, theme.board.path)
        val aimed = if (aim == Holes.NONE) null else state.target(aim)
        if (aimed != null) paths.preview(canvas, geometry, aimed.path, theme.board.target)
        if (state.pins.isNotEmpty()) paths.unfinished(canvas, geometry, state.chain)
    }

    private fun drawPieces(
        canvas: Canvas,
        geometry: BoardGeometry,
        state: BoardState,
    ) {
        val radius = RADIUS * geometry.pitch
        for (index in 0 until Holes.count) {
            val hole = geometry.farToNear(index)
            val piece = state.standing(hole)
            if (piece == BoardState.EMPTY || hole == state.waiting) continue
            val rise = (cheer?.rise(hole) ?: 0f) * geometry.pitch
            pieces.draw(canvas, piece, geometry.x(hole), geometry.y(hole) - rise, radius)
        }
    }

    private fun drawRings(
        canvas: Canvas,
        geometry: BoardGeometry,
        state: BoardState,
    ) {
        val pitch = geometry.pitch
        if (state.lastMove.isNotEmpty()) {
            val hole = state.lastMove.last()
            val dim = dim(canvas, state)
            rings.destination(canvas, geometry.x(hole), geometry.y(hole), pitch, settled)
            if (dim) canvas.restore()
        }
        if (state.hint.isNotEmpty()) {
            rings.hint(canvas, geometry.x(state.hint[0]), geometry.y(state.hint[0]), pitch)
            if (state.hint.size > 1) {
                val hole = state.hint.last()
                rings.destination(canvas, geometry.x(hole), geometry.y(hole), pitch, 1f)
            }
        }
        for (index in state.targets.indices) {
            val hole = state.targets[index].hole
            if (marksTargets &&
                state.standing(hole) != BoardState.EMPTY
            ) {
                rings.swap(canvas, geometry.x(hole), geometry.y(hole), pitch, fadeIn)
            }
        }
        if (state.selected != Holes.NONE) drawSelected(canvas, geometry, state)
        if (aim != Holes.NONE) drawFinger(canvas, geometry, state)
    }

    private fun drawSelected(
        canvas: Canvas,
        geometry: BoardGeometry,
        state: BoardState,
    ) {
        val x = geometry.x(state.waiting)
        val y = geometry.y(state.waiting)
        val radius = RADIUS * geometry.pitch * (1f + (RAISED_SCALE - 1f) * lift)
        val top = y - RAISE * geometry.pitch * lift
        rings.selected(canvas, x, y, geometry.pitch)
        val below = SHADOW + (RAISED_SHADOW - SHADOW) * lift
        val wide = 1f - (1f - RAISED_SHADOW_WIDE) * lift
        val high = 1f - (1f - RAISED_SHADOW_HIGH) * lift
        pieces.shadow(canvas, x, top + below * radius, wide * radius, high * radius, 1f)
        pieces.drawBody(canvas, state.pieces[state.selected], x, top, radius)
    }

    private fun drawFinger(
        canvas: Canvas,
        geometry: BoardGeometry,
        state: BoardState,
    ) {
        val x = geometry.x(aim)
        val y = geometry.y(aim)
        val target = state.target(aim)
        if (target != null) targets.draw(canvas, target.kind, x, y, geometry.pitch, AIMED_SCALE)
        rings.finger(canvas, x, y, geometry.pitch)
    }

    private fun drawPlayback(
        canvas: Canvas,
        geometry: BoardGeometry,
        playback: Playback,
    ) {
        val faint = playback.pathAlpha < 1f
        if (faint) layer(canvas, playback.pathAlpha)
        if (playback.pathAlpha > 0f) {
            val landed = if (playback.motion is Motion.Back) playback.motion.path.size - 1 else playback.flight.landed
            paths.lastMove(canvas, geometry, playback.motion.path, landed)
        }
        if (faint) canvas.restore()
        val radius = RADIUS * geometry.pitch
        for (index in 0 until Holes.count) {
            val hole = geometry.farToNear(index)
            val piece = playback.resting[hole]
            if (piece != BoardState.EMPTY) pieces.draw(canvas, piece, geometry.x(hole), geometry.y(hole), radius)
        }
        for (index in playback.slides.indices) drawSlide(canvas, geometry, playback, playback.slides[index])
        drawMoving(canvas, geometry, playback, radius)
    }

    private fun drawSlide(
        canvas: Canvas,
        geometry: BoardGeometry,
        playback: Playback,
        slide: Slide,
    ) {
        val there = playback.slid(slide)
        val radius = RADIUS * geometry.pitch
        if (playback.fading) {
            pieces.draw(canvas, slide.piece, geometry.x(slide.from), geometry.y(slide.from), radius, 1f - there)
            pieces.draw(canvas, slide.piece, geometry.x(slide.to), geometry.y(slide.to), radius, there)
        } else {
            val x = between(geometry.x(slide.from), geometry.x(slide.to), there)
            val y = between(geometry.y(slide.from), geometry.y(slide.to), there)
            pieces.draw(canvas, slide.piece, x, y, radius)
        }
    }

    private fun drawMoving(
        canvas: Canvas,
        geometry: BoardGeometry,
        playback: Playback,
        radius: Float,
    ) {
        val path = playback.motion.path
        val back = playback.motion is Motion.Back
        val from = if (back) path.last() else path.first()
        val to = if (back) path.first() else path.last()
        if (playback.fading) {
            val there = playback.progress
            pieces.draw(canvas, playback.piece, geometry.x(from), geometry.y(from), radius, 1f - there)
            pieces.draw(canvas, playback.piece, geometry.x(to), geometry.y(to), radius, there)
        } else if (back) {
            val x = between(geometry.x(from), geometry.x(to), playback.progress)
            val y = between(geometry.y(from), geometry.y(to), playback.progress)
            pieces.draw(canvas, playback.piece, x, y, radius)
        } else {
            val flight = playback.flight
            val here = path[flight.leg]
            val next = path[minOf(flight.leg + 1, path.lastIndex)]
            val x = between(geometry.x(here), geometry.x(next), flight.fraction)
            val y = between(geometry.y(here), geometry.y(next), flight.fraction)
            pieces.shadow(canvas, x, y + SHADOW * radius, radius, radius, flight.shadow)
            pieces.drawBody(canvas, playback.piece, x, y - flight.height * geometry.pitch, radius * flight.scale)
        }
    }

    /** Opens a faint layer while a selection takes the eye; the caller closes it if one was opened. */
    private fun dim(
        canvas: Canvas,
        state: BoardState,
    ): Boolean {
        val dim = state.selected != Holes.NONE
        if (dim) layer(canvas, DIMMED)
        return dim
    }

    /** Named by its edges: without them the canvas would make a rectangle for it in every frame. */
    private fun layer(
        canvas: Canvas,
        alpha: Float,
    ) {
        canvas.saveLayerAlpha(0f, 0f, width, height, Math.round(255 * alpha))
    }

    private fun between(
        a: Float,
        b: Float,
        t: Float,
    ): Float = a + (b - a) * t

    companion object {
        /** Radius of a piece, in pitches. */
        const val RADIUS = 0.43f
        private const val SHADOW = 0.16f

        private const val RAISED_SCALE = 1.16f
        private const val RAISE = 0.16f
        private const val RAISED_SHADOW = 0.62f
        private const val RAISED_SHADOW_WIDE = 0.95f
        private const val RAISED_SHADOW_HIGH = 0.80f

        private const val AIMED_SCALE = 1.7f
        private const val DIMMED = 0.45f
    }
}
