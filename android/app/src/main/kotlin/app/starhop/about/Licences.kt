package app.starhop.about

import android.content.res.Resources
import app.starhop.R
import org.json.JSONArray
import org.json.JSONObject

/** A library inside the app. */
data class Library(
    val name: String,
    /** Empty where it comes with the compiler. */
    val version: String,
    /** An SPDX expression. */
    val licence: String,
    val source: String,
    /** The key of the text of the licence that it is used under. */
    val text: String,
)

/** The libraries inside the app, and the texts of their licences by key. */
class Licences(
    val libraries: List<Library>,
    private val texts: Map<String, String>,
) {
    /** Null where there is no such licence. */
    fun text(key: String?): String? = texts[key]

    companion object {
        /** The keys of the licences that the app itself is under. */
        const val APACHE = "Apache-2.0"
        const val MIT = "MIT"

        /** Reads what `scripts/licences` has written. */
        fun of(resources: Resources): Licences =
            parse(resources.openRawResource(R.raw.licences).use { it.readBytes().toString(Charsets.UTF_8) })

        fun parse(json: String): Licences {
            val all = JSONObject(json)
            val texts = all.getJSONObject("texts")
            return Licences(all.getJSONArray("libraries").map(::library), texts.keys().asSequence().associateWith(texts::getString))
        }

        private fun library(entry: JSONObject) =
            Library(
                entry.getString("name"),
                entry.getString("version"),
                entry.getString("licence"),
                entry.getString("source"),
                entry.getString("text"),
            )

        private fun <T> JSONArray.map(change: (JSONObject) -> T): List<T> = (0 until length()).map { change(getJSONObject(it)) }
    }
}
