package app.starhop.saved

import android.content.Context
import android.text.format.DateFormat
import android.text.format.DateUtils
import app.starhop.R
import java.time.Instant
import java.time.ZoneId
import java.time.temporal.ChronoUnit
import java.util.Date

/** Says when a game was last changed, as a person would today. */
class ChangeDates(
    private val context: Context,
    private val now: () -> Instant = Instant::now,
) {
    fun text(millis: Long): String {
        val zone = ZoneId.systemDefault()
        val day = Instant.ofEpochMilli(millis).atZone(zone).toLocalDate()
        val days = ChronoUnit.DAYS.between(day, now().atZone(zone).toLocalDate()).toInt()
        return when {
            days <= 0 -> context.getString(R.string.today_at, DateFormat.getTimeFormat(context).format(Date(millis)))
            days == 1 -> context.getString(R.string.yesterday)
            days < WEEK -> context.resources.getQuantityString(R.plurals.days_ago, days, days)
            else -> DateUtils.formatDateTime(context, millis, DateUtils.FORMAT_SHOW_DATE or DateUtils.FORMAT_ABBREV_MONTH)
        }
    }

    private companion object {
        const val WEEK = 7
    }
}
