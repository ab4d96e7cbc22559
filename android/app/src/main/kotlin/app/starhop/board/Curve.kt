package app.starhop.board

/** The two easing curves of the design, as cubic Béziers from (0, 0) to (1, 1). */
object Curve {
    fun standard(t: Float): Float = bezier(t, 0.4f, 0f, 0.2f, 1f)

    fun decelerate(t: Float): Float = bezier(t, 0f, 0f, 0.2f, 1f)

    private fun bezier(
        x: Float,
        x1: Float,
        y1: Float,
        x2: Float,
        y2: Float,
    ): Float {
        if (x <= 0f) return 0f
        if (x >= 1f) return 1f
        var low = 0f
        var high = 1f
        repeat(HALVINGS) {
            val middle = (low + high) / 2f
            if (cubic(middle, x1, x2) < x) low = middle else high = middle
        }
        return cubic((low + high) / 2f, y1, y2)
    }

    private fun cubic(
        s: Float,
        a: Float,
        b: Float,
    ): Float = 3f * (1f - s) * (1f - s) * s * a + 3f * (1f - s) * s * s * b + s * s * s

    /** Enough for a hundredth of a pixel on any board. */
    private const val HALVINGS = 16
}
