package app.starhop.settings

import android.content.Context
import org.junit.Assert.assertEquals
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment

@RunWith(RobolectricTestRunner::class)
class SettingsStoreTest {
    private val preferences = RuntimeEnvironment.getApplication().getSharedPreferences("kept", Context.MODE_PRIVATE)
    private val other =
        Settings(
            theme = ThemeChoice.DARK,
            language = "sv",
            contrast = true,
            marks = false,
            rings = false,
            sounds = false,
            touch = Touch.STRONG,
            pace = Pace.OFF,
            rotate = true,
            handOver = true,
            confirm = true,
            keepScreenOn = false,
        )

    @Test
    fun `settings come back as they were kept`() {
        SettingsStore(preferences).save(other)
        assertEquals(other, SettingsStore(preferences).current)
    }

    @Test
    fun `nothing kept gives the defaults`() = assertEquals(Settings(), SettingsStore(preferences).current)

    @Test
    fun `an unreadable value costs only itself`() {
        SettingsStore(preferences).save(other)
        preferences
            .edit()
            .putString("theme", "sepia")
            .putString("language", "xx")
            .putString("rotate", "yes")
            .putInt("pace", 3)
            .apply()
        val expected = other.copy(theme = ThemeChoice.SYSTEM, language = "", rotate = false, pace = Pace.NORMAL)
        assertEquals(expected, SettingsStore(preferences).current)
    }
}
