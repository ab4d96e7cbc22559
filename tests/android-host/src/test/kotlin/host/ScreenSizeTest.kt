package app.starhop.host

import org.junit.Assert.assertEquals
import org.junit.Assert.assertThrows
import org.junit.Test

class ScreenSizeTest {
    @Test
    fun `sizes have names or numbers`() {
        assertEquals(ScreenSize(320, 568), ScreenSize.of("small"))
        assertEquals(ScreenSize(700, 700), ScreenSize.of("700x700"))
        assertThrows(IllegalArgumentException::class.java) { ScreenSize.of("320") }
    }

    @Test
    fun `qualifiers follow the order that resources demand`() {
        assertEquals(
            "zh-rCN-sw412dp-w412dp-h892dp-port-night-xhdpi",
            ScreenSize.of("phone").qualifiers(Language.CHINESE, dark = true),
        )
        assertEquals(
            "sv-rSE-sw800dp-w1280dp-h800dp-land-notnight-hdpi",
            ScreenSize.of("tablet").turned.qualifiers(Language.SWEDISH, dark = false),
        )
    }
}
