package app.starhop.settings

/** Which theme the app wears. */
enum class ThemeChoice { SYSTEM, LIGHT, DARK }

/** How fast things move; [factor] multiplies every length. */
enum class Pace(
    val factor: Float,
) {
    SLOW(1.6f),
    NORMAL(1f),
    FAST(0.55f),

    /** Nothing travels: what changes fades. */
    OFF(1f),
}

/** How strongly the phone answers a touch. */
enum class Touch { OFF, LIGHT, STRONG }

/** What a person has set for every game. */
data class Settings(
    val theme: ThemeChoice = ThemeChoice.SYSTEM,
    /** A BCP 47 tag; empty for the system's language. */
    val language: String = "",
    /** Colours that differ more, also where the system does not ask for them. */
    val contrast: Boolean = false,
    val marks: Boolean = true,
    /** The signs on the holes that a piece can reach. */
    val rings: Boolean = true,
    val sounds: Boolean = true,
    val touch: Touch = Touch.LIGHT,
    val pace: Pace = Pace.NORMAL,
    /** Between people the board is turned to who moves. */
    val rotate: Boolean = false,
    /** Between people the phone is handed over before the next one moves. */
    val handOver: Boolean = false,
    /** A chain of [LONG_CHAIN] hops or more waits to be confirmed. */
    val confirm: Boolean = false,
    val keepScreenOn: Boolean = true,
) {
    companion object {
        const val LONG_CHAIN = 3

        /** The languages of the app, each by its own name. */
        val LANGUAGES = mapOf("en" to "English", "zh-CN" to "简体中文", "sv" to "svenska")
    }
}
