package app.starhop.game

import app.starhop.board.BoardInput
import app.starhop.board.Holes
import app.starhop.board.Motion
import app.starhop.core.ClockHold
import app.starhop.core.GameSetup
import app.starhop.core.MatchException
import app.starhop.core.MatchInterface
import app.starhop.core.MoveException
import app.starhop.core.PlayedMove
import app.starhop.core.PlayerSetup
import app.starhop.core.Search
import app.starhop.core.SearchProgress
import app.starhop.core.Settlement
import app.starhop.core.Snapshot
import app.starhop.core.Status
import app.starhop.core.Suggestion
import app.starhop.core.Target
import app.starhop.core.TargetKind
import app.starhop.core.WinReason
import app.starhop.engine.ComputerTurn
import app.starhop.engine.Delays
import app.starhop.engine.HintSearch
import app.starhop.engine.Thinker
import app.starhop.settings.Settings

/**
 * Turns what a person does into moves of one game, and lets the computer answer.
 *
 * It holds no view: a [GameScreen] is attached while there is one, and gets a [GameState] after every change. What is
 * legal, saved and over is the [match]'s business.
 */
class GamePresenter(
    private val match: MatchInterface,
    private val record: () -> List<PlayedMove>,
    thinker: Thinker,
    private val delays: Delays,
    private val settings: () -> Settings = ::Settings,
    /** Told how each change of the game went. */
    private val noted: (Result<*>) -> Unit = {},
    /** Milliseconds of the device's monotonic clock. */
    now: () -> Long = { 0L },
    /** What the finished game did to points and rank. */
    private val settled: () -> Settlement? = { null },
) : BoardInput {
    private val clock = GameClock(match, delays, now, ::look)

    var state = GameState(match.snapshot(), clock = clock.reading)
        private set

    private val computer = ComputerTurn(thinker, delays, ::playFound, ::fail, ::showThinking)
    private val hints = HintSearch(thinker, ::showHint)
    private var screen: GameScreen? = null
    private var before = Selection()
    private var ending = false
    private var callOffResult: () -> Unit = {}
    private var callOffTurn: () -> Unit = {}
    private val table = Table(settings)

    val memory: GameMemory
        get() = GameMemory(state.selection.hole, state.selection.pins, state.panel, state.result != null, table.holder)

    /** Takes up the game, with what was remembered of the screen before. The time of one just begun runs at once. */
    fun start(
        memory: GameMemory? = null,
        begun: Boolean = false,
    ) {
        if (begun) hold(ClockHold.PERSON, wanted = false)
        table.recall(memory?.holder)
        state = state.copy(turned = table.bottom(state.snapshot), handOver = table.handOver(state.snapshot))
        state = state.copy(reach = reach())
        if (memory != null) recall(memory)
        if (state.over && memory?.result != false) state = state.copy(result = facts())
        think()
        render()
    }

    private fun recall(memory: GameMemory) {
        state = state.copy(panel = memory.panel)
        select(memory.selected)
        if (memory.pins.isNotEmpty() && state.selection.exists) pinChain(listOf(memory.selected) + memory.pins)
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
        hold(ClockHold.PERSON, wanted = true)
        computer.cancel()
        hints.cancel()
        callOffResult()
        callOffTurn()
        clock.close()
    }

    /** Whether the screen is away; the time stands still meanwhile. */
    fun away(away: Boolean) {
        hold(ClockHold.BACKGROUND, away)
        if (!away && clock.reading != null) render()
    }

    /** Stops the clock. */
    fun pause() {
        if (state.clock?.timed != true) return
        drop()
        dropHint()
        hold(ClockHold.PERSON, wanted = true)
        render()
    }

    fun goOn() {
        hold(ClockHold.PERSON, wanted = false)
        state = state.copy(reach = reach())
        render()
    }

    private fun hold(
        why: ClockHold,
        wanted: Boolean,
    ) {
        clock.hold(why, wanted)
        state = state.copy(clock = clock.reading)
    }

    /** Another second is gone, or the last. */
    private fun look() {
        val hurried = state.hurried
        if (!inTime()) return
        if (state.hurried == hurried) screen?.showThinking(state) else render()
    }

    /** Whether the turn is still the one that is shown; where its time is over it has passed, and that is shown. */
    private fun inTime(): Boolean =
        try {
            val over = clock.tick()
            state = state.copy(clock = clock.reading)
            over?.let { take(it, emptyList()) }
            over == null
        } catch (refused: MatchException) {
            fail(refused)
            false
        }

    /** Everything that moved on the screen has come to rest. */
    fun rested() {
        computer.release()
        callOffTurn()
        hold(ClockHold.ANIMATION, wanted = false)
        val wanted = table.bottom(state.snapshot)
        if (wanted != null && wanted != state.bottom) callOffTurn = delays.after(BEFORE_TURN) { turn(wanted) }
        if (ending) {
            ending = false
            end()
        }
    }

    override fun lift(hole: Int) {
        before = state.selection
        if (hole != Holes.NONE && hole != state.selection.waiting) select(hole)
        render()
    }

    override fun restore() {
        if (state.canMove) state = state.copy(selection = before)
        render()
    }

    override fun tap(hole: Int) {
        if (!state.canMove) return
        if (state.hint?.searching == true) dropHint()
        val target = state.selection.target(hole)
        when {
            hole == Holes.NONE || hole == state.selection.waiting -> leaveAlone()
            target != null && state.pinned -> pinChain(target.path)
            target != null -> return choose(target)
            state.isOwn(hole) -> select(hole)
            else -> leaveAlone()
        }
        render()
    }

    override fun drop(hole: Int) {
        val target = state.selection.target(hole) ?: return
        if (state.pinned) play(target.path) else choose(target)
    }

    /** Plays a default path, or lets it wait where long chains are to be confirmed. */
    private fun choose(target: Target) {
        if (!settings().confirm || target.hops < Settings.LONG_CHAIN) return play(target.path)
        pinChain(target.path)
        state = state.copy(selection = state.selection.copy(confirms = true))
        render()
    }

    override fun pin(hole: Int) {
        val target = state.selection.target(hole) ?: return
        if (target.kind == TargetKind.STEP) return
        pinChain(target.path)
        render()
    }

    override fun cancel() {
        leaveAlone()
        render()
    }

    /** Plays the chain as far as it is pinned. */
    fun finishChain() {
        if (state.selection.mayFinish) play(state.selection.chain)
    }

    /** The person to move has the phone now. */
    fun takeOver() {
        table.take(state.snapshot)
        state = state.copy(handOver = null)
        state = state.copy(reach = reach())
        render()
    }

    /** Turns the board to the next player's side. */
    fun turnBoard() {
        val seats = state.snapshot.players.map { it.seat }
        turn(seats[(seats.indexOf(state.bottom) + 1) % seats.size])
    }

    private fun turn(bottom: Int) {
        state = state.copy(turned = bottom)
        render()
    }

    fun playMove(move: Target) {
        state = state.copy(panel = Panel.NONE)
        play(move.path)
    }

    fun undo() = takeBack { match.undo() }

    fun redo() {
        val played = state.snapshot.entries
        change({ match.redo() }) { record().drop(played).filter { it.path.size > 1 }.map { Motion.Travel(it.path, it.displaced) } }
    }

    fun hint() {
        val shown = state.hint
        when {
            shown == null -> askForHint()
            shown.searching -> return
            else -> state = state.copy(hint = shown.next())
        }
        render()
    }

    fun moveNow() = computer.moveNow()

    fun pass() = change({ match.passTurn() })

    /** Claims a deadlock; the move comes after it. */
    fun claim() = change({ match.claimDeadlock() })

    fun offerDraw() {
        computer.cancel()
        change({ match.offerDraw() })
    }

    /** Answers an offer, which may have come with a computer's move while another one thinks. */
    fun answerDraw(accept: Boolean) {
        computer.cancel()
        change({ match.answerDraw(accept) })
    }

    fun resign() {
        computer.cancel()
        change({ match.resign() })
    }

    /** Tries again what the computer could not play or save. */
    fun retry() {
        state = state.copy(trouble = null)
        think()
        render()
    }

    fun open(panel: Panel) {
        state = state.copy(panel = panel)
        render()
    }

    fun openResult() {
        state = state.copy(panel = Panel.NONE, result = facts().takeIf { state.over })
        render()
    }

    fun closeResult() {
        state = state.copy(result = null)
        render()
    }

    fun legalMoves(): List<Target> = if (state.canMove) match.legalMoves() else emptyList()

    fun rematch() {
        val players = state.snapshot.players.map { PlayerSetup(it.name, it.kind) }
        leave(GameExit.Rematch(GameSetup(state.snapshot.rules, players, toss = null, limit = state.snapshot.limit)))
    }

    fun leave(exit: GameExit) {
        screen?.leave(exit)
    }

    private fun select(hole: Int) {
        val own = state.canMove && state.isOwn(hole)
        state = state.copy(selection = if (own) Selection(hole, targets = match.targets(hole)) else Selection())
    }

    /** Gives up what was picked up; where nothing was, the hint. */
    private fun leaveAlone() = if (state.selection.exists) drop() else dropHint()

    private fun dropHint() {
        hints.cancel()
        state = state.copy(hint = null)
    }

    private fun drop() {
        state = state.copy(selection = Selection())
    }

    private fun pinChain(path: List<Int>) {
        try {
            val chain = match.pin(path)
            state = state.copy(selection = Selection(path.first(), path.drop(1), chain.targets, chain.mayFinish))
        } catch (_: MoveException) {
            drop()
        }
    }

    private fun play(path: List<Int>) {
        hints.cancel()
        change({ match.play(path) }) { listOfNotNull(newMove(it)) }
    }

    private fun playFound(search: Search) = change({ match.playFound(search) }, resume = false) { listOfNotNull(newMove(it)) }

    /** The move that came to the record with [after], if any did. */
    private fun newMove(after: Snapshot): Motion? {
        val before = state.snapshot.entries
        return after.lastMove?.takeIf { it.ply > before }?.let { Motion.Travel(it.path, it.displaced) }
    }

    private fun takeBack(undo: () -> Snapshot) {
        if (!state.snapshot.allowed.undo) return
        computer.cancel()
        val played = record()
        change(undo) { after ->
            played
                .drop(after.entries)
                .filter { it.path.size > 1 }
                .reversed()
                .map { Motion.Back(it.path, it.displaced) }
        }
    }

    /** Does one action of the match; what it refuses changes nothing but the message. [resume] lets the computer think on. */
    private fun change(
        action: () -> Snapshot,
        resume: Boolean = true,
        motions: (Snapshot) -> List<Motion> = { emptyList() },
    ) {
        hints.cancel()
        callOffResult()
        if (!inTime()) return
        try {
            val snapshot = action()
            noted(Result.success(snapshot))
            take(snapshot, motions(snapshot))
        } catch (refused: MatchException) {
            if (resume) think()
            fail(refused)
        }
    }

    /** Shows what the game has become. */
    private fun take(
        snapshot: Snapshot,
        moves: List<Motion>,
    ) {
        clock.refresh()
        ending = !state.over && snapshot.status != Status.Playing
        val panel = state.panel.takeIf { it != Panel.MOVES } ?: Panel.NONE
        val handOver = table.handOver(snapshot)
        state = GameState(snapshot, panel = panel, turned = state.turned, handOver = handOver, clock = clock.reading)
        state = state.copy(reach = reach())
        think()
        render(moves)
    }

    private fun end() {
        val won = state.snapshot.status as? Status.Won
        val show = { callOffResult = delays.after(BEFORE_RESULT, ::openResult) }
        if (won?.reason == WinReason.ALL_HOME) screen?.cheer(won.seat, show) ?: show() else openResult()
    }

    private fun think() {
        if (!state.snapshot.computerToMove || computer.thinking) return
        try {
            computer.begin(match.search())
            state = state.copy(thinking = true, thought = null)
        } catch (refused: MatchException) {
            fail(refused)
        }
    }

    private fun showThinking(progress: SearchProgress) {
        state = state.copy(thought = progress)
        screen?.showThinking(state)
    }

    private fun fail(trouble: Throwable) {
        noted(Result.failure<Unit>(trouble))
        state = state.copy(thinking = computer.thinking, selection = Selection(), trouble = trouble)
        render()
    }

    private fun askForHint() {
        try {
            hints.begin(match.hint())
            state = state.copy(hint = Hint())
        } catch (refused: MatchException) {
            state = state.copy(trouble = refused)
        }
    }

    private fun showHint(suggestions: List<Suggestion>) {
        state = state.copy(hint = Hint(suggestions).takeIf { it.suggestion != null })
        render()
    }

    private fun render(motions: List<Motion> = emptyList()) {
        val shown = screen
        clock.hold(ClockHold.DIALOG, state.asks)
        clock.hold(ClockHold.ANIMATION, shown != null && motions.isNotEmpty())
        state = state.copy(clock = clock.reading)
        if (shown != null && motions.isNotEmpty()) computer.hold()
        shown?.show(state, motions)
        if (shown == null || motions.isEmpty()) rested()
    }

    private fun reach(): Map<Int, Int> = if (state.canMove) match.legalMoves().groupingBy { it.path.first() }.eachCount() else emptyMap()

    private fun facts() = ResultFacts(state.snapshot.ply, record().maxOfOrNull { it.hops } ?: 0, rating())

    private fun rating(): Settlement? = if (state.snapshot.results.any { it.points != null }) settled() else null

    private companion object {
        /** Between the last move and the result, in ms, so that the winning move is seen. */
        const val BEFORE_RESULT = 400L

        /** Between a move and the turn of the board, in ms. */
        const val BEFORE_TURN = 250L
    }
}
