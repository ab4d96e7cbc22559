package app.starhop.saved

import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.annotation.Config
import java.time.LocalDateTime
import java.time.ZoneId

@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en")
class ChangeDatesTest {
    private val now = at(2026, 3, 10, 0, 30)
    private val dates = ChangeDates(RuntimeEnvironment.getApplication()) { now }

    private fun at(
        year: Int,
        month: Int,
        day: Int,
        hour: Int,
        minute: Int,
    ) = LocalDateTime.of(year, month, day, hour, minute).atZone(ZoneId.systemDefault()).toInstant()

    private fun text(
        day: Int,
        hour: Int,
    ) = dates.text(at(2026, 3, day, hour, 0).toEpochMilli())

    @Test
    fun `today has a time`() = assertTrue(text(10, 0), text(10, 0).startsWith("today, 12:00"))

    @Test
    fun `an hour before midnight is yesterday`() = assertEquals("yesterday", text(9, 23))

    @Test
    fun `days count by the calendar`() = assertEquals("2 days ago", text(8, 23))

    @Test
    fun `a week ago is a date`() = assertTrue(text(3, 12), text(3, 12).contains("Mar"))

    @Test
    fun `a clock that was set back does not make a negative age`() = assertTrue(text(12, 0).startsWith("today"))

    @Test
    @Config(qualifiers = "sv")
    fun `Swedish says days its own way`() = assertEquals("för 3 dagar sedan", text(7, 12))

    @Test
    @Config(qualifiers = "zh-rCN")
    fun `Chinese says days its own way`() = assertEquals("3 天前", text(7, 12))
}
