package app.starhop.newgame

import android.content.Context
import android.os.Bundle
import android.view.View
import android.widget.Button
import android.widget.LinearLayout
import android.widget.RadioButton
import android.widget.ScrollView
import app.starhop.R
import app.starhop.core.Preset
import app.starhop.ui.RuleWords
import app.starhop.ui.Sheet
import app.starhop.ui.overLine

/** The rule sets to choose from, each with its details, and rules of one's own with their editor. */
class RulesSheet(
    context: Context,
    private val presenter: NewGamePresenter,
) : Sheet(context, context.getString(R.string.rules)) {
    private val words = RuleWords(context.resources)
    private val names = mutableMapOf<Preset?, RadioButton>()

    override fun onCreate(state: Bundle?) {
        super.onCreate(state)
        val rows = LinearLayout(context).apply { orientation = LinearLayout.VERTICAL }
        for (preset in Preset.entries + null) {
            if (names.isNotEmpty()) rows.addView(layoutInflater.inflate(R.layout.divider, rows, false))
            rows.addView(row(preset, rows))
        }
        content.addView(ScrollView(context).apply { addView(rows) })
        show(presenter.state)
    }

    fun show(state: NewGameState) {
        for ((preset, name) in names) {
            val why = state.forbiddenOwn?.takeIf { preset == null }
            name.isChecked = preset == state.choices.preset
            name.isEnabled = why == null || name.isChecked
            name.text =
                words.name(preset).overLine(
                    context,
                    R.style.TextAppearance_Starhop_BodyStrong,
                    why?.let(words::reason) ?: words.line(preset),
                )
        }
    }

    private fun row(
        preset: Preset?,
        rows: LinearLayout,
    ): View {
        val row = layoutInflater.inflate(R.layout.rules_row, rows, false)
        val name = row.findViewById<RadioButton>(R.id.rules_name)
        name.setOnClickListener { presenter.pickRules(preset) }
        names[preset] = name
        val more = row.findViewById<Button>(R.id.rules_more)
        more.setText(if (preset == null) R.string.rules_edit else R.string.rules_details)
        more.setOnClickListener { if (preset == null) presenter.edit() else presenter.open(NewGameSheet.Details(preset)) }
        if (preset != null) more.contentDescription = context.getString(R.string.rules_details_of, words.name(preset))
        return row
    }
}
