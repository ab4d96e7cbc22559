package app.starhop.game

import app.starhop.Background
import app.starhop.board.Motion
import app.starhop.board.Reach
import app.starhop.core.ClockHold
import app.starhop.core.GameSetup
import app.starhop.core.MatchException
import app.starhop.core.PlayerSetup
import app.starhop.core.Search
import app.starhop.core.SearchProgress
import app.starhop.core.Snapshot
import app.starhop.core.Status
import app.starhop.core.Target
import app.starhop.engine.ComputerTurn
import app.starhop.engine.Delays
import app.starhop.engine.Thinker
import app.starhop.settings.Settings

/**
 * Turns what a person does into moves of one game, and lets the computer answer.
 *
 * It holds no view: a [GameScreen] is attached while there is one, and gets a [GameState] after every change. What is
 * legal, saved and over is the match's business; what waits for the disk is done on the [worker], one action at a time.
 */
class GamePresenter(
    private val game: SavedMatch,
    thinker: Thinker,
    private val worker: Background,
    delays: Delays,
    settings: () -> Settings = ::Settings,
    /** Told how each change of the game went. */
    private val noted: (Result<*>) -> Unit = {},
    /** Milliseconds of the device's monotonic clock. */
    now: () -> Long = { 0L },
) {
    private val match = game.match
    private val changes = Changes(game)
    private val clock = GameClock(match, worker, delays, now, ::look)
    private val acting = Acting(match, clock, worker, now)
    private val hand = Hand({ state.canMove && state.isOwn(it) }, match::targets, match::pin)
    private val table = Table(settings, delays) { render() }
    private val hints = Hints(thinker) { render() }
    private val outcome = Outcome(game, worker, delays, ::openResult)
    private val computer = ComputerTurn(thinker, delays, ::playFound, ::fail, ::showThinking)

    /** What the board asks for. */
    val touch = GameTouch(hand, hints, ::state, settings, ::play) { render() }

    private var snapshot = match.snapshot()
    private var reach = listWhenAsked()
    private var thought: SearchProgress? = null
    private var panel = Panel.NONE
    private var trouble: Throwable? = null
    private var screen: GameScreen? = null

    val state: GameState
        get() =
            GameState(
                snapshot = snapshot,
                selection = hand.selection,
                reach = reach,
                acting = acting.busy,
                thinking = computer.thinking,
                thought = thought.takeIf { computer.thinking },
                hint = hints.shown,
                panel = panel,
                result = outcome.facts,
                trouble = trouble,
                turned = table.turned,
                handOver = table.waiting,
                clock = clock.reading,
            )

    val memory: GameMemory
        get() = GameMemory(hand.selection.hole, hand.selection.pins, panel, outcome.facts != null, table.holder)

    /** Takes up the game, with what was remembered of the screen before. The time of one just begun runs at once. */
    fun start(
        memory: GameMemory? = null,
        begun: Boolean = false,
    ) {
        if (begun) clock.hold(ClockHold.PERSON, wanted = false)
        table.sit(snapshot, memory?.holder)
        if (memory != null) recall(memory)
        if (state.over && memory?.result != false) outcome.tell(snapshot, ::render)
        think()
        render()
    }

    private fun recall(memory: GameMemory) {
        panel = memory.panel
        hand.pick(memory.selected)
        if (memory.pins.isNotEmpty() && hand.selection.exists) hand.pin(listOf(memory.selected) + memory.pins)
    }

    fun attach(screen: GameScreen) {
        this.screen = screen
        render()
    }

    fun detach() {
        screen = null
        rested()
    }

    /** The screen is gone for good; whoever comes back finds the game paused. */
    fun close() {
        acting.close()
        clock.hold(ClockHold.PERSON, wanted = true)
        clock.close()
        computer.cancel()
        hints.drop()
        outcome.callOff()
        table.leave()
        worker.run(game::close) {}
    }

    /** Whether the screen is away; the time stands still meanwhile. */
    fun away(away: Boolean) {
        clock.hold(ClockHold.BACKGROUND, away)
        if (!away && clock.reading != null) render()
    }

    /** Stops the clock. */
    fun pause() {
        if (clock.reading?.timed != true) return
        hand.drop()
        hints.drop()
        clock.hold(ClockHold.PERSON, wanted = true)
        render()
    }

    fun goOn() {
        clock.hold(ClockHold.PERSON, wanted = false)
        render()
    }

    /** Another second is gone, or the last. */
    private fun look() {
        val hurried = state.hurried
        clock.tick { ticked ->
            ticked.fold({ over ->
                when {
                    over != null -> take(Change(over))
                    state.hurried != hurried -> render()
                    else -> screen?.showThinking(state)
                }
            }, ::fail)
        }
    }

    /** Everything that moved on the screen has come to rest. */
    fun rested() {
        computer.release()
        clock.hold(ClockHold.ANIMATION, wanted = false)
        table.rest(snapshot)
        outcome.rest(snapshot) { seat, done -> screen?.cheer(seat, done) ?: done() }
    }

    /** The person to move has the phone now. */
    fun takeOver() {
        table.take(snapshot)
        render()
    }

    /** Turns the board to the next player's side. */
    fun turnBoard() = table.turnOn(snapshot)

    fun playMove(move: Target) {
        panel = Panel.NONE
        play(move.path)
    }

    fun undo() {
        if (!snapshot.allowed.undo) return
        computer.cancel()
        change { changes.undo() }
    }

    fun redo() = change { changes.redo(it) }

    fun hint() {
        try {
            hints.wish(match::hint)
        } catch (refused: MatchException) {
            trouble = refused
        }
        render()
    }

    fun moveNow() = computer.moveNow()

    fun pass() = change { Change(match.passTurn()) }

    /** Claims a deadlock; the move comes after it. */
    fun claim() = change { Change(match.claimDeadlock()) }

    fun offerDraw() {
        computer.cancel()
        change { Change(match.offerDraw()) }
    }

    /** Answers an offer, which may have come with a computer's move while another one thinks. */
    fun answerDraw(accept: Boolean) {
        computer.cancel()
        change { Change(match.answerDraw(accept)) }
    }

    fun resign() {
        computer.cancel()
        change { Change(match.resign()) }
    }

    /** Tries again what the computer could not play or save. */
    fun retry() {
        trouble = null
        think()
        render()
    }

    fun open(panel: Panel) {
        this.panel = panel
        render()
    }

    fun openResult() {
        panel = Panel.NONE
        if (state.over) outcome.tell(snapshot, ::render)
        render()
    }

    fun closeResult() {
        outcome.close()
        render()
    }

    fun legalMoves(): List<Target> = if (state.canMove) match.legalMoves() else emptyList()

    fun rematch() {
        val players = snapshot.players.map { PlayerSetup(it.name, it.kind) }
        leave(GameExit.Rematch(GameSetup(snapshot.rules, players, toss = null, limit = snapshot.limit)))
    }

    fun leave(exit: GameExit) {
        screen?.leave(exit)
    }

    private fun play(path: List<Int>) = change { changes.play(path, it) }

    private fun playFound(search: Search) = change(resume = false) { changes.playFound(search, it) }

    /** Does one action of the match; what it refuses changes nothing but the message. [resume] lets the computer think on. */
    private fun change(
        resume: Boolean = true,
        act: (Snapshot) -> Change,
    ) {
        hints.stop()
        outcome.callOff()
        acting.begin(snapshot, act) { done ->
            done.fold({
                noted(done)
                take(it)
            }) {
                if (resume) think()
                fail(it)
            }
        }
    }

    /** Shows what the game has become. */
    private fun take(change: Change) {
        outcome.expect(!state.over && change.snapshot.status != Status.Playing)
        snapshot = change.snapshot
        clock.take(change.clock)
        hand.clear()
        hints.drop()
        outcome.close()
        table.arrive(snapshot)
        trouble = null
        reach = listWhenAsked()
        if (panel == Panel.MOVES) panel = Panel.NONE
        think()
        render(change.motions)
    }

    private fun think() {
        if (!snapshot.computerToMove || computer.thinking) return
        try {
            thought = null
            computer.begin(match.search())
        } catch (refused: MatchException) {
            fail(refused)
        }
    }

    private fun showThinking(progress: SearchProgress) {
        thought = progress
        screen?.showThinking(state)
    }

    private fun fail(why: Throwable) {
        noted(Result.failure<Unit>(why))
        hand.drop()
        reach = listWhenAsked()
        trouble = why
        render()
    }

    private fun listWhenAsked() = Reach(::legalMoves)

    private fun render(motions: List<Motion> = emptyList()) {
        val moving = screen != null && motions.isNotEmpty()
        clock.hold(ClockHold.DIALOG, state.asks)
        clock.hold(ClockHold.ANIMATION, moving)
        if (moving) computer.hold()
        screen?.show(state, motions)
        if (!moving) rested()
    }
}
