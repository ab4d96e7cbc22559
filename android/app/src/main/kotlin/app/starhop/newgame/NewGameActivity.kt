package app.starhop.newgame

import android.app.Activity
import android.content.Context
import android.content.Intent
import android.os.Bundle
import android.view.View
import android.widget.ImageButton
import android.widget.RadioGroup
import app.starhop.R
import app.starhop.background
import app.starhop.core.Mode
import app.starhop.core.levels
import app.starhop.game.GameActivity
import app.starhop.library
import app.starhop.platform.drawBehindSystemBars
import app.starhop.platform.padForSystemBars
import app.starhop.ui.onClick
import app.starhop.ui.setShown
import app.starhop.ui.setText
import app.starhop.ui.showTrouble
import kotlin.random.Random

/** Chooses who plays, how strong the computer is and who starts. */
class NewGameActivity : Activity() {
    private val levels = levels()
    private val store by lazy { ChoicesStore(getSharedPreferences("new-game", MODE_PRIVATE), levels) }
    private lateinit var presenter: NewGamePresenter

    override fun onCreate(state: Bundle?) {
        super.onCreate(state)
        drawBehindSystemBars()
        setContentView(R.layout.new_game)
        findViewById<View>(R.id.page).padForSystemBars()
        setText(R.id.title, getString(R.string.new_game))
        findViewById<ImageButton>(R.id.up).apply {
            setImageResource(R.drawable.ic_close)
            contentDescription = getString(R.string.close)
        }
        presenter =
            NewGamePresenter(
                choices = restored(state) ?: store.load(),
                levels = levels,
                library = ::library,
                background = background,
                toss = Random::nextBoolean,
                remember = store::save,
                show = ::show,
                openGame = ::openGame,
            )
        connect()
        show(presenter.state)
    }

    override fun onSaveInstanceState(out: Bundle) {
        super.onSaveInstanceState(out)
        val choices = presenter.state.choices
        out.putString(MODE, choices.mode.name)
        out.putInt(LEVEL, choices.level)
        out.putString(STARTER, choices.starter.name)
    }

    private fun connect() {
        onClick(R.id.up, ::finish)
        onClick(R.id.start, presenter::start)
        val names = resources.getStringArray(R.array.level_names)
        bars().setLevels(List(levels) { getString(R.string.level_named, it + 1, names[it]) })
        bars().onPick = presenter::pickLevel
        group(R.id.modes).setOnCheckedChangeListener { _, id -> MODES[id]?.let(presenter::pickMode) }
        group(R.id.starters).setOnCheckedChangeListener { _, id -> STARTERS[id]?.let(presenter::pickStarter) }
    }

    private fun show(state: NewGameState) {
        if (isDestroyed) return
        val choices = state.choices
        val computer = choices.mode == Mode.COMPUTER
        group(R.id.modes).check(MODES.keyOf(choices.mode))
        group(R.id.starters).check(STARTERS.keyOf(choices.starter))
        for (id in COMPUTER_ONLY) setShown(id, computer)
        showLevel(choices.level)
        setText(R.id.starter_line, getString(if (computer) STARTER_LINES.getValue(choices.starter) else R.string.starts_red_line))
        findViewById<View>(R.id.start).isEnabled = !state.starting
        showTrouble(R.id.trouble, state.trouble)
    }

    private fun showLevel(level: Int) {
        setText(R.id.level_number, level.toString())
        setText(R.id.level_name, resources.getStringArray(R.array.level_names)[level - 1])
        setText(R.id.level_line, resources.getStringArray(R.array.level_lines)[level - 1])
        bars().show(level)
    }

    private fun openGame(id: String) {
        if (isDestroyed) return
        startActivity(GameActivity.intent(this, id))
        finish()
    }

    private fun restored(state: Bundle?): NewGameChoices? {
        val mode = Mode.entries.firstOrNull { it.name == state?.getString(MODE) } ?: return null
        val starter = Starter.entries.firstOrNull { it.name == state?.getString(STARTER) } ?: return null
        val level = state?.getInt(LEVEL)?.takeIf { it in 1..levels } ?: return null
        return NewGameChoices(mode, level, starter)
    }

    private fun bars() = findViewById<LevelBars>(R.id.level_bars)

    private fun group(id: Int) = findViewById<RadioGroup>(id)

    companion object {
        private const val MODE = "mode"
        private const val LEVEL = "level"
        private const val STARTER = "starter"

        private val MODES = mapOf(R.id.mode_computer to Mode.COMPUTER, R.id.mode_pass to Mode.PASS_AND_PLAY)
        private val STARTERS =
            mapOf(R.id.starter_you to Starter.YOU, R.id.starter_computer to Starter.COMPUTER, R.id.starter_toss to Starter.TOSS)
        private val STARTER_LINES =
            mapOf(
                Starter.YOU to R.string.starts_you_line,
                Starter.COMPUTER to R.string.starts_computer_line,
                Starter.TOSS to R.string.starts_toss_line,
            )

        /** What a game between people does not ask. */
        private val COMPUTER_ONLY = listOf(R.id.level_heading, R.id.level_card, R.id.starter_heading, R.id.starters)

        private fun <V> Map<Int, V>.keyOf(value: V): Int = entries.first { it.value == value }.key

        fun intent(context: Context) = Intent(context, NewGameActivity::class.java)
    }
}
