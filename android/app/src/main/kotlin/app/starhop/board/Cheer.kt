package app.starhop.board

import kotlin.math.PI
import kotlin.math.sin

/** The winner's pieces rise one after another and come down again. Times in ms, heights in pitches. */
class Cheer(
    private val holes: List<Int>,
    private val pace: Float = 1f,
) {
    val duration: Float get() = pace * ((holes.size - 1) * APART + BOW)

    private var time = 0f

    fun advance(time: Float): Boolean {
        this.time = time
        return time < duration
    }

    fun rise(hole: Int): Float {
        val turn = holes.indexOf(hole)
        if (turn < 0) return 0f
        val t = ((time / pace - turn * APART) / BOW).coerceIn(0f, 1f)
        return HIGH * sin(t * PI).toFloat()
    }

    private companion object {
        const val HIGH = 0.12f
        const val APART = 60f
        const val BOW = 240f
    }
}
