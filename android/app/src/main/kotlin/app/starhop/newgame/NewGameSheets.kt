package app.starhop.newgame

import android.app.Activity
import android.app.Dialog
import app.starhop.ui.RuleDetailsSheet

/** The sheets over the new-game screen. The presenter says which is open, so that one stays open when the screen is turned. */
class NewGameSheets(
    private val activity: Activity,
    private val presenter: NewGamePresenter,
    private val levels: Int,
) {
    private var open: NewGameSheet? = null
    private var sheet: Dialog? = null

    fun show(state: NewGameState) {
        if (state.sheet != open) change(state)
        when (val shown = sheet) {
            is RulesSheet -> shown.show(state)
            is OwnRulesSheet -> shown.show(state)
            is SeatSheet -> shown.show(state)
        }
    }

    /** Takes the sheet from the window without closing it in the state. */
    fun close() {
        open = null
        sheet?.setOnDismissListener(null)
        sheet?.dismiss()
        sheet = null
    }

    private fun change(state: NewGameState) {
        close()
        val wanted = state.sheet
        open = wanted
        sheet =
            when (wanted) {
                null -> null
                is NewGameSheet.Rules -> RulesSheet(activity, presenter)
                is NewGameSheet.Details -> RuleDetailsSheet(activity, wanted.preset, state.choices.players)
                is NewGameSheet.Own -> OwnRulesSheet(activity, presenter)
                is NewGameSheet.Seat -> SeatSheet(activity, presenter, wanted.index, levels)
            }
        sheet?.setOnDismissListener { if (open == wanted) dismissed(wanted) }
        sheet?.show()
    }

    /** Details lead back to the list that they were opened from. */
    private fun dismissed(sheet: NewGameSheet?) = presenter.open(if (sheet is NewGameSheet.Details) NewGameSheet.Rules else null)
}
