package app.starhop.game

import android.app.Activity
import android.widget.Toast
import app.starhop.core.GameLibrary
import app.starhop.core.GameSetup
import app.starhop.fullDisk
import app.starhop.gameWorker
import app.starhop.library
import app.starhop.newgame.NewGameActivity
import app.starhop.replay.ReplayActivity
import app.starhop.settings.SettingsActivity
import app.starhop.sharing.shareFile
import app.starhop.sharing.shareText
import app.starhop.ui.troubleText

/** Leads out of the screen of the game [id]: where that waits for the disk, one way at a time. */
class GameExits(
    private val activity: Activity,
    private val id: String,
) {
    private var leaving = false

    fun leave(exit: GameExit) =
        with(activity) {
            when (exit) {
                is GameExit.Rematch -> rematch(exit.setup)
                is GameExit.ShareText -> fetch({ it.exportText(id) }) { shareText(it, exit.title) }
                is GameExit.ShareFile -> fetch({ it.exportGame(id) }) { shareFile(it, exit.title) }
                GameExit.Replay -> startActivity(ReplayActivity.intent(this, id))
                GameExit.NewGame -> startActivity(NewGameActivity.intent(this))
                GameExit.Settings -> startActivity(SettingsActivity.intent(this))
            }
        }

    private fun rematch(setup: GameSetup) =
        fetch({ library -> library.runCatching { start(setup).use { it.snapshot().gameId } }.also(activity.fullDisk::note).getOrThrow() }) {
            activity.startActivity(GameActivity.intent(activity, it, begun = true))
            activity.finish()
        }

    private fun <T> fetch(
        read: (GameLibrary) -> T,
        go: (T) -> Unit,
    ) {
        if (leaving) return
        leaving = true
        activity.gameWorker.run({ read(activity.library) }) { found ->
            leaving = false
            if (!activity.isDestroyed) found.fold(go, ::tell)
        }
    }

    private fun tell(trouble: Throwable) = Toast.makeText(activity, troubleText(trouble), Toast.LENGTH_LONG).show()
}
