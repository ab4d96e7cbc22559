package app.starhop.importing

import app.starhop.core.StoreException

/** A refusal of [content], with the line that is wrong. */
fun refused(
    trouble: Throwable,
    content: ByteArray,
): ImportStep.Refused {
    if (trouble is StoreException.Damaged && !isDocument(content)) return ImportStep.Refused(IncomingException(notOurs(content)))
    val number = (trouble as? StoreException.Text)?.line
    return ImportStep.Refused(trouble, number?.let { line(content, it) })
}

/** Whether it begins as the documents do that the app keeps. */
private fun isDocument(content: ByteArray): Boolean = content.firstOrNull { !it.toInt().toChar().isWhitespace() } == '{'.code.toByte()

private fun notOurs(content: ByteArray) = if (content.contains(0)) IncomingProblem.NOT_TEXT else IncomingProblem.NOT_OURS

/** The line [number], from 1, cut to what fits on a screen and without what cannot be shown. */
private fun line(
    content: ByteArray,
    number: Int,
): String? =
    content
        .toString(Charsets.UTF_8)
        .lineSequence()
        .elementAtOrNull(number - 1)
        ?.take(LONGEST)
        ?.filterNot(Char::isISOControl)
        ?.trim()
        ?.takeIf(String::isNotEmpty)

/** In characters. */
private const val LONGEST = 120
