package app.starhop.game

import app.starhop.board.Motion
import app.starhop.core.GameSetup

/** What shows a game. It tells the presenter when everything that moved has come to rest. */
interface GameScreen {
    /** Runs [motions] from what is shown, then shows [state]. */
    fun show(
        state: GameState,
        motions: List<Motion>,
    )

    /** Says how far the computer has thought and what is left of the time, and leaves everything else as it is. */
    fun showThinking(state: GameState)

    /** Lets the pieces of the winner's [seat] rise, then calls [done]. */
    fun cheer(
        seat: Int,
        done: () -> Unit,
    )

    fun leave(exit: GameExit)
}

/** Where the game screen leads. */
sealed interface GameExit {
    data class Rematch(
        val setup: GameSetup,
    ) : GameExit

    data object Replay : GameExit

    data object NewGame : GameExit

    /** [title] names the file, where the text is too long to be sent as such. */
    data class ShareText(
        val title: String,
    ) : GameExit

    data class ShareFile(
        val title: String,
    ) : GameExit

    data object Settings : GameExit
}
