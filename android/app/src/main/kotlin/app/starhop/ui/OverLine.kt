package app.starhop.ui

import android.content.Context
import android.text.SpannableStringBuilder
import android.text.Spanned
import android.text.style.TextAppearanceSpan

/** This text in [style] over a [line] in the style of the view that shows both. */
fun String.overLine(
    context: Context,
    style: Int,
    line: String,
): CharSequence {
    val text = SpannableStringBuilder(this)
    text.setSpan(TextAppearanceSpan(context, style), 0, length, Spanned.SPAN_EXCLUSIVE_EXCLUSIVE)
    return if (line.isEmpty()) text else text.append("\n").append(line)
}
