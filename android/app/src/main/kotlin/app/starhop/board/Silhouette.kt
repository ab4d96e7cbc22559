package app.starhop.board

import android.graphics.Path
import kotlin.math.cos
import kotlin.math.sin

/** The outline of the star, which is the same whichever seat is at the bottom. */
object Silhouette {
    /** Distance of the outline from the outermost holes, in pitches. */
    private const val OFFSET = 0.62f
    private const val TIP = 6.9282032f
    private const val MITRE = 4.716f

    /** The outline about ([centreX], [centreY]) for holes [pitch] pixels apart. */
    fun path(
        pitch: Float,
        centreX: Float,
        centreY: Float,
    ): Path {
        val path = Path()
        val r = OFFSET * pitch
        for (tip in 0 until 6) {
            val angle = 90f + 60f * tip
            val x = centreX + TIP * pitch * cosine(angle)
            val y = centreY + TIP * pitch * sine(angle)
            path.arcTo(x - r, y - r, x + r, y + r, angle - 60f, 120f, tip == 0)
            val mitreX = centreX + MITRE * pitch * cosine(angle + 30f)
            val mitreY = centreY + MITRE * pitch * sine(angle + 30f)
            path.lineTo(mitreX - r * cosine(angle + 150f), mitreY - r * sine(angle + 150f))
            path.quadTo(
                mitreX,
                mitreY,
                mitreX + r * cosine(angle + 90f),
                mitreY + r * sine(angle + 90f),
            )
        }
        path.close()
        return path
    }

    private fun cosine(degrees: Float) = cos(Math.toRadians(degrees.toDouble())).toFloat()

    private fun sine(degrees: Float) = sin(Math.toRadians(degrees.toDouble())).toFloat()
}
