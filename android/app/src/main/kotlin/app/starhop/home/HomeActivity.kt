package app.starhop.home

import android.content.Context
import android.content.Intent
import android.os.Bundle
import android.view.View
import app.starhop.R
import app.starhop.background
import app.starhop.core.GameSummary
import app.starhop.firstRun
import app.starhop.fullDisk
import app.starhop.game.GameActivity
import app.starhop.learn.LearnActivity
import app.starhop.learn.LearnTexts
import app.starhop.learn.today
import app.starhop.library
import app.starhop.newgame.NewGameActivity
import app.starhop.platform.drawBehindSystemBars
import app.starhop.platform.padForSystemBars
import app.starhop.saved.SavedGamesActivity
import app.starhop.settings.SettingsActivity
import app.starhop.ui.GameWords
import app.starhop.ui.HomeMeter
import app.starhop.ui.ScreenActivity
import app.starhop.ui.ThumbnailView
import app.starhop.ui.bottomSeat
import app.starhop.ui.onClick
import app.starhop.ui.pieces
import app.starhop.ui.setShown
import app.starhop.ui.setText
import app.starhop.ui.showTrouble

/** The first screen: go on with the running game, start another, or look at the saved ones. */
class HomeActivity : ScreenActivity() {
    private val presenter by lazy { HomePresenter(::library, background, firstRun, ::today, ::show, ::openGame, fullDisk::note) }
    private val words by lazy { GameWords(resources) }

    /** The game to reopen on the first refresh after a cold start. */
    private var coldStart: String? = null

    override fun onCreate(state: Bundle?) {
        super.onCreate(state)
        coldStart = OpenGame(this).id.takeIf { state == null && isTaskRoot && intent.action != HOME }
        drawBehindSystemBars()
        setContentView(R.layout.home)
        findViewById<View>(R.id.page).padForSystemBars()
        onClick(R.id.continue_game, presenter::onContinue)
        onClick(R.id.new_game_filled, ::newGame)
        onClick(R.id.new_game_outlined, ::newGame)
        onClick(R.id.saved_games) { startActivity(SavedGamesActivity.intent(this)) }
        onClick(R.id.learn, ::learn)
        onClick(R.id.first_learn) {
            presenter.onLearnFirst()
            learn()
        }
        onClick(R.id.first_play, presenter::onPlayAtOnce)
        nameChoices()
        onClick(R.id.settings) { startActivity(SettingsActivity.intent(this)) }
    }

    override fun onStart() {
        super.onStart()
        presenter.refresh(coldStart)
        coldStart = null
    }

    private fun show(state: HomeState) {
        if (isDestroyed) return
        val running = state.running
        setShown(R.id.first_run, state.firstRun)
        setShown(R.id.continue_card, running != null)
        setShown(R.id.new_game_outlined, running != null)
        setShown(R.id.new_game_filled, running == null && !state.firstRun)
        setShown(R.id.saved_games, !state.firstRun)
        setShown(R.id.learn, !state.firstRun)
        running?.let(::showRunning)
        setText(
            R.id.saved_counts,
            if (state.unfinished + state.finished == 0) {
                getString(R.string.saved_none)
            } else {
                getString(R.string.saved_counts, state.unfinished, state.finished)
            },
        )
        setText(R.id.lessons_done, LearnTexts(resources).progress(state.course))
        showTrouble(R.id.trouble, state.trouble ?: fullDisk.trouble)
    }

    private fun showRunning(game: GameSummary) {
        val own = game.players.first { it.seat == game.players.bottomSeat() }
        findViewById<ThumbnailView>(R.id.thumbnail).show(game.pieces, own.seat)
        findViewById<HomeMeter>(R.id.running_meter).show(own.seat, own.home / own.sets.size)
        setText(R.id.running_standing, words.standing(game))
        setText(R.id.running_title, words.title(game))
        setText(R.id.running_counts, words.join(getString(R.string.home_count, own.home, own.pieces), words.moves(game)))
    }

    private fun nameChoices() {
        val play = getString(R.string.first_play_line, HomePresenter.FIRST_LEVEL)
        setText(R.id.first_play_line, play)
        findViewById<View>(R.id.first_play).contentDescription = words.join(getString(R.string.first_play), play)
        findViewById<View>(R.id.first_learn).contentDescription =
            words.join(getString(R.string.learn_first), getString(R.string.first_learn_line))
    }

    private fun learn() = startActivity(LearnActivity.intent(this))

    private fun newGame() = startActivity(NewGameActivity.intent(this))

    private fun openGame(id: String) {
        if (!isDestroyed) startActivity(GameActivity.intent(this, id))
    }

    companion object {
        /** Asks for the home screen itself, be it the first one of a task. */
        private const val HOME = "app.starhop.HOME"

        /** Back to the home screen, dropping what lies above it. */
        fun intent(context: Context): Intent =
            Intent(HOME, null, context, HomeActivity::class.java)
                .addFlags(Intent.FLAG_ACTIVITY_CLEAR_TOP or Intent.FLAG_ACTIVITY_SINGLE_TOP)
    }
}
