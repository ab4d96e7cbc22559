package app.starhop.newgame

import android.content.Context
import android.os.Bundle
import android.view.View
import android.widget.LinearLayout
import android.widget.ScrollView
import android.widget.TextView
import app.starhop.R
import app.starhop.core.RuleOption
import app.starhop.ui.RuleWords
import app.starhop.ui.Segment
import app.starhop.ui.Segments
import app.starhop.ui.Sheet

/** The editor of one's own rules: a row for each option, with what the chosen value means. */
class OwnRulesSheet(
    context: Context,
    private val presenter: NewGamePresenter,
) : Sheet(context, context.getString(R.string.preset_own)) {
    private val words = RuleWords(context.resources)
    private val rows = LinearLayout(context).apply { orientation = LinearLayout.VERTICAL }
    private val segments = mutableMapOf<RuleOption, Segment>()
    private val options = mutableMapOf<String, View>()

    override fun onCreate(state: Bundle?) {
        super.onCreate(state)
        content.addView(ScrollView(context).apply { addView(rows) })
        show(presenter.state)
    }

    /** The segment of a value. */
    fun segment(
        option: String,
        value: String,
    ): Segment = segments.getValue(RuleOption(option, value))

    fun show(state: NewGameState) {
        for (option in state.ownOptions) {
            val row = options.getOrPut(option.key) { row(option).also(rows::addView) }
            show(option, row)
        }
    }

    private fun show(
        option: OwnOption,
        row: View,
    ) {
        for (value in option.values) {
            val segment = segments[RuleOption(option.key, value.key)] ?: continue
            segment.isChecked = value.chosen
            segment.isEnabled = value.forbidden == null
        }
        val chosen = option.values.firstOrNull { it.chosen }
        row.findViewById<TextView>(R.id.rule_line).text = chosen?.let { words.sentence(RuleOption(option.key, it.key)) }.orEmpty()
        val forbidden = row.findViewById<TextView>(R.id.own_forbidden)
        forbidden.text = reasons(option)
        forbidden.visibility = if (forbidden.text.isEmpty()) View.GONE else View.VISIBLE
    }

    private fun reasons(option: OwnOption): String =
        option.values
            .mapNotNull { value ->
                value.forbidden?.let {
                    context.getString(
                        R.string.forbidden_players,
                        words.value(RuleOption(option.key, value.key)),
                        words.reason(it),
                    )
                }
            }.joinToString("\n")

    private fun row(option: OwnOption): View {
        val row = layoutInflater.inflate(R.layout.own_option, rows, false)
        row.findViewById<TextView>(R.id.rule_title).text = words.title(option.key)
        val values = row.findViewById<Segments>(R.id.own_values)
        for (value in option.values) {
            val named = RuleOption(option.key, value.key)
            val segment = layoutInflater.inflate(R.layout.segment, values, false) as Segment
            segment.id = View.generateViewId()
            segment.text = words.value(named)
            segment.setOnClickListener { presenter.pickOption(option.key, value.key) }
            segments[named] = segment
            values.addView(segment)
        }
        return row
    }
}
