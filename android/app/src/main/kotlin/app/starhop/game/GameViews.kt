package app.starhop.game

import android.app.Activity
import android.view.View
import android.view.ViewGroup.MarginLayoutParams
import android.widget.ScrollView
import android.widget.TextView
import app.starhop.R
import app.starhop.board.BoardView
import app.starhop.board.FreeBoard
import app.starhop.board.Motion
import app.starhop.board.follow
import app.starhop.core.PlayerFigures
import app.starhop.core.Status
import app.starhop.core.Target
import app.starhop.settings
import app.starhop.sounds
import app.starhop.ui.PieceIcon

/** The views of the game screen: draws a [GameState], hands what is pressed to the [presenter]. */
class GameViews(
    private val activity: Activity,
    private val presenter: GamePresenter,
    private val shape: GameShape,
) {
    val board: BoardView = activity.findViewById(R.id.board)

    private val settings = activity.settings.current
    private val corners = shape == GameShape.SMALL || shape == GameShape.SQUARE
    private val texts = GameTexts(activity.resources)
    private val actions = GameActions(activity, presenter, board)
    private val bars = PlayerBars(activity, shape, presenter.state.snapshot.players.size, presenter::moveNow)
    private val result = ResultPanel(activity, presenter, bars, compact = corners)
    private val feedback = GameFeedback(board, activity.sounds)
    private val speaker = SpeakerButton(activity)
    private var state = presenter.state

    init {
        board.input = presenter.touch
        board.follow(settings)
        board.onAim = ::showAim
        board.onLanding = feedback::landed
        val height = activity.resources.configuration.screenHeightDp
        board.widestPitch = shape.widestPitch(height, presenter.state.snapshot.players.size) * activity.resources.displayMetrics.density
        if (shape == GameShape.SQUARE) (board.layoutParams as MarginLayoutParams).topMargin = 0
        activity.findViewById<ScrollView>(R.id.board_page)?.let { FreeBoard(board, it, result::shown) }
        activity.findViewById<View>(R.id.pill_move_now)?.setOnClickListener { presenter.moveNow() }
    }

    fun show(
        state: GameState,
        motions: List<Motion>,
    ) {
        val old = this.state
        this.state = state
        text(R.id.title, texts.title(state))
        text(R.id.subtitle, texts.subtitle(state))
        activity.findViewById<View>(R.id.subtitle)?.visibility = View.VISIBLE
        showPlayers(state)
        activity.findViewById<StatusLine>(R.id.status)?.show(texts.status(state))
        showPill(state)
        board.keepScreenOn = settings.keepScreenOn && !state.over
        actions.show(state)
        result.show(state)
        feedback.changed(old, state, motions)
        val next = state.board(texts.summary(state))
        if (motions.isEmpty()) board.show(next) else board.run(next, motions, ::rested)
        if (motions.isEmpty()) feedback.rested()
    }

    /** What a person may have changed on another screen meanwhile. */
    fun refresh() = speaker.show()

    private fun rested() {
        feedback.rested()
        presenter.rested()
    }

    fun showThinking(state: GameState) {
        this.state = state
        showPlayers(state)
        showPill(state)
    }

    private fun showPlayers(state: GameState) {
        bars.arrange(state)
        bars.of(state).forEach { (player, bar) -> bar.show(face(state, player)) }
    }

    /** While a finger aims, the mover's bar says where it would take the piece. */
    private fun showAim(target: Target?) {
        val now = presenter.state
        val bar = bars.of(now).firstOrNull { (player, _) -> player.seat == now.snapshot.toMove }?.second
        bar?.showAim(target?.let(texts::aim), face(now, mover(now)))
    }

    private fun face(
        state: GameState,
        player: PlayerFigures,
    ) = texts.face(state, player)

    private fun mover(state: GameState) = state.player(state.snapshot.toMove)

    private fun showPill(state: GameState) {
        val pill = activity.findViewById<View>(R.id.pill) ?: return
        val status = texts.status(state) as? StatusContent.Words
        val asked = state.offer != null || state.handOver != null || state.paused
        val urgent = asked || state.trouble != null || state.hint != null || state.over
        val news = !state.thinking && !state.pinned && (state.snapshot.since.isNotEmpty() || status?.more?.isNotEmpty() == true)
        text(R.id.pill_text, if ((urgent || news) && status != null) status.whole else pillText(state))
        val winner = (state.snapshot.status as? Status.Won)?.seat
        pill.findViewById<PieceIcon>(R.id.pill_piece).seat = winner ?: state.snapshot.toMove
        pill.findViewById<View>(R.id.pill_move_now).visibility = if (state.thinking) View.VISIBLE else View.GONE
    }

    private fun pillText(state: GameState): String =
        if (state.thinking || state.pinned) face(state, mover(state)).state else texts.turn(state)

    private fun text(
        id: Int,
        text: String,
    ) {
        activity.findViewById<TextView>(id)?.let { if (it.text.toString() != text) it.text = text }
    }
}
