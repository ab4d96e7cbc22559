package app.starhop.ui

import java.text.BreakIterator
import java.util.Locale

/** The sentences of a text; a line that was begun on purpose begins one as well. */
fun String.sentences(): List<String> {
    val breaks = BreakIterator.getSentenceInstance(Locale.ROOT).also { it.setText(this) }
    val ends = generateSequence { breaks.next().takeIf { it != BreakIterator.DONE } }.toList()
    return (listOf(0) + ends).zipWithNext { from, to -> substring(from, to).trim() }.filter(String::isNotEmpty)
}
