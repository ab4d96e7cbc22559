package app.starhop.board

import app.starhop.core.Target

/** To how many places each piece of the mover can go. They are listed when the first label is read, which is never where nobody listens. */
class Reach(
    list: () -> List<Target>,
) {
    private val counts by lazy(LazyThreadSafetyMode.NONE) { list().groupingBy { it.path.first() }.eachCount() }

    /** Null where no piece of the mover that can move stands on [hole]. */
    operator fun get(hole: Int): Int? = counts[hole]

    companion object {
        val NONE = Reach { emptyList() }
    }
}
