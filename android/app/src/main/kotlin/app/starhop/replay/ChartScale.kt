package app.starhop.replay

/** Where plies and steps lie in a chart of [width] by [height] pixels that starts at ([left], [top]). */
class ChartScale(
    val left: Float,
    val top: Float,
    val width: Float,
    val height: Float,
    private val plies: Int,
    private val steps: Int,
) {
    val right: Float get() = left + width

    fun x(ply: Int): Float = if (plies == 0) left else left + width * ply / plies

    fun y(steps: Int): Float = top + height - height * steps / this.steps

    companion object {
        /** The lines of the chart: from zero to [most] in [count] even steps, most first. */
        fun lines(
            most: Int,
            count: Int,
        ): List<Int> = List(count) { most - most * it / (count - 1) }
    }
}
