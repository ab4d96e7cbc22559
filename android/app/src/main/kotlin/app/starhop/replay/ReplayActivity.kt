package app.starhop.replay

import android.content.Context
import android.content.Intent
import android.os.Bundle
import android.view.Choreographer
import app.starhop.R
import app.starhop.background
import app.starhop.board.BoardState
import app.starhop.board.BoardView
import app.starhop.board.Motion
import app.starhop.board.follow
import app.starhop.core.ReplayFrame
import app.starhop.core.StoreException
import app.starhop.engine.MainDelays
import app.starhop.fullDisk
import app.starhop.game.GameActivity
import app.starhop.home.leaveForHome
import app.starhop.library
import app.starhop.reviewWorker
import app.starhop.settings
import app.starhop.sharing.shareText
import app.starhop.sounds
import app.starhop.ui.ActionSheet
import app.starhop.ui.ScreenActivity
import app.starhop.ui.SheetAction
import app.starhop.ui.bottomSeat
import app.starhop.ui.homes
import app.starhop.ui.named
import app.starhop.ui.onClick
import app.starhop.ui.text

/** Walks through a finished or running game. */
class ReplayActivity : ScreenActivity() {
    private var presenter: ReplayPresenter? = null
    private var reviews: ReviewPresenter? = null
    private val panel by lazy { ReplayPanel(this) }
    private val review by lazy { ReviewPanel(this) }
    private val board by lazy { findViewById<BoardView>(R.id.board) }
    private val frames = Choreographer.FrameCallback { onFrame(it) }
    private var scheduled = false
    private var started = false
    private var shown: Pair<ReplayFrame, Missed?>? = null

    override fun onCreate(state: Bundle?) {
        super.onCreate(state)
        open(R.layout.replay)
        board.touchable = false
        board.onLanding = sounds::landing
        val id = intent.text(EXTRA_GAME) ?: return leaveForHome(StoreException.NoSuchGame(""))
        val presenter = ReplayPresenter(id, position(state), ::library, background, ::show, ::leave, fullDisk::note)
        this.presenter = presenter
        panel.connect(presenter, ::schedule)
        connectReview(id, presenter, resume = state?.getBoolean(REVIEWING) == true)
        onClick(R.id.share, presenter::share)
        onClick(R.id.more) { showActions(presenter) }
        onClick(R.id.list) { showMoves(presenter) }
        presenter.load()
    }

    /** A review goes on while the screen is turned, and is begun anew where the process had to end. */
    private fun connectReview(
        id: String,
        presenter: ReplayPresenter,
        resume: Boolean,
    ) {
        val kept = retained<ReviewPresenter>()
        val reviews = kept ?: ReviewPresenter(id, ::library, background, reviewWorker, MainDelays()).apply { load(resume) }
        this.reviews = reviews
        review.connect(reviews, presenter, ::schedule)
        reviews.attach(::show)
    }

    @Deprecated("Deprecated in Java")
    override fun onRetainNonConfigurationInstance(): Any? = reviews

    override fun onStart() {
        super.onStart()
        started = true
        sounds.prepare()
        schedule()
    }

    override fun onStop() {
        super.onStop()
        started = false
        presenter?.pause()
        board.finish()
    }

    override fun onDestroy() {
        super.onDestroy()
        Choreographer.getInstance().removeFrameCallback(frames)
        presenter?.close()
        reviews?.detach()
        if (!isChangingConfigurations) reviews?.close()
    }

    override fun onSaveInstanceState(out: Bundle) {
        super.onSaveInstanceState(out)
        out.putBoolean(REVIEWING, reviews?.running == true)
        val position = presenter?.position ?: return
        out.putInt(PLY, position.ply)
        out.putString(SPEED, position.speed.name)
    }

    private fun schedule() {
        if (scheduled || !started || presenter?.needsFrames != true) return
        scheduled = true
        Choreographer.getInstance().postFrameCallback(frames)
    }

    private fun onFrame(nanos: Long) {
        scheduled = false
        if (isDestroyed) return
        presenter?.onFrame(nanos / NANOS_PER_MILLI)
        schedule()
    }

