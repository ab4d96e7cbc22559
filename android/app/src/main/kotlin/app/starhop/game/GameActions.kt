package app.starhop.game

import android.app.Activity
import android.view.View
import android.widget.TextView
import app.starhop.R
import app.starhop.board.BoardView
import app.starhop.core.Mode

/** The buttons at the bottom: the actions of the game, or two choices while a chain or a draw offer waits. */
class GameActions(
    activity: Activity,
    private val presenter: GamePresenter,
    private val board: BoardView,
) {
    private val actions: View = activity.findViewById(R.id.actions)
    private val choice: View = activity.findViewById(R.id.choice)
    private val undo: View = button(activity, R.id.undo, presenter::undo)
    private val redo: View = button(activity, R.id.redo, presenter::redo)
    private val hint: View = button(activity, R.id.hint, presenter::hint)
    private val pause: View = button(activity, R.id.pause, presenter::pause)
    private val no: TextView =
        button(activity, R.id.choice_no) { if (presenter.state.pinned) presenter.touch.cancel() else presenter.answerDraw(false) }
    private val yes: TextView =
        button(activity, R.id.choice_yes) {
            when {
                presenter.state.pinned -> presenter.touch.finish()
                presenter.state.handOver != null -> presenter.takeOver()
                presenter.state.offer == null -> presenter.goOn()
                else -> presenter.answerDraw(true)
            }
        }

    init {
        button<View>(activity, R.id.menu) { presenter.open(Panel.MENU) }
    }

    fun show(state: GameState) {
        val handOver = state.handOver != null
        val asks = state.pinned || state.offer != null || handOver || state.paused
        val oneWay = handOver || (state.paused && state.offer == null)
        actions.visibility = if (asks) View.INVISIBLE else View.VISIBLE
        choice.visibility = if (asks) View.VISIBLE else View.GONE
        undo.isEnabled = state.snapshot.allowed.undo
        redo.visibility = if (state.snapshot.allowed.redo) View.VISIBLE else View.GONE
        hint.visibility = if (state.snapshot.mode == Mode.COMPUTER) View.VISIBLE else View.GONE
        hint.isEnabled = state.snapshot.allowed.hint && state.canMove
        pause.visibility = if (state.clock?.timed == true) View.VISIBLE else View.GONE
        no.visibility = if (oneWay) View.GONE else View.VISIBLE
        no.setText(if (state.pinned) R.string.cancel else R.string.decline_draw)
        yes.setText(agreement(state))
        yes.isEnabled = !state.pinned || state.selection.mayFinish
    }

    private fun agreement(state: GameState): Int =
        when {
            state.handOver != null -> R.string.hand_over_ready
            state.selection.confirms -> R.string.confirm_play
            state.pinned -> R.string.finish_here
            state.offer == null -> R.string.go_on
            else -> R.string.accept_draw
        }

    /** A control ends an animation first and then does its work. */
    private fun <T : View> button(
        activity: Activity,
        id: Int,
        action: () -> Unit,
    ): T {
        val view: T = activity.findViewById(id)
        view.setOnClickListener {
            board.finish()
            action()
        }
        return view
    }
}
