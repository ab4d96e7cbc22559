package app.starhop.game

import android.app.Activity
import android.view.View
import android.widget.TextView
import app.starhop.R
import app.starhop.core.Status
import app.starhop.core.WinReason
import app.starhop.ui.PieceIcon
import kotlin.math.abs

/** How the game ended, under a board that stays free; it can be closed, and opened again from the menu. */
class ResultPanel(
    private val activity: Activity,
    private val presenter: GamePresenter,
    private val texts: GameTexts,
    compact: Boolean,
) {
    private val panel: View = activity.findViewById(R.id.result)
    private val beside = listOf(R.id.north, R.id.south, R.id.status, R.id.bottom, R.id.pill).mapNotNull { activity.findViewById<View>(it) }

    init {
        if (compact) listOf(R.id.result_grabber, R.id.result_figures).forEach { panel.findViewById<View>(it).visibility = View.GONE }
        onClick(R.id.result_close, presenter::closeResult)
        onClick(R.id.rematch, presenter::rematch)
        onClick(R.id.replay_game) { presenter.leave(GameExit.Replay) }
        onClick(R.id.new_game) { presenter.leave(GameExit.NewGame) }
        onClick(R.id.share_game) { presenter.leave(GameExit.Share) }
    }

    fun show(state: GameState) {
        val facts = state.result
        panel.visibility = if (facts == null) View.GONE else View.VISIBLE
        beside.forEach { it.visibility = if (facts == null) View.VISIBLE else View.GONE }
        if (facts == null) return
        panel.findViewById<TextView>(R.id.result_title).text = texts.resultTitle(state)
        panel.findViewById<TextView>(R.id.result_line).text = texts.resultLine(state)
        val won = state.snapshot.status as? Status.Won
        val piece = panel.findViewById<PieceIcon>(R.id.result_piece)
        piece.visibility = if (won == null) View.GONE else View.VISIBLE
        won?.let { piece.seat = it.seat }
        panel.findViewById<FigureView>(R.id.result_moves).show(facts.moves, R.plurals.result_moves)
        panel.findViewById<FigureView>(R.id.result_longest).show(facts.longest, R.plurals.result_longest)
        val ahead = panel.findViewById<FigureView>(R.id.result_ahead)
        ahead.visibility = if (won?.reason == WinReason.ALL_HOME) View.VISIBLE else View.GONE
        val (first, second) = state.snapshot.players.map { it.steps }
        ahead.show(abs(first - second), R.plurals.result_ahead)
    }

    private fun onClick(
        id: Int,
        action: () -> Unit,
    ) = activity.findViewById<View>(id).setOnClickListener { action() }
}
