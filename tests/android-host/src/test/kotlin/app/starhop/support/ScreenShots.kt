package app.starhop.support

/** The screens that pictures are taken of, as resource qualifiers by name. */
object ScreenShots {
    const val PHONE = "w412dp-h892dp-xhdpi"
    const val SMALL = "w320dp-h568dp-xhdpi"
    const val TABLET = "w1180dp-h820dp-land-xhdpi"
    const val LANDSCAPE = "w892dp-h412dp-land-xhdpi"
    const val SQUARE = "w640dp-h600dp-land-xhdpi"

    val ALL =
        mapOf(
            "light" to "en-$PHONE",
            "dark" to "en-w412dp-h892dp-night-xhdpi",
            "zh" to "zh-rCN-$PHONE",
            "sv" to "sv-$PHONE",
            "small" to "en-$SMALL",
            "landscape" to "en-$LANDSCAPE",
            "square" to "en-$SQUARE",
            "tablet-dark" to "en-w1180dp-h820dp-land-night-xhdpi",
        )
}
