package app.starhop.game

import android.content.Context
import android.content.Intent
import android.media.AudioManager
import android.os.Bundle
import android.os.SystemClock
import android.view.KeyEvent
import app.starhop.R
import app.starhop.board.Motion
import app.starhop.engine.MainDelays
import app.starhop.fullDisk
import app.starhop.gameWorker
import app.starhop.home.leaveForHome
import app.starhop.library
import app.starhop.platform.BackPress
import app.starhop.replay.ReplayRecord
import app.starhop.searchWorker
import app.starhop.settings
import app.starhop.ui.ScreenActivity
import app.starhop.ui.text

/** One game on the screen. The presenter outlives a turn of the screen; the game itself is on disk. */
class GameActivity :
    ScreenActivity(),
    GameScreen {
    var presenter: GamePresenter? = null
        private set

    private var views: GameViews? = null
    private var panels: GamePanels? = null
    private var record: RecordPanel? = null
    private val exits by lazy { GameExits(this, gameId()) }

    /** What was kept of the screen before, until the game is read. */
    private var remembered: Bundle? = null
    private var away = true

    override val back = BackPress(this) { presenter?.touch?.cancel() }

    override fun onCreate(state: Bundle?) {
        super.onCreate(state)
        remembered = state
        volumeControlStream = AudioManager.STREAM_MUSIC
        val kept = retained<GamePresenter>()
        if (kept != null) show(kept) else openGame()
    }

    override fun onStart() {
        super.onStart()
        views?.refresh()
        away(false)
    }

    override fun onStop() {
        away(true)
        super.onStop()
    }

    private fun away(away: Boolean) {
        this.away = away
        presenter?.away(away)
    }

    private fun gameId(): String = intent.text(EXTRA_GAME).orEmpty()

    /** Opens the game, or goes home with a word of explanation. */
    private fun openGame() =
        gameWorker.run({ LibraryMatch(library, gameId()) }) { opened ->
            opened.fold({ if (isDestroyed) gameWorker.run(it::close) {} else begin(it) }) { if (!isDestroyed) leaveForHome(it) }
        }

    private fun begin(game: SavedMatch) {
        val state = remembered
        val begun = state == null && intent.getBooleanExtra(EXTRA_BEGUN, false)
        val made =
            GamePresenter(
                game,
                searchWorker,
                gameWorker,
                MainDelays(),
                settings::current,
                fullDisk::note,
                SystemClock::elapsedRealtime,
            )
        made.start(state?.let(GameMemories::read), begun)
        made.away(away)
        show(made)
    }

    private fun show(game: GamePresenter) {
        presenter = game
        val window = resources.configuration
        val shape = GameShape.of(window.screenWidthDp, window.screenHeightDp, window.fontScale)
        open(layout(shape), R.id.game_root)
        views = GameViews(this, game, shape)
        panels = GamePanels(this, game)
        if (shape == GameShape.TABLET) record = RecordPanel(this, gameWorker) { library.replay(gameId()).use(ReplayRecord::of) }
        game.attach(this)
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

    override fun leave(exit: GameExit) = exits.leave(exit)

    override fun onKeyDown(
        code: Int,
        event: KeyEvent,
    ): Boolean {
        val game = presenter ?: return super.onKeyDown(code, event)
        when (code) {
            KeyEvent.KEYCODE_U -> game.undo()
            KeyEvent.KEYCODE_H -> if (game.state.snapshot.allowed.hint) game.hint()
            KeyEvent.KEYCODE_P -> if (game.state.paused) game.goOn() else game.pause()
            KeyEvent.KEYCODE_ESCAPE -> game.touch.cancel()
            else -> return super.onKeyDown(code, event)
        }
        return true
    }

    override fun onSaveInstanceState(out: Bundle) {
        super.onSaveInstanceState(out)
        val game = presenter
        if (game != null) GameMemories.write(game.memory, out) else remembered?.let(out::putAll)
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
