package app.starhop.board

import app.starhop.core.Displaced

/** A piece that makes room for the moving one and slides to the hole which that one came from. */
class Slide(
    val piece: Char,
    val from: Int,
    val to: Int,
    /** The leg of the path during which it slides. */
    private val leg: Int,
) {
    /** How far it has slid, 0 to 1, while the moving piece is in [flight]. */
    fun progress(flight: Flight): Float =
        when {
            flight.leg < leg -> 0f
            flight.leg > leg -> 1f
            else -> flight.fraction
        }

    companion object {
        /** The slides of [motion], which starts where the pieces stand as in [resting]; a move taken back slides the other way. */
        fun of(
            motion: Motion,
            resting: String,
        ): List<Slide> = motion.displaced.map { slide(it, motion, resting) }

        private fun slide(
            displaced: Displaced,
            motion: Motion,
            resting: String,
        ): Slide {
            val back = motion is Motion.Back
            val from = if (back) displaced.to else displaced.from
            val to = if (back) displaced.from else displaced.to
            return Slide(resting[from], from, to, motion.path.indexOf(displaced.from) - 1)
        }
    }
}
