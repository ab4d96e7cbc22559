package app.starhop.statistics

import android.app.AlertDialog
import android.content.Context
import android.content.Intent
import android.os.Bundle
import android.view.View
import android.view.ViewGroup
import android.widget.TextView
import app.starhop.R
import app.starhop.background
import app.starhop.core.Profile
import app.starhop.core.RuleTally
import app.starhop.fullDisk
import app.starhop.game.FigureView
import app.starhop.library
import app.starhop.platform.drawBehindSystemBars
import app.starhop.platform.padForSystemBars
import app.starhop.sharing.shareText
import app.starhop.ui.ScreenActivity
import app.starhop.ui.onClick
import app.starhop.ui.setShown
import app.starhop.ui.setText
import app.starhop.ui.showTrouble

/** Points, rank and figures of the one who plays the computer: to look at, to share, and to set back after a question. */
class StatisticsActivity : ScreenActivity() {
    private val presenter by lazy { StatisticsPresenter(::library, background, fullDisk, asked, ::show) }
    private val texts by lazy { StatisticsTexts(resources) }
    private val ranks by lazy { RankTexts(resources) }
    private var question: AlertDialog? = null
    private var asked = false

    override fun onCreate(state: Bundle?) {
        super.onCreate(state)
        asked = state?.getBoolean(ASKED) == true
        drawBehindSystemBars()
        setContentView(R.layout.statistics)
        findViewById<View>(R.id.page).padForSystemBars()
        setText(R.id.title, getString(R.string.statistics))
        onClick(R.id.up, ::finish)
        onClick(R.id.statistics_reset, presenter::ask)
        onClick(R.id.statistics_share) { presenter.state.profile?.let { shareText(texts.export(it)) } }
    }

    override fun onStart() {
        super.onStart()
        presenter.refresh()
    }

    override fun onSaveInstanceState(out: Bundle) {
        super.onSaveInstanceState(out)
        out.putBoolean(ASKED, presenter.state.asks)
    }

    private fun show(state: StatisticsState) {
        if (isDestroyed) return
        showTrouble(R.id.trouble, state.trouble)
        setShown(R.id.statistics, state.profile != null)
        setShown(R.id.statistics_actions, state.exists)
        state.profile?.let(::show)
        if (state.asks && state.exists && question == null) ask()
    }

    private fun show(profile: Profile) {
        setText(R.id.rank_title, ranks.title(profile.rank))
        setText(R.id.rank_number, getString(R.string.rank_and_points, profile.rank, ranks.points(profile.points)))
        val next = ranks.next(profile.points, profile.rank)
        setShown(R.id.rank_next, next != null)
        next?.let { setText(R.id.rank_next, it) }
        setShown(R.id.statistics_lost, profile.lost.isNotEmpty())
        setShown(R.id.statistics_none, profile.tallies.isEmpty())
        val list = findViewById<ViewGroup>(R.id.tallies)
        list.removeAllViews()
        profile.tallies.forEach { list.addView(card(it, list)) }
    }

    private fun card(
        tally: RuleTally,
        list: ViewGroup,
    ): View {
        val card = layoutInflater.inflate(R.layout.statistics_tally, list, false)
        card.findViewById<TextView>(R.id.tally_rules).text = texts.rules(tally)
        card.findViewById<FigureView>(R.id.tally_won).show(tally.wins, R.plurals.tally_won)
        card.findViewById<FigureView>(R.id.tally_lost).show(tally.losses, R.plurals.tally_lost)
        card.findViewById<FigureView>(R.id.tally_drawn).show(tally.draws, R.plurals.tally_drawn)
        val best = texts.best(tally)
        card.findViewById<TextView>(R.id.tally_best).apply {
            text = best.joinToString("\n")
            visibility = if (best.isEmpty()) View.GONE else View.VISIBLE
        }
        card.contentDescription = texts.spoken(tally)
        return card
    }

    private fun ask() {
        val asking = AlertDialog.Builder(this).setMessage(R.string.statistics_reset_ask)
        asking.setPositiveButton(R.string.statistics_reset) { _, _ -> presenter.reset() }
        asking.setNegativeButton(R.string.cancel, null).setOnDismissListener {
            question = null
            presenter.keep()
        }
        question = asking.create().also(::showOver)
    }

    companion object {
        private const val ASKED = "asked"

        fun intent(context: Context) = Intent(context, StatisticsActivity::class.java)
    }
}
