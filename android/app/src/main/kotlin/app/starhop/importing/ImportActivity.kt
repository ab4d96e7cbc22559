package app.starhop.importing

import android.content.ActivityNotFoundException
import android.content.ClipboardManager
import android.content.Context
import android.content.Intent
import android.os.Bundle
import android.os.CancellationSignal
import android.view.View
import android.widget.EditText
import app.starhop.R
import app.starhop.background
import app.starhop.core.importLimit
import app.starhop.fullDisk
import app.starhop.game.GameActivity
import app.starhop.home.HomeActivity
import app.starhop.library
import app.starhop.outsideWorker
import app.starhop.platform.drawBehindSystemBars
import app.starhop.platform.padForSystemBars
import app.starhop.replay.ReplayActivity
import app.starhop.ui.ScreenActivity
import app.starhop.ui.onClick
import app.starhop.ui.setText

/** Takes in a game as a text or a file, from the person or from another app, and shows it before it is saved. */
class ImportActivity : ScreenActivity() {
    private val presenter by lazy { ImportPresenter(::library, background, outsideWorker(), fullDisk, ::show, ::leave) }
    private val views by lazy { ImportViews(this, presenter) }
    private val cancel = CancellationSignal()

    /** What is looked at, for when the screen is made anew. */
    private var source: Incoming = Incoming.Nothing

    override fun onCreate(state: Bundle?) {
        super.onCreate(state)
        drawBehindSystemBars()
        setContentView(R.layout.import_game)
        findViewById<View>(R.id.page).padForSystemBars()
        setText(R.id.title, getString(R.string.import_title))
        onClick(R.id.up, ::finish)
        onClick(R.id.import_paste, ::paste)
        onClick(R.id.import_choose, ::choose)
        views.connect()
        show(presenter.state)
        begin(ImportMemory.read(state) ?: Incoming.of(intent))
    }

    private fun begin(incoming: Incoming) {
        source = incoming
        when (incoming) {
            is Incoming.Text -> presenter.take(incoming.text)
            is Incoming.File -> read(incoming)
            is Incoming.Nothing -> Unit
            is Incoming.Unusable -> presenter.refuse(IncomingProblem.UNUSABLE)
        }
    }

    private fun read(file: Incoming.File) {
        val files = IncomingFiles(contentResolver, importLimit())
        presenter.read { files.read(file.uri, cancel) }
    }

    private fun paste() {
        val clip = getSystemService(ClipboardManager::class.java).primaryClip
        val text = clip?.takeIf { it.itemCount > 0 }?.getItemAt(0)?.text
        begin(Incoming.Text(text?.toString().orEmpty()))
    }

    /** Files of games have no type that every app knows, so any file may be chosen. */
    private fun choose() {
        val open = Intent(Intent.ACTION_OPEN_DOCUMENT).addCategory(Intent.CATEGORY_OPENABLE).setType("*/*")
        try {
            startActivityForResult(open, CHOOSE)
        } catch (_: ActivityNotFoundException) {
            presenter.refuse(IncomingProblem.NO_PICKER)
        }
    }

    @Deprecated("Deprecated in Java")
    override fun onActivityResult(
        request: Int,
        result: Int,
        data: Intent?,
    ) {
        val uri = data?.data
        if (request == CHOOSE && result == RESULT_OK && uri != null) begin(Incoming.File(uri))
    }

    private fun show(state: ImportState) {
        if (!isDestroyed) views.show(state)
    }

    private fun leave(exit: ImportExit) {
        if (isDestroyed) return
        val screen =
            when (exit) {
                is ImportExit.Game -> GameActivity.intent(this, exit.id)
                is ImportExit.Replay -> ReplayActivity.intent(this, exit.id)
            }
        // From another app's task the game goes to the app's own one.
        val own = intent.action == null
        if (own) {
            startActivity(
                screen,
            )
        } else {
            startActivities(arrayOf(HomeActivity.intent(this).addFlags(Intent.FLAG_ACTIVITY_NEW_TASK), screen))
        }
        finish()
    }

    override fun onSaveInstanceState(out: Bundle) {
        super.onSaveInstanceState(out)
        val field = findViewById<EditText>(R.id.import_text).takeIf { it.isShown }?.text?.toString()
        ImportMemory.write(if (field.isNullOrEmpty()) source else Incoming.Text(field), out)
    }

    override fun onDestroy() {
        cancel.cancel()
        super.onDestroy()
    }

    companion object {
        private const val CHOOSE = 1

        fun intent(context: Context) = Intent(context, ImportActivity::class.java)
    }
}
