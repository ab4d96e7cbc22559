package app.starhop.replay

import android.view.LayoutInflater
import android.view.View
import android.view.ViewGroup
import android.widget.Button
import android.widget.ImageButton
import android.widget.ProgressBar
import android.widget.TextView
import app.starhop.R
import app.starhop.board.PieceDrawable
import app.starhop.core.ReviewReport
import app.starhop.platform.describeState
import app.starhop.ui.ScreenActivity
import app.starhop.ui.Theme
import app.starhop.ui.showTrouble

/** The review under the board: offered, running, or what it says of the move on the board. */
class ReviewPanel(
    private val activity: ScreenActivity,
) {
    private val theme = Theme(activity)
    private val texts = ReviewTexts(activity.resources)
    private val roomy = activity.resources.getBoolean(R.bool.replay_roomy)
    private val chipped = activity.resources.getBoolean(R.bool.replay_chips)
    private val offer = activity.findViewById<View>(R.id.review_begin)
    private val running = activity.findViewById<View>(R.id.review_running)
    private val bar = activity.findViewById<ProgressBar>(R.id.review_progress)
    private val ready = activity.findViewById<View>(R.id.review_ready)
    private val line = activity.findViewById<TextView>(R.id.review_line)
    private val better = activity.findViewById<Button>(R.id.review_better)
    private val chips = activity.findViewById<ViewGroup>(R.id.review_chips)
    private var replay: ReplayState = ReplayState()
    private var review: ReviewState = ReviewState.Unknown
    private var report: ReviewReport? = null
    private var go: (Int) -> Unit = {}
    private var compare: (Missed) -> Unit = {}

    /** Sends what a person presses to [reviews] and [presenter]; [pressed] follows each press of the latter. */
    fun connect(
        reviews: ReviewPresenter,
        presenter: ReplayPresenter,
        pressed: () -> Unit,
    ) {
        offer.setOnClickListener { reviews.begin() }
        activity.findViewById<View>(R.id.review_cancel).setOnClickListener { reviews.cancel() }
        activity.findViewById<ImageButton>(R.id.review_summary).setOnClickListener { summary() }
        go = {
            presenter.jump(it)
            pressed()
        }
        compare = {
            presenter.compare(it)
            pressed()
        }
        better.setOnClickListener {
            presenter.toggleBetter(report)
            pressed()
        }
    }

    fun show(state: ReplayState) {
        replay = state
        render()
    }

    fun show(state: ReviewState) {
        review = state
        report = state.report
        activity.showTrouble(R.id.review_trouble, (state as? ReviewState.Offered)?.trouble)
        fill(chips)
        render()
    }

    private fun render() {
        val length = replay.record?.length ?: 0
        shown(offer, roomy && review is ReviewState.Offered && length > 0)
        shown(running, review is ReviewState.Running)
        shown(ready, report != null)
        shown(activity.findViewById(R.id.review_chip_row), chipped && chips.childCount > 0)
        (review as? ReviewState.Running)?.let(::showProgress)
        report?.let(::showReport)
    }

    private fun showProgress(progress: ReviewState.Running) {
        bar.max = progress.total.coerceAtLeast(1)
        bar.progress = progress.done
        bar.describeState(activity.getString(R.string.replay_move_of, progress.done, progress.total))
    }

    private fun showReport(report: ReviewReport) {
        val judged = report.of(replay.ply)
        val missed = replay.missed
        val players = replay.frame?.players ?: return
        line.text = if (missed == null) texts.line(report, players, replay.ply) else texts.line(report, missed)
        val sign = judged?.takeIf { missed == null && it.mark.lost }?.let { MarkDrawable(theme, it.mark) }
        line.setCompoundDrawablesRelativeWithIntrinsicBounds(sign, null, null, null)
        line.accessibilityLiveRegion = if (replay.playing) View.ACCESSIBILITY_LIVE_REGION_NONE else View.ACCESSIBILITY_LIVE_REGION_POLITE
        shown(better, missed != null || judged?.let(Missed::of) != null)
        better.setText(if (missed == null) R.string.show_me else R.string.show_played)
    }

    /** Chips that lead to the turning points and to the missed chain. */
    private fun fill(chips: ViewGroup) {
        chips.removeAllViews()
        val report = report ?: return
        for (point in report.turningPoints) {
            chip(chips, point.seat, texts.chip(point.ply), texts.whole(point)) { go(point.ply) }
        }
        report.missedChain?.let { chain ->
            chip(chips, chain.seat, texts.chip(chain), texts.whole(chain)) { compare(Missed(chain)) }
        }
    }

    private fun chip(
        chips: ViewGroup,
        seat: Int,
        text: String,
        spoken: String,
        press: () -> Unit,
    ) {
        val chip = LayoutInflater.from(activity).inflate(R.layout.review_chip, chips, false) as TextView
        chip.text = text
        chip.contentDescription = spoken
        chip.setCompoundDrawablesRelativeWithIntrinsicBounds(PieceDrawable(theme, seat, PIECE), null, null, null)
        chip.setOnClickListener { press() }
        chips.addView(chip)
    }

    /** The whole review in a sheet: the players' losses, and the same places as the chips. */
    private fun summary() {
        val report = report ?: return
        val players = replay.frame?.players ?: return
        activity.showOver(ReviewSheet(activity, report, players, go, compare))
    }

    private fun shown(
        view: View,
        shown: Boolean,
    ) {
        view.visibility = if (shown) View.VISIBLE else View.GONE
    }

    private companion object {
        /** In dp. */
        const val PIECE = 16
    }
}
