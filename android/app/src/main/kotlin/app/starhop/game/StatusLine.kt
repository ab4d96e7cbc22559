package app.starhop.game

import android.content.Context
import android.graphics.drawable.Drawable
import android.util.AttributeSet
import android.view.Gravity
import android.widget.TextView
import app.starhop.R
import app.starhop.board.PieceDrawable
import app.starhop.board.TargetDrawable
import app.starhop.core.TargetKind
import app.starhop.ui.FlowLayout
import app.starhop.ui.Theme

/** What the line under the board says. */
sealed interface StatusContent {
    data class Words(
        val text: String,
        val seat: Int? = null,
        val bad: Boolean = false,
        /** What the rules will soon decide, a line for each. */
        val more: List<String> = emptyList(),
    ) : StatusContent {
        /** Everything in one text. */
        val whole: String get() = (listOf(text) + more).joinToString("\n")
    }

    data class Legend(
        val kinds: List<TargetKind>,
    ) : StatusContent
}

/** The last move in words, or the legend of the targets shown. Screen readers read it out when it changes. */
class StatusLine
    @JvmOverloads
    constructor(
        context: Context,
        attributes: AttributeSet? = null,
    ) : FlowLayout(context, attributes) {
        private val theme = Theme(context)
        private val gap = resources.getDimensionPixelSize(R.dimen.space_8)
        private var content: StatusContent? = null

        init {
            accessibilityLiveRegion = ACCESSIBILITY_LIVE_REGION_POLITE
        }

        fun show(content: StatusContent) {
            if (content == this.content) return
            this.content = content
            removeAllViews()
            when (content) {
                is StatusContent.Words -> {
                    val sign = content.seat?.let { PieceDrawable(theme, it, PIECE) }
                    add(content.text, sign).setTextColor(if (content.bad) theme.bad else theme.ink2)
                    content.more.forEach { add(it, sign = null).setTextColor(theme.ink) }
                }

                is StatusContent.Legend -> {
                    content.kinds.forEach { add(word(it), TargetDrawable(theme, it)) }
                }
            }
        }

        private fun add(
            text: String,
            sign: Drawable?,
        ): TextView {
            val view = TextView(context)
            view.setTextAppearance(R.style.TextAppearance_Starhop_Caption)
            view.text = text
            view.gravity = Gravity.CENTER_VERTICAL
            view.compoundDrawablePadding = gap
            view.setCompoundDrawablesRelativeWithIntrinsicBounds(sign, null, null, null)
            addView(view)
            return view
        }

        private fun word(kind: TargetKind): String =
            resources.getString(
                when (kind) {
                    TargetKind.STEP -> R.string.legend_step
                    TargetKind.HOP -> R.string.legend_hop
                    TargetKind.CHAIN_END -> R.string.legend_end
                },
            )

        private companion object {
            const val PIECE = 16
        }
    }
