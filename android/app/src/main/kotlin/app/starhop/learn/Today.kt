package app.starhop.learn

import java.time.LocalDate

/** Today in the calendar of the phone, in days since 1 January 1970. */
fun today(): Int = LocalDate.now().toEpochDay().toInt()
