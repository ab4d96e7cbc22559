package app.starhop.game

import android.app.Activity
import android.app.Dialog
import app.starhop.R
import app.starhop.ui.ActionSheet
import app.starhop.ui.RuleDetailsSheet
import app.starhop.ui.SheetAction

/** The sheets over the game. The presenter says which is open, so that one stays open when the screen is turned. */
class GamePanels(
    private val activity: Activity,
    private val presenter: GamePresenter,
) {
    private val texts = GameTexts(activity.resources)
    private var open = Panel.NONE
    private var sheet: Dialog? = null

    fun show(state: GameState) {
        if (state.panel == open) return
        close()
        open = state.panel
        sheet =
            when (state.panel) {
                Panel.NONE -> null
                Panel.MENU -> sheet(R.string.menu, menu(state))
                Panel.MOVES -> sheet(R.string.legal_moves, moves())
                Panel.RESIGN -> ActionSheet(activity, texts.resignAsk(state), resign())
                Panel.SHARE -> sheet(R.string.share, share(texts.title(state)))
                Panel.RULES -> RuleDetailsSheet(activity, state.snapshot.rules, state.snapshot.players.size)
            }
        sheet?.setOnDismissListener { if (open == state.panel) presenter.open(Panel.NONE) }
        sheet?.show()
    }

    /** Takes the sheet from the window without closing it in the state. */
    fun close() {
        open = Panel.NONE
        sheet?.setOnDismissListener(null)
        sheet?.dismiss()
        sheet = null
    }

    private fun sheet(
        title: Int,
        actions: List<SheetAction>,
    ) = ActionSheet(activity, activity.getString(title), actions)

    private fun menu(state: GameState): List<SheetAction> {
        val allowed = state.snapshot.allowed
        return listOfNotNull(
            action(R.drawable.ic_check, R.string.show_result, presenter::openResult).takeIf { state.over },
            action(R.drawable.ic_list, R.string.legal_moves) { presenter.open(Panel.MOVES) }.takeIf { !state.over },
            action(R.drawable.ic_pause, R.string.pause_clock, presenter::pause).takeIf { state.clock?.timed == true && !state.paused },
            action(R.drawable.ic_pass, R.string.pass_turn, presenter::pass).takeIf { allowed.pass },
            action(R.drawable.ic_claim, R.string.claim_deadlock, presenter::claim).takeIf { allowed.claim },
            action(R.drawable.ic_resign, R.string.resign) { presenter.open(Panel.RESIGN) }.takeIf { allowed.resign },
            action(R.drawable.ic_draw, R.string.offer_draw, presenter::offerDraw).takeIf { allowed.offerDraw },
            action(R.drawable.ic_rematch, R.string.try_again, presenter::retry).takeIf { state.trouble != null },
            action(R.drawable.ic_turn, R.string.turn_board, presenter::turnBoard),
            action(R.drawable.ic_rules, R.string.rules_of_game) { presenter.open(Panel.RULES) },
            action(R.drawable.ic_settings, R.string.settings) { presenter.leave(GameExit.Settings) },
            action(R.drawable.ic_plus, R.string.new_game) { presenter.leave(GameExit.NewGame) },
        )
    }

    private fun resign(): List<SheetAction> =
        listOf(
            SheetAction(R.drawable.ic_resign, activity.getString(R.string.resign), bad = true, run = presenter::resign),
            action(R.drawable.ic_play, R.string.keep_playing) {},
        )

    private fun share(title: String): List<SheetAction> =
        listOf(
            action(R.drawable.ic_list, R.string.share_as_text) { presenter.leave(GameExit.ShareText(title)) },
            action(R.drawable.ic_share, R.string.share_as_file) { presenter.leave(GameExit.ShareFile(title)) },
        )

    private fun moves(): List<SheetAction> {
        val moves = presenter.legalMoves()
        if (moves.isEmpty()) return listOf(action(R.drawable.ic_close, R.string.legal_none) {})
        return moves.map { move -> SheetAction(R.drawable.ic_chevron, texts.move(move)) { presenter.playMove(move) } }
    }

    private fun action(
        icon: Int,
        text: Int,
        run: () -> Unit,
    ) = SheetAction(icon, activity.getString(text), run = run)
}
