package app.starhop.ui

import android.text.Editable
import android.text.InputFilter
import android.text.TextWatcher
import android.widget.EditText

/** Takes at most so many characters. */
fun EditText.limit(characters: Int) {
    filters = arrayOf(InputFilter.LengthFilter(characters))
}

/** Tells each change of the text, letter by letter. */
fun EditText.onEdit(changed: (String) -> Unit) =
    addTextChangedListener(
        object : TextWatcher {
            override fun afterTextChanged(text: Editable) = changed(text.toString())

            override fun beforeTextChanged(
                text: CharSequence,
                start: Int,
                count: Int,
                after: Int,
            ) = Unit

            override fun onTextChanged(
                text: CharSequence,
                start: Int,
                before: Int,
                count: Int,
            ) = Unit
        },
    )
