package app.starhop.game

import app.starhop.board.BoardInput
import app.starhop.board.Holes
import app.starhop.core.Target
import app.starhop.settings.Settings

/** What touches of the board do: they pick pieces up, pin landings, and name the path that is to be played. */
class GameTouch(
    private val hand: Hand,
    private val hints: Hints,
    private val state: () -> GameState,
    private val settings: () -> Settings,
    private val play: (List<Int>) -> Unit,
    /** Called when the selection, or the hint, is another one. */
    private val changed: () -> Unit,
) : BoardInput {
    override fun lift(hole: Int) {
        hand.lift(hole)
        changed()
    }

    override fun restore() {
        if (state().canMove) hand.restore()
        changed()
    }

    override fun tap(hole: Int) {
        if (!state().canMove) return
        hints.stop()
        val picked = hand.selection
        val target = picked.target(hole)
        when {
            hole == Holes.NONE || hole == picked.waiting -> leaveAlone()
            target != null && picked.pinned -> hand.pin(target.path)
            target != null -> return choose(target)
            state().isOwn(hole) -> hand.pick(hole)
            else -> leaveAlone()
        }
        changed()
    }

    override fun drop(hole: Int) {
        val target = hand.selection.target(hole) ?: return
        if (hand.selection.pinned) play(target.path) else choose(target)
    }

    override fun pin(hole: Int) {
        if (state().canMove && hand.hold(hole)) changed()
    }

    override fun cancel() {
        leaveAlone()
        changed()
    }

    /** Plays the chain as far as it is pinned. */
    fun finish() {
        if (hand.selection.mayFinish) play(hand.selection.chain)
    }

    /** Plays a default path, or lets it wait where long chains are to be confirmed. */
    private fun choose(target: Target) {
        if (!settings().confirm || target.hops < Settings.LONG_CHAIN) return play(target.path)
        hand.pin(target.path, confirms = true)
        changed()
    }

    /** Gives up what was picked up; where nothing was, the hint. */
    private fun leaveAlone() = if (hand.selection.exists) hand.drop() else hints.drop()
}
