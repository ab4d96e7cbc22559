package app.starhop.ui

import android.graphics.Bitmap
import android.graphics.Canvas
import android.graphics.Color
import android.graphics.drawable.AdaptiveIconDrawable
import android.graphics.drawable.Drawable
import android.view.View
import app.starhop.R
import app.starhop.support.shot
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment

@RunWith(RobolectricTestRunner::class)
class LauncherIconTest {
    private val context = RuntimeEnvironment.getApplication()
    private val icon = context.getDrawable(R.mipmap.ic_launcher) as AdaptiveIconDrawable

    private fun draw(
        drawable: Drawable,
        name: String,
    ): Bitmap {
        val view = View(context).apply { layout(0, 0, SIZE, SIZE) }
        view.background = drawable
        return shot(view, name)
    }

    private fun Bitmap.at(
        x: Int,
        y: Int,
    ) = getPixel(x * SIZE / 1024, y * SIZE / 1024)

    @Test
    fun `the star group keeps inside the part that every launcher shows`() {
        val front = draw(icon.foreground, "icon-front")
        val outside = listOf(8 to 512, 1016 to 512, 512 to 60, 512 to 990, 90 to 90)
        for ((x, y) in outside) assertEquals("$x $y", 0, Color.alpha(front.at(x, y)))
        assertEquals(0xFFFFF8EC.toInt(), front.at(582, 390))
    }

    @Test
    fun `the background darkens downwards`() {
        val back = draw(icon.background, "icon-back")
        assertTrue(Color.red(back.at(512, 20)) > Color.red(back.at(512, 1000)))
    }

    @Test
    fun `the themed icon is one shape`() {
        val mono = Bitmap.createBitmap(SIZE, SIZE, Bitmap.Config.ARGB_8888)
        val layer = checkNotNull(icon.monochrome)
        layer.setBounds(0, 0, SIZE, SIZE)
        layer.draw(Canvas(mono))
        val pixels = IntArray(SIZE * SIZE).also { mono.getPixels(it, 0, SIZE, 0, 0, SIZE, SIZE) }
        assertTrue(pixels.all { it and 0xFFFFFF == 0 })
        assertTrue(pixels.count { Color.alpha(it) == 255 } > SIZE)
        draw(layer, "icon-mono")
        draw(icon, "icon")
    }

    private companion object {
        const val SIZE = 432
    }
}
