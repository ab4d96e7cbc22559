package app.starhop.newgame

import android.content.Context
import android.content.Intent
import android.os.Bundle
import android.widget.ImageButton
import app.starhop.R
import app.starhop.background
import app.starhop.core.Preset
import app.starhop.core.levels
import app.starhop.fullDisk
import app.starhop.game.GameActivity
import app.starhop.library
import app.starhop.ui.ScreenActivity
import app.starhop.ui.named
import app.starhop.ui.setText
import kotlin.random.Random

/** Chooses who plays, how strong the computers are, by which rules and who starts. */
class NewGameActivity : ScreenActivity() {
    private val levels = levels()
    private val store by lazy { ChoicesStore(getSharedPreferences("new-game", MODE_PRIVATE), levels) }
    private val memory = ChoicesMemory(levels)
    private var views: NewGameViews? = null
    private var sheets: NewGameSheets? = null
    lateinit var presenter: NewGamePresenter
        private set

    override fun onCreate(state: Bundle?) {
        super.onCreate(state)
        open(R.layout.new_game)
        setText(R.id.title, getString(R.string.new_game))
        findViewById<ImageButton>(R.id.up).apply {
            setImageResource(R.drawable.ic_close)
            contentDescription = getString(R.string.close)
        }
        presenter =
            NewGamePresenter(
                choices = memory.read(state) ?: store.load(),
                levels = levels,
                library = ::library,
                background = background,
                toss = Random::nextBoolean,
                remember = store::save,
                show = ::show,
                openGame = ::openGame,
                noted = fullDisk::note,
            )
        views = NewGameViews(this, presenter, levels)
        sheets = NewGameSheets(this, presenter, levels)
        presenter.open(sheet(state))
        show(presenter.state)
    }

    override fun onSaveInstanceState(out: Bundle) {
        super.onSaveInstanceState(out)
        memory.write(presenter.state.choices, out)
        when (val sheet = presenter.state.sheet) {
            is NewGameSheet.Seat -> out.putInt(SEAT, sheet.index)
            is NewGameSheet.Details -> out.putString(SHEET, sheet.preset.name)
            is NewGameSheet.Rules -> out.putString(SHEET, RULES)
            is NewGameSheet.Own -> out.putString(SHEET, OWN)
            null -> Unit
        }
    }

    private fun sheet(state: Bundle?): NewGameSheet? {
        val seat = state?.getInt(SEAT, -1) ?: -1
        val name = state?.getString(SHEET)
        return when {
            seat in 0 until presenter.state.choices.players -> NewGameSheet.Seat(seat)
            name == RULES -> NewGameSheet.Rules
            name == OWN -> NewGameSheet.Own
            else -> Preset.entries.named(name)?.let(NewGameSheet::Details)
        }
    }

    override fun onDestroy() {
        val open = sheets
        sheets = null
        open?.close()
        super.onDestroy()
    }

    private fun show(state: NewGameState) {
        if (isDestroyed) return
        views?.show(state)
        sheets?.show(state)
    }

    private fun openGame(id: String) {
        if (isDestroyed) return
        // A game that this screen was opened from goes: back from the new game leads to the home screen.
        startActivity(GameActivity.intent(this, id, begun = true).addFlags(Intent.FLAG_ACTIVITY_CLEAR_TOP))
        finish()
    }

    companion object {
        private const val SEAT = "seat"
        private const val SHEET = "sheet"
        private const val RULES = "rules"
        private const val OWN = "own"

        fun intent(context: Context) = Intent(context, NewGameActivity::class.java)
    }
}
