package app.starhop.learn

import android.content.Context
import android.content.Intent
import android.media.AudioManager
import android.os.Bundle
import android.view.KeyEvent
import app.starhop.R
import app.starhop.board.Motion
import app.starhop.gameWorker
import app.starhop.library
import app.starhop.platform.BackPress
import app.starhop.ui.ScreenActivity

/** One exercise after another. The presenter outlives a turn of the screen; what was solved is on disk. */
class ExerciseActivity :
    ScreenActivity(),
    ExerciseScreen {
    var presenter: ExercisePresenter? = null
        private set

    private var views: ExerciseViews? = null
    override val back = BackPress(this) { presenter?.cancel() }

    override fun onCreate(state: Bundle?) {
        super.onCreate(state)
        val sitting = Sitting.read(intent) ?: return finish()
        val kept = retained<ExercisePresenter>()
        val exercises = kept ?: ExercisePresenter(sitting, ::library, gameWorker, ::today)
        presenter = exercises
        volumeControlStream = AudioManager.STREAM_MUSIC
        open(R.layout.exercise)
        views = ExerciseViews(this, exercises)
        exercises.attach(this)
        if (kept == null) exercises.start(state?.getInt(INDEX, NOWHERE)?.takeIf { it != NOWHERE })
    }

    override fun show(
        state: ExerciseState,
        motions: List<Motion>,
    ) {
        if (isDestroyed) return
        views?.show(state, motions)
        back.enable(state.selection.exists)
    }

    override fun leave() = finish()

    override fun onKeyDown(
        code: Int,
        event: KeyEvent,
    ): Boolean {
        val exercises = presenter ?: return super.onKeyDown(code, event)
        when (code) {
            KeyEvent.KEYCODE_U -> exercises.takeBack()
            KeyEvent.KEYCODE_H -> exercises.showMe()
            KeyEvent.KEYCODE_N -> exercises.next()
            KeyEvent.KEYCODE_ESCAPE -> exercises.cancel()
            else -> return super.onKeyDown(code, event)
        }
        return true
    }

    override fun onSaveInstanceState(out: Bundle) {
        super.onSaveInstanceState(out)
        presenter?.let { out.putInt(INDEX, it.state.index) }
    }

    @Deprecated("Deprecated in Java")
    override fun onRetainNonConfigurationInstance(): Any? = presenter

    override fun onDestroy() {
        views?.close()
        presenter?.detach()
        if (!isChangingConfigurations) presenter?.close()
        super.onDestroy()
    }

    companion object {
        private const val INDEX = "index"
        private const val NOWHERE = -1

        fun intent(
            context: Context,
            sitting: Sitting,
        ): Intent = sitting.write(Intent(context, ExerciseActivity::class.java))
    }
}
