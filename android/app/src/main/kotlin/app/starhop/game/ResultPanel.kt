package app.starhop.game

import android.app.Activity
import android.view.View
import android.view.ViewGroup
import android.view.ViewGroup.LayoutParams.MATCH_PARENT
import android.view.ViewGroup.LayoutParams.WRAP_CONTENT
import android.view.ViewGroup.MarginLayoutParams
import android.widget.LinearLayout
import android.widget.TextView
import app.starhop.R
import app.starhop.core.Status
import app.starhop.core.WinReason
import app.starhop.statistics.RankTexts
import app.starhop.ui.PieceIcon
import kotlin.math.abs

/** How the game ended, under a board that stays free; it can be closed, and opened again from the menu. */
class ResultPanel(
    private val activity: Activity,
    private val presenter: GamePresenter,
    private val bars: PlayerBars,
    compact: Boolean,
) {
    private val panel: ResultSheet = activity.findViewById(R.id.result)
    private val beside =
        listOf(R.id.north, R.id.south, R.id.status, R.id.bottom, R.id.pill, R.id.players).mapNotNull {
            activity.findViewById<View>(it)
        }
    private val texts = ResultTexts(activity.resources)
    private val ranks = RankTexts(activity.resources)
    private val many = presenter.state.snapshot.players.size > 2

    val shown: Boolean get() = panel.visibility == View.VISIBLE

    init {
        if (compact) shrink()
        if (activity.findViewById<View>(R.id.board_page) != null) {
            panel.most = Math.round(LARGEST * activity.resources.displayMetrics.heightPixels)
        }
        if (activity.resources.configuration.fontScale > GameShape.LARGE_TEXT) stack()
        onClick(R.id.result_close, presenter::closeResult)
        onClick(R.id.rematch, presenter::rematch)
        onClick(R.id.replay_game) { presenter.leave(GameExit.Replay) }
        onClick(R.id.new_game) { presenter.leave(GameExit.NewGame) }
        onClick(R.id.share_game) { presenter.open(Panel.SHARE) }
    }

    /** Large words are broken where two buttons share a line. */
    private fun stack() {
        val buttons = panel.findViewById<LinearLayout>(R.id.result_buttons)
        buttons.orientation = LinearLayout.VERTICAL
        for (index in 0 until buttons.childCount) {
            val button = buttons.getChildAt(index)
            val params = LinearLayout.LayoutParams(MATCH_PARENT, WRAP_CONTENT)
            if (index > 0) params.topMargin = activity.resources.getDimensionPixelSize(R.dimen.space_8)
            button.layoutParams = params
        }
    }

    /** On a small screen the board needs the room of everything but the title and the buttons. */
    private fun shrink() {
        listOf(R.id.result_grabber, R.id.result_figures).forEach { panel.findViewById<View>(it).visibility = View.GONE }
        panel.findViewById<TextView>(R.id.result_title).setTextAppearance(R.style.TextAppearance_Starhop_Title2)
        panel.getChildAt(0).setPadding(0, 0, 0, 0)
        val resources = activity.resources
        val buttons = panel.findViewById<ViewGroup>(R.id.result_buttons)
        (buttons.layoutParams as MarginLayoutParams).topMargin = resources.getDimensionPixelSize(R.dimen.space_4)
        for (index in 0 until buttons.childCount) {
            (buttons.getChildAt(index) as TextView).minHeight = resources.getDimensionPixelSize(R.dimen.button_secondary)
        }
    }

    fun show(state: GameState) {
        val facts = state.result
        panel.visibility = if (facts == null) View.GONE else View.VISIBLE
        beside.forEach { it.visibility = if (facts == null && belongs(it)) View.VISIBLE else View.GONE }
        if (facts == null) return
        panel.findViewById<TextView>(R.id.result_title).text = texts.title(state)
        panel.findViewById<TextView>(R.id.result_line).text = texts.line(state)
        panel.findViewById<TextView>(R.id.result_rank).apply {
            visibility = if (facts.settlement == null) View.GONE else View.VISIBLE
            facts.settlement?.let { text = ranks.settled(it) }
        }
        val won = state.snapshot.status as? Status.Won
        val piece = panel.findViewById<PieceIcon>(R.id.result_piece)
        piece.visibility = if (won == null) View.GONE else View.VISIBLE
        won?.let { piece.seat = it.seat }
        panel.findViewById<ResultTable>(R.id.result_table).show(texts.rows(state))
        if (many) panel.findViewById<View>(R.id.result_figures).visibility = View.GONE
        panel.findViewById<FigureView>(R.id.result_moves).show(facts.moves, R.plurals.result_moves)
        panel.findViewById<FigureView>(R.id.result_longest).show(facts.longest, R.plurals.result_longest)
        val ahead = panel.findViewById<FigureView>(R.id.result_ahead)
        ahead.visibility = if (won?.reason == WinReason.ALL_HOME && !many) View.VISIBLE else View.GONE
        val (first, second) = state.snapshot.players.map { it.steps }
        ahead.show(abs(first - second), R.plurals.result_ahead)
    }

    private fun belongs(view: View): Boolean =
        when (view.id) {
            R.id.north, R.id.south, R.id.players -> bars.uses(view)
            else -> true
        }

    private fun onClick(
        id: Int,
        action: () -> Unit,
    ) = activity.findViewById<View>(id).setOnClickListener { action() }

    private companion object {
        /** The share of the window's height that it may take below a board. */
        const val LARGEST = 0.6f
    }
}
