package app.starhop.game

import app.starhop.board.Motion
import app.starhop.core.GameLibrary
import app.starhop.core.GameSetup
import app.starhop.core.Match
import app.starhop.core.PlayedMove
import app.starhop.core.PlayerKind
import app.starhop.core.PlayerSetup
import app.starhop.core.Preset
import app.starhop.core.RuleSet
import app.starhop.game.GameHarness.Companion.hole
import app.starhop.game.GameHarness.Companion.path
import app.starhop.settings.Settings
import app.starhop.support.DIRECTLY
import org.junit.rules.ExternalResource
import java.io.File
import java.nio.file.Files

/** The presenter alone, with the real core, a screen that only takes notes, and searches that wait for the test. */
class PresenterHarness : ExternalResource() {
    val folder: File = Files.createTempDirectory("games").toFile()
    val thinker = HeldThinker()
    val delays = ManualDelays()
    val screen = NotedScreen()
    var worker = DIRECTLY
    var settings = Settings()
    lateinit var match: Match
        private set
    lateinit var presenter: GamePresenter
        private set

    private val opened = GameLibrary.open(folder.path)

    val state: GameState get() = presenter.state

    override fun after() {
        folder.deleteRecursively()
    }

    fun play(
        red: PlayerSetup,
        blue: PlayerSetup,
        moves: String = "",
    ) = play(listOf(red, blue), moves)

    fun play(
        players: List<PlayerSetup>,
        moves: String = "",
    ) {
        match = opened.start(GameSetup(RuleSet(Preset.PLYYARD, emptyList()), players, toss = null))
        moves.split(' ').filter(String::isNotEmpty).forEach { match.play(path(it)) }
        presenter = again()
        presenter.start()
        presenter.attach(screen)
    }

    /** Another presenter of the same game. */
    fun again() = GamePresenter(OpenMatch(match, ::record), thinker, worker, delays, ::settings)

    fun record(): List<PlayedMove> = opened.replay(match.snapshot().gameId).moves()

    fun tap(vararg holes: String) = holes.forEach { presenter.touch.tap(hole(it)) }

    /** The person's move, its animation, the computer's answer and its animation. */
    fun round(
        from: String,
        to: String,
    ) {
        tap(from, to)
        thinker.answer()
        rest()
        rest()
    }

    fun rest() {
        presenter.rested()
        delays.pass(1000)
    }

    companion object {
        val person = PlayerSetup("", PlayerKind.Person)
        val computer = PlayerSetup("", PlayerKind.Computer(1))
    }
}

/** A screen that shows nothing and remembers everything. */
class NotedScreen : GameScreen {
    var state: GameState? = null
    val motions = mutableListOf<Motion>()
    val exits = mutableListOf<GameExit>()
    var cheered: Int? = null

    override fun show(
        state: GameState,
        motions: List<Motion>,
    ) {
        this.state = state
        this.motions += motions
    }

    override fun showThinking(state: GameState) {
        this.state = state
    }

    override fun cheer(
        seat: Int,
        done: () -> Unit,
    ) {
        cheered = seat
        done()
    }

    override fun leave(exit: GameExit) {
        exits += exit
    }
}
