package app.starhop.host

/** How the phone is started: what `./play` passes as system properties. */
internal class PhoneOptions(
    val port: Int,
    val token: String,
    val language: Language,
    val dark: Boolean,
    val size: ScreenSize,
    val browser: Boolean,
    /** Whether `state` tells what is on the screen, for programs that play. */
    val inspected: Boolean,
    /** Whether pauses pass at once and no touch is a long one, for programs that play. */
    val hurried: Boolean = false,
) {
    companion object {
        fun fromProperties() =
            PhoneOptions(
                port = Integer.getInteger("phone.port", 0),
                token = checkNotNull(System.getProperty("phone.token")) { "phone.token is not set" },
                language = Language.of(System.getProperty("phone.language", "en")),
                dark = System.getProperty("phone.dark").toBoolean(),
                size = ScreenSize.of(System.getProperty("phone.size", "phone")),
                browser = System.getProperty("phone.browser").toBoolean(),
                inspected = System.getProperty("phone.inspected").toBoolean(),
                hurried = System.getProperty("phone.hurried").toBoolean(),
            )
    }
}

/** The languages of the app. */
internal enum class Language(
    val tag: String,
    val qualifier: String,
) {
    ENGLISH("en", "en-rGB"),
    CHINESE("zh", "zh-rCN"),
    SWEDISH("sv", "sv-rSE"),
    ;

    companion object {
        fun of(tag: String) = requireNotNull(entries.find { it.tag == tag }) { "no language $tag" }
    }
}

/** A screen's width and height in dp. */
internal data class ScreenSize(
    val width: Int,
    val height: Int,
) {
    val turned get() = ScreenSize(height, width)

    private val orientation get() = if (width > height) "land" else "port"

    /** Two pixels a dp where that keeps a frame small enough to be drawn and sent 60 times a second. */
    private val density get() = if (width * height <= LARGEST_SHARP_AREA) "xhdpi" else "hdpi"

    val turnQualifiers get() = "+w${width}dp-h${height}dp-$orientation"

    fun qualifiers(
        language: Language,
        dark: Boolean,
    ) = "${language.qualifier}-sw${minOf(
        width,
        height,
    )}dp-w${width}dp-h${height}dp-$orientation-${if (dark) "night" else "notnight"}-$density"

    companion object {
        private const val LARGEST_SHARP_AREA = 420 * 920
        private val named =
            mapOf(
                "small" to ScreenSize(320, 568),
                "phone" to ScreenSize(412, 892),
                "landscape" to ScreenSize(892, 412),
                "tablet" to ScreenSize(800, 1280),
            )

        fun of(text: String): ScreenSize =
            named[text] ?: requireNotNull(Regex("(\\d{3,4})x(\\d{3,4})").matchEntire(text)) { "no size $text" }
                .destructured
                .let { (width, height) -> ScreenSize(width.toInt(), height.toInt()) }
    }
}
