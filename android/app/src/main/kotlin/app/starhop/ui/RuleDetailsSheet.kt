package app.starhop.ui

import android.content.Context
import android.os.Bundle
import android.widget.LinearLayout
import android.widget.ScrollView
import android.widget.TextView
import app.starhop.R
import app.starhop.core.Preset
import app.starhop.core.RuleSet
import app.starhop.core.ruleSetOptions

/** Every option of a rule set in one sentence each. */
class RuleDetailsSheet(
    context: Context,
    private val rules: RuleSet,
    private val players: Int,
) : Sheet(context, GameWords(context.resources).rules(rules)) {
    constructor(context: Context, preset: Preset, players: Int) : this(context, RuleSet(preset, emptyList()), players)

    override fun onCreate(state: Bundle?) {
        super.onCreate(state)
        val words = RuleWords(context.resources)
        val rows = LinearLayout(context).apply { orientation = LinearLayout.VERTICAL }
        for (option in ruleSetOptions(rules, players)) {
            val row = layoutInflater.inflate(R.layout.rule_detail, rows, false)
            row.findViewById<TextView>(R.id.rule_title).text = words.title(option.key)
            row.findViewById<TextView>(R.id.rule_line).text = words.sentence(option)
            rows.addView(row)
        }
        content.addView(ScrollView(context).apply { addView(rows) })
    }
}
