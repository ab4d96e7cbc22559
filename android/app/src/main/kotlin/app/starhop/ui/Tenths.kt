package app.starhop.ui

import android.content.res.Resources
import android.icu.text.NumberFormat

/** Says hundredths of something to the nearest tenth: "0.4 moves", "1 move", "1.5 moves". */
class Tenths(
    private val resources: Resources,
) {
    private val numbers = NumberFormat.getInstance(resources.configuration.locales[0]).apply { maximumFractionDigits = 1 }

    fun say(
        plural: Int,
        hundredths: Int,
    ): String {
        val tenths = (hundredths + HALF) / TENTH
        val grammar = if (tenths == ONE) 1 else 2
        return resources.getQuantityString(plural, grammar, numbers.format(tenths / ONE.toDouble()))
    }

    companion object {
        /** In hundredths: less is said as nothing. */
        const val LEAST = 5
        private const val HALF = 5
        private const val TENTH = 10
        private const val ONE = 10
    }
}
