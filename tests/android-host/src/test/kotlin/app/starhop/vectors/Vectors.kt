package app.starhop.vectors

import org.json.JSONArray
import org.json.JSONObject
import java.io.File

/** The cases of tests/vectors, which Rust and Swift read too. */
object Vectors {
    fun read(name: String) = JSONObject(File(System.getProperty("vectors"), name).readText())
}

fun JSONObject.objects(key: String): List<JSONObject> = getJSONArray(key).run { List(length(), ::getJSONObject) }

fun JSONObject.texts(key: String): List<String> = getJSONArray(key).run { List(length(), ::getString) }

fun JSONObject.numbers(key: String): List<Int> = getJSONArray(key).numbers()

private fun JSONArray.numbers(): List<Int> = List(length(), ::getInt)
