package app.starhop.game

import android.content.Context
import android.content.Intent
import android.media.AudioManager
import android.os.Bundle
import android.os.SystemClock
import android.view.KeyEvent
import android.widget.Toast
import app.starhop.R
import app.starhop.board.Motion
import app.starhop.core.GameSetup
import app.starhop.core.Replay
import app.starhop.core.Settlement
import app.starhop.core.StoreException
import app.starhop.engine.MainDelays
import app.starhop.fullDisk
import app.starhop.home.leaveForHome
import app.starhop.library
import app.starhop.newgame.NewGameActivity
import app.starhop.platform.BackPress
import app.starhop.replay.ReplayActivity
import app.starhop.replay.ReplayRecord
import app.starhop.searchWorker
import app.starhop.settings
import app.starhop.settings.SettingsActivity
import app.starhop.sharing.shareText
import app.starhop.ui.ScreenActivity
import app.starhop.ui.text
import app.starhop.ui.troubleText

/** One game on the screen. The presenter outlives a turn of the screen; the game itself is on disk. */
class GameActivity :
    ScreenActivity(),
    GameScreen {
    var presenter: GamePresenter? = null
        private set

    private var views: GameViews? = null
    private var panels: GamePanels? = null
    private var record: RecordPanel? = null
    override val back = BackPress(this) { presenter?.cancel() }

    override fun onCreate(state: Bundle?) {
        super.onCreate(state)
        val id = gameId()
        val game = retained<GamePresenter>() ?: take(id, state) ?: return
        presenter = game
        volumeControlStream = AudioManager.STREAM_MUSIC
        val window = resources.configuration
        val shape = GameShape.of(window.screenWidthDp, window.screenHeightDp, window.fontScale)
        open(layout(shape), R.id.game_root)
        views = GameViews(this, game, shape)
        panels = GamePanels(this, game)
        if (shape == GameShape.TABLET) record = RecordPanel(this) { fromReplay(ReplayRecord::of) }
        game.attach(this)
    }

    override fun onStart() {
        super.onStart()
        views?.refresh()
        presenter?.away(false)
    }

    override fun onStop() {
        presenter?.away(true)
        super.onStop()
    }

    /** Nothing where the disk refuses: the result is told without it. */
    private fun settlement(): Settlement? =
        try {
            library.settlement(gameId())
        } catch (_: StoreException) {
            null
        }

    private fun gameId(): String = intent.text(EXTRA_GAME).orEmpty()

    /** Opens the game, or goes home with a word of explanation. */
    private fun take(
        id: String,
        state: Bundle?,
    ): GamePresenter? =
        try {
            val match = library.openGame(id)
            val record = { fromReplay { it.moves() }.orEmpty() }
            GamePresenter(
                match,
                record,
                searchWorker,
                MainDelays(),
                settings::current,
                fullDisk::note,
                SystemClock::elapsedRealtime,
                ::settlement,
            ).apply {
                start(state?.let(GameMemories::read), begun = state == null && intent.getBooleanExtra(EXTRA_BEGUN, false))
            }
        } catch (trouble: StoreException) {
            leaveForHome(trouble)
            null
        }

    /** Something of the game's record; nothing where the disk refuses, for the game goes on without it. */
    private fun <T> fromReplay(read: (Replay) -> T): T? =
        try {
            library.replay(gameId()).use(read)
        } catch (_: StoreException) {
            null
        }

    private fun layout(shape: GameShape): Int =
        when (shape) {
            GameShape.PORTRAIT -> R.layout.game_portrait
            GameShape.SMALL, GameShape.SQUARE -> R.layout.game_small
            GameShape.SIDE -> R.layout.game_side
            GameShape.TABLET -> R.layout.game_tablet
        }

    override fun show(
        state: GameState,
        motions: List<Motion>,
    ) {
        views?.show(state, motions)
        panels?.show(state)
        record?.show(state.snapshot)
        back.enable(state.selection.exists || state.hint != null)
    }

    override fun showThinking(state: GameState) {
        views?.showThinking(state)
    }

    override fun cheer(
        seat: Int,
        done: () -> Unit,
    ) {
        views?.board?.cheer(seat, done) ?: done()
    }

    override fun leave(exit: GameExit) {
        when (exit) {
            is GameExit.Rematch -> rematch(exit.setup)
            GameExit.Replay -> startActivity(ReplayActivity.intent(this, gameId()))
            GameExit.NewGame -> startActivity(NewGameActivity.intent(this))
            GameExit.Share -> share()
            GameExit.Settings -> startActivity(SettingsActivity.intent(this))
        }
    }

    private fun rematch(setup: GameSetup) =
        orTell {
            startActivity(intent(this, library.start(setup).use { it.snapshot().gameId }, begun = true))
            finish()
        }

    private fun share() = orTell { shareText(library.exportText(gameId())) }

    private fun orTell(action: () -> Unit) =
        try {
            action()
        } catch (trouble: StoreException) {
            Toast.makeText(this, troubleText(trouble), Toast.LENGTH_LONG).show()
        }

    override fun onKeyDown(
        code: Int,
        event: KeyEvent,
    ): Boolean {
        val game = presenter ?: return super.onKeyDown(code, event)
        when (code) {
            KeyEvent.KEYCODE_U -> game.undo()
            KeyEvent.KEYCODE_H -> if (game.state.snapshot.allowed.hint) game.hint()
            KeyEvent.KEYCODE_P -> if (game.state.paused) game.goOn() else game.pause()
            KeyEvent.KEYCODE_ESCAPE -> game.cancel()
            else -> return super.onKeyDown(code, event)
        }
        return true
    }

    override fun onSaveInstanceState(out: Bundle) {
        super.onSaveInstanceState(out)
        presenter?.let { GameMemories.write(it.memory, out) }
    }

    @Deprecated("Deprecated in Java")
    override fun onRetainNonConfigurationInstance(): Any? = presenter

    override fun onDestroy() {
        panels?.close()
        presenter?.detach()
        if (!isChangingConfigurations) presenter?.close()
        super.onDestroy()
    }

    companion object {
        /** The id of the game in the library. */
        const val EXTRA_GAME = "game"

        /** Whether the game has just been started by somebody who waits for its board. */
        private const val EXTRA_BEGUN = "begun"

        fun intent(
            context: Context,
            gameId: String,
            begun: Boolean = false,
        ): Intent = Intent(context, GameActivity::class.java).putExtra(EXTRA_GAME, gameId).putExtra(EXTRA_BEGUN, begun)
    }
}