    private fun show(state: ReplayState) {
        if (isDestroyed) return
        val frame = state.frame ?: return
        panel.show(state)
        review.show(state)
        val next = frame to state.missed
        if (frame !== shown?.first || next.second != shown?.second) {
            if (shown != null && state.arrival != Arrival.FORWARD) sounds.tick()
            shown = next
            showBoard(state, frame)
        }
        schedule()
    }

    private fun show(state: ReviewState) {
        if (isDestroyed) return
        panel.show(state)
        review.show(state)
    }

    private fun showBoard(
        state: ReplayState,
        frame: ReplayFrame,
    ) {
        val next =
            BoardState(
                pieces = frame.pieces,
                seats = frame.players.homes(),
                bottom = frame.players.bottomSeat(),
                lastMove =
                    frame.lastMove
                        ?.path
                        ?.takeIf { state.missed == null }
                        .orEmpty(),
                hint = state.missed?.path.orEmpty(),
                summary = panel.summary(state),
            )
        board.follow(settings.current)
        if (state.playing) board.pace /= state.speed.factor
        board.run(next, listOfNotNull(motion(state, frame)), ::arrived)
    }

    /** What brings the board to [frame]; nothing where it jumps there, or no piece moved. */
    private fun motion(
        state: ReplayState,
        frame: ReplayFrame,
    ): Motion? {
        val played = frame.lastMove?.takeIf { it.path.isNotEmpty() }
        val undone =
            state.record
                ?.moves
                ?.getOrNull(frame.ply)
                ?.takeIf { it.path.isNotEmpty() }
        return when (state.arrival) {
            Arrival.JUMP -> null
            Arrival.FORWARD -> played?.let { Motion.Travel(it.path, it.displaced) }
            Arrival.BACKWARD -> undone?.let { Motion.Back(it.path, it.displaced) }
        }
    }

    private fun arrived() {
        presenter?.onArrived()
        schedule()
    }

    private fun showMoves(presenter: ReplayPresenter) {
        val record = presenter.state.record ?: return
        presenter.pause()
        val sheet =
            MovesSheet(this, record, reviews?.state?.report, presenter.state.ply) { ply ->
                presenter.jump(ply)
                schedule()
            }
        showOver(sheet)
    }

    private fun showActions(presenter: ReplayPresenter) {
        presenter.pause()
        val playOn = SheetAction(R.drawable.ic_play, getString(R.string.play_on)) { presenter.playOn() }
        val offer = SheetAction(R.drawable.ic_review, getString(R.string.review_begin)) { reviews?.begin() }
        val reviewable = reviews?.state is ReviewState.Offered && presenter.state.record?.length != 0
        val share = SheetAction(R.drawable.ic_share, getString(R.string.replay_share)) { presenter.share() }
        val actions = listOfNotNull(playOn.takeIf { presenter.state.canPlayOn }, offer.takeIf { reviewable }, share)
        showOver(ActionSheet(this, getString(R.string.replay), actions))
    }

    private fun leave(exit: ReplayExit) {
        if (isDestroyed) return
        when (exit) {
            is ReplayExit.Game -> {
                startActivity(GameActivity.intent(this, exit.id))
                finish()
            }

            is ReplayExit.Share -> {
                shareText(exit.text)
            }

            is ReplayExit.Unreadable -> {
                leaveForHome(exit.trouble)
            }
        }
    }

    private fun position(state: Bundle?) =
        ReplayPosition(
            ply = state?.getInt(PLY) ?: 0,
            speed = Speed.entries.named(state?.getString(SPEED)) ?: Speed.NORMAL,
        )

    companion object {
        private const val EXTRA_GAME = "game"
        private const val PLY = "ply"
        private const val SPEED = "speed"
        private const val REVIEWING = "reviewing"
        private const val NANOS_PER_MILLI = 1_000_000

        fun intent(
            context: Context,
            gameId: String,
        ): Intent = Intent(context, ReplayActivity::class.java).putExtra(EXTRA_GAME, gameId)
    }
}
