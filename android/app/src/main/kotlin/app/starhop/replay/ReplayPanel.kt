package app.starhop.replay

import android.app.Activity
import android.view.View
import android.widget.Button
import android.widget.ImageButton
import android.widget.ListView
import android.widget.SeekBar
import app.starhop.R
import app.starhop.platform.describeState
import app.starhop.ui.GameWords
import app.starhop.ui.mode
import app.starhop.ui.setShown
import app.starhop.ui.setText
import app.starhop.ui.showTrouble

/** The title, move strip, chart, slider and transport keys of the replay screen. */
class ReplayPanel(
    private val activity: Activity,
) {
    private val words = GameWords(activity.resources)
    private val moves = activity.findViewById<MoveStrip>(R.id.moves)
    private val chart = activity.findViewById<StepsChart>(R.id.chart)
    private val slider = activity.findViewById<SeekBar>(R.id.slider)
    private val speed = activity.findViewById<Button>(R.id.speed)
    private val play = activity.findViewById<ImageButton>(R.id.play)
    private val list: ListView? = activity.findViewById(R.id.move_list)
    private val reviews = ReviewTexts(activity.resources)
    private val roomy = activity.resources.getBoolean(R.bool.replay_roomy)
    private var record: ReplayRecord? = null
    private var review: ReviewState = ReviewState.Unknown
    private var replay = ReplayState()

    /** Sends what a person presses to [presenter]; [pressed] follows each press. */
    fun connect(
        presenter: ReplayPresenter,
        pressed: () -> Unit,
    ) {
        activity.setText(R.id.title, activity.getString(R.string.replay))
        activity.setShown(R.id.share, true)
        activity.setShown(R.id.more, true)
        for (
        (id, press) in
        listOf(
            R.id.first to presenter::first,
            R.id.previous to presenter::previous,
            R.id.play to presenter::togglePlaying,
            R.id.next to presenter::next,
            R.id.last to presenter::last,
            R.id.speed to presenter::changeSpeed,
        )
        ) {
            activity.findViewById<View>(id).setOnClickListener {
                press()
                pressed()
            }
        }
        hold(R.id.previous, -1, presenter, pressed)
        hold(R.id.next, 1, presenter, pressed)
        val jump = { ply: Int ->
            presenter.jump(ply)
            pressed()
        }
        moves.onPick = jump
        list?.setOnItemClickListener { _, _, position, _ -> jump(position + 1) }
        activity.setShown(R.id.list, list == null)
        activity.setShown(R.id.moves, list == null)
        slider.setOnSeekBarChangeListener(Scrubbing(jump))
    }

    fun show(state: ReplayState) {
        replay = state
        val record = state.record ?: return
        if (record !== this.record) begin(record, state)
        moves.showPly(state.ply)
        chart.showPly(state.ply)
        showListed(state.ply)
        describeChart()
        if (!slider.isPressed) slider.progress = state.ply
        val position = activity.getString(R.string.replay_move_of, state.ply, record.length)
        activity.setText(R.id.position, position)
        slider.describeState(position)
        showTransport(state)
        activity.showTrouble(R.id.trouble, state.trouble)
    }

    /** Marks the moves as the review has judged them. In a low window its line takes the place of the strip. */
    fun show(review: ReviewState) {
        this.review = review
        moves.showReview(review.report)
        chart.showReview(review.report)
        (list?.adapter as? MovesAdapter)?.showReview(review.report)
        val taken = !roomy && (review is ReviewState.Running || review is ReviewState.Ready)
        activity.setShown(R.id.moves, list == null && !taken)
        describeChart()
    }

    private fun describeChart() {
        val marks = review.report?.let(reviews::chart)
        chart.contentDescription = listOfNotNull(summary(replay), marks).joinToString(activity.getString(R.string.sentence_separator))
    }

    /** "Red 32 steps, Blue 41 steps at move 31". */
    fun summary(state: ReplayState): String {
        val figures =
            state.frame?.players.orEmpty().joinToString(activity.getString(R.string.chart_join)) {
                activity.resources.getQuantityString(R.plurals.chart_player_steps, it.steps, it.steps, words.seat(it.seat))
            }
        return activity.getString(R.string.chart_at_move, figures, state.ply)
    }

    private fun begin(
        record: ReplayRecord,
        state: ReplayState,
    ) {
        this.record = record
        val players = state.frame?.players.orEmpty()
        activity.setShown(R.id.subtitle, true)
        activity.setText(R.id.subtitle, words.party(players.mode(), players))
        moves.setGame(record)
        chart.setGame(record)
        slider.max = record.length
        list?.adapter = MovesAdapter(activity, record).apply { showReview(review.report) }
    }

    private fun showListed(ply: Int) {
        (list?.adapter as? MovesAdapter)?.showPly(ply)
        list?.setSelectionFromTop((ply - 1).coerceAtLeast(0), list.height / 2)
    }

    private fun showTransport(state: ReplayState) {
        for (id in listOf(R.id.first, R.id.previous)) activity.findViewById<View>(id).isEnabled = !state.atStart
        for (id in listOf(R.id.next, R.id.last)) activity.findViewById<View>(id).isEnabled = !state.atEnd
        play.isEnabled = state.record?.length != 0
        play.setImageResource(if (state.playing) R.drawable.ic_pause else R.drawable.ic_play)
        play.contentDescription = activity.getString(if (state.playing) R.string.pause_moves else R.string.play_moves)
        speed.text = state.speed.label
        speed.contentDescription = activity.getString(R.string.speed, state.speed.label)
    }

    private fun hold(
        id: Int,
        direction: Int,
        presenter: ReplayPresenter,
        pressed: () -> Unit,
    ) {
        val button = activity.findViewById<HoldButton>(id)
        button.onHold = {
            presenter.holdBegins(direction)
            pressed()
        }
        button.onRelease = presenter::holdEnds
    }

    private class Scrubbing(
        private val jump: (Int) -> Unit,
    ) : SeekBar.OnSeekBarChangeListener {
        override fun onProgressChanged(
            slider: SeekBar,
            ply: Int,
            fromUser: Boolean,
        ) {
            if (fromUser) jump(ply)
        }

        override fun onStartTrackingTouch(slider: SeekBar) = Unit

        override fun onStopTrackingTouch(slider: SeekBar) = Unit
    }
}
