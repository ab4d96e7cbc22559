package app.starhop.newgame

import app.starhop.Background
import app.starhop.core.GameLibraryInterface
import app.starhop.core.Mode

/** What the new-game screen draws. */
data class NewGameState(
    val choices: NewGameChoices,
    /** True from the press on Start until the game is open or has failed to start. */
    val starting: Boolean = false,
    /** Why the game could not be started. */
    val trouble: Throwable? = null,
)

/** Collects the choices for a new game and starts it. */
class NewGamePresenter(
    choices: NewGameChoices,
    private val levels: Int,
    private val library: () -> GameLibraryInterface,
    private val background: Background,
    private val toss: () -> Boolean,
    private val remember: (NewGameChoices) -> Unit,
    private val show: (NewGameState) -> Unit,
    private val openGame: (String) -> Unit,
) {
    var state = NewGameState(choices)
        private set(value) {
            field = value
            show(value)
        }

    fun pickMode(mode: Mode) = pick(state.choices.copy(mode = mode))

    fun pickLevel(level: Int) = pick(state.choices.copy(level = level.coerceIn(1, levels)))

    fun pickStarter(starter: Starter) = pick(state.choices.copy(starter = starter))

    fun start() {
        if (state.starting) return
        val choices = state.choices
        state = NewGameState(choices, starting = true)
        remember(choices)
        background.run({ library().start(choices.setup(toss)).use { it.snapshot().gameId } }) { started ->
            state = NewGameState(choices, trouble = started.exceptionOrNull())
            started.onSuccess(openGame)
        }
    }

    private fun pick(choices: NewGameChoices) {
        if (state.starting || choices == state.choices) return
        state = NewGameState(choices)
    }
}
