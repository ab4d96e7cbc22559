package app.starhop.learn

import app.starhop.Background
import app.starhop.board.BoardInput
import app.starhop.board.BoardState
import app.starhop.board.Holes
import app.starhop.board.Motion
import app.starhop.board.Reach
import app.starhop.core.AnswerException
import app.starhop.core.Ask
import app.starhop.core.Course
import app.starhop.core.Exercise
import app.starhop.core.ExerciseAnswer
import app.starhop.core.ExerciseInterface
import app.starhop.core.ExerciseSnapshot
import app.starhop.core.ExerciseSubject
import app.starhop.core.Feedback
import app.starhop.core.GameLibraryInterface
import app.starhop.core.PinnedChain
import app.starhop.core.Target
import app.starhop.game.Hand

/** What shows an exercise while there is a screen. */
interface ExerciseScreen {
    fun show(
        state: ExerciseState,
        motions: List<Motion>,
    )

    /** The sitting is over. */
    fun leave()
}

/** Turns what a person does into answers of one exercise after another. What is right is the exercise's business. */
class ExercisePresenter(
    private val sitting: Sitting,
    private val library: () -> GameLibraryInterface,
    private val background: Background,
    private val today: () -> Int,
) : BoardInput {
    var state = ExerciseState()
        private set

    private var exercise: Exercise? = null
    private var tape: ClosingTape? = null
    private var screen: ExerciseScreen? = null
    private var closed = false
    private val hand = Hand({ state.asks(Ask.MOVES) && isOwn(it) }, { exercise?.targets(it).orEmpty() }, ::follow)

    /** Reads the sitting and opens it at [index], else where it begins. */
    fun start(index: Int? = null) =
        background.run({ library().learning().use { it.course(today()) } }) { course ->
            course.fold({ begin(it, index) }) { fail(it) }
        }

    private fun begin(
        course: Course,
        index: Int?,
    ) {
        val spots = course.spots(sitting)
        state = ExerciseState(spots = spots, trouble = course.notRead)
        open(index?.takeIf { it in spots.indices } ?: spots.start(sitting))
    }

    fun attach(screen: ExerciseScreen) {
        this.screen = screen
        render()
    }

    fun detach() {
        screen = null
    }

    /** The screen is gone for good. */
    fun close() {
        closed = true
        putAway()
    }

    private fun putAway() {
        val done = exercise
        val seen = tape
        if (done == null) return
        exercise = null
        tape = null
        background.run({
            done.close()
            seen?.close()
        }) {}
    }

    private fun open(index: Int) {
        val subject = state.spots.getOrNull(index)?.subject
        if (subject is ExerciseSubject.Closing) return openClosing(subject.gameId)
        wait({
            library().learning().use { learning ->
                when (subject) {
                    is ExerciseSubject.Task -> learning.task(subject.lesson, subject.task, today())
                    is ExerciseSubject.Puzzle -> learning.puzzle(subject.id, today())
                    else -> learning.task(sitting.toString(), "", today())
                }
            }
        }) { opened -> opened.fold({ take(it, index) }) { fail(it) } }
    }

    /** All finished games are looked through for it, so that it may take a moment. */
    private fun openClosing(id: String) =
        wait({
            library().learning().use { learning ->
                val exercise = learning.closing(id, today())
                exercise to ClosingTape(library().replay(id), learning.closings().first { it.gameId == id })
            }
        }) { opened ->
            opened.fold({ (exercise, found) ->
                take(exercise, 0)
                tape = found
                state = state.copy(closing = found.shot)
                render()
            }) { fail(it) }
        }

    /** Goes to another ply of the game's end. */
    fun seek(ply: Int) {
        val motions = tape?.go(ply) ?: return
        state = state.copy(closing = tape?.shot)
        render(motions)
    }

    private fun take(
        opened: Exercise,
        index: Int,
    ) {
        putAway()
        exercise = opened
        state = ExerciseState(opened.snapshot(), state.spots, index, reach = listWhenAsked(), trouble = state.trouble)
        hand.clear()
        render()
    }

    /** The next exercise that is not solved, or the end. */
    fun next() {
        if (!state.solved || state.waiting) return
        val spots = state.spots.mapIndexed { at, spot -> if (at == state.index) spot.copy(solved = true) else spot }
        val next = (state.index + 1 until spots.size).firstOrNull { sitting is Sitting.Lesson || !spots[it].solved }
        state = state.copy(spots = spots)
        if (next == null) screen?.leave() else open(next)
    }

    /** Whether there is another one after this. */
    val hasNext: Boolean get() = (state.index + 1 until state.spots.size).any { sitting is Sitting.Lesson || !state.spots[it].solved }

    override fun lift(hole: Int) {
        hand.lift(hole)
        render()
    }

    override fun restore() {
        hand.restore()
        render()
    }

    override fun tap(hole: Int) {
        when {
            hole == Holes.NONE -> cancel()
            state.asks(Ask.MOVES) -> touch(hole)
            state.asks(Ask.HOLES) || (state.asks(Ask.PARTS) && state.part != null) -> answer { it.mark(hole) }
        }
    }

    private fun touch(hole: Int) {
        val picked = hand.selection
        val target = picked.target(hole)
        when {
            hole == picked.waiting -> hand.drop()
            target != null && picked.pinned -> hand.pin(target.path)
            target != null -> return play(target.path)
            isOwn(hole) -> hand.pick(hole)
            picked.exists && !picked.pinned -> return play(listOf(picked.hole, hole))
            else -> hand.drop()
        }
        render()
    }

    override fun drop(hole: Int) {
        hand.selection.target(hole)?.let { play(it.path) }
    }

    override fun pin(hole: Int) {
        if (hand.hold(hole)) render()
    }

    override fun cancel() {
        hand.drop()
        render()
    }

    /** Plays the chain as far as it is pinned. */
    fun finishChain() {
        if (hand.selection.mayFinish) play(hand.selection.chain)
    }

    fun play(path: List<Int>) = answer { it.play(path) }

    fun say(yes: Boolean) = answer { it.say(yes) }

    fun count() = state.number.let { number -> answer { it.count(number) } }

    fun check() = answer { it.check() }

    fun pickNumber(number: Int) {
        state = state.copy(number = number.coerceIn(0, MOST))
        render()
    }

    fun takeBack() = again { it.takeBack() }

    fun showMe() {
        val open = exercise ?: return
        if (state.solved || state.waiting) return
        hand.drop()
        state = state.copy(shown = open.show(), snapshot = open.snapshot(), feedback = null)
        render()
    }

    /** Whether a part of the answer can be told. */
    val hasHint: Boolean get() = state.asks(Ask.HOLES) || state.asks(Ask.PARTS) || state.asks(Ask.MOVES)

    /** Shows the beginning of what "Show me" shows: one hole, the part that is asked for, or the piece that moves. */
    fun hint() {
        val open = exercise ?: return
        if (!hasHint || state.waiting) return
        hand.drop()
        state = state.copy(shown = open.show().beginning(state.part), snapshot = open.snapshot(), feedback = null)
        render()
    }

    fun legalMoves(): List<Target> = exercise?.takeIf { !state.waiting }?.legalMoves().orEmpty()

    /** What is right is written down, so that an answer waits for the disk. */
    private fun answer(ask: (ExerciseInterface) -> ExerciseAnswer) {
        val open = exercise ?: return
        wait({ ask(open) }) { answer -> answer.fold(::told) { refused(it) } }
    }

    private fun refused(why: Throwable) {
        if (why !is AnswerException) return fail(why)
        hand.drop()
        render()
    }

    private fun told(answer: ExerciseAnswer) {
        val old = state.snapshot
        val motions = motions(answer, old)
        state =
            state.copy(
                snapshot = answer.snapshot,
                feedback = answer.feedback,
                reach = listWhenAsked(),
                shown = state.shown.takeIf { !answer.snapshot.solved && !answer.right },
                trouble = answer.notSaved,
            )
        hand.clear()
        state.blocks.firstOrNull()?.let { tape?.go(it.ply) }
        state = state.copy(closing = tape?.shot)
        render(motions)
    }

    /** A right move is made; one that falls short goes there and comes back. A swap is shown at once. */
    private fun motions(
        answer: ExerciseAnswer,
        old: ExerciseSnapshot?,
    ): List<Motion> {
        val short = (answer.feedback as? Feedback.Short)?.path
        val path =
            short ?: answer.snapshot.moves
                .lastOrNull()
                ?.takeIf { answer.snapshot.moves != old?.moves }
        if (path == null || old == null || old.pieces[path.last()] != BoardState.EMPTY) return emptyList()
        return listOfNotNull(Motion.Travel(path), short?.let { Motion.Back(it) })
    }

    private fun again(change: (ExerciseInterface) -> ExerciseSnapshot) {
        val open = exercise ?: return
        if (state.waiting) return
        hand.clear()
        try {
            state = state.copy(snapshot = change(open), feedback = null, shown = null, reach = listWhenAsked())
        } catch (_: AnswerException) {
            // There is nothing to take back.
        }
        render()
    }

    private fun isOwn(hole: Int): Boolean {
        val now = state.snapshot ?: return false
        return now.sets.any { now.pieces[hole] == '0' + it }
    }

    private fun follow(path: List<Int>): PinnedChain = exercise?.pin(path) ?: PinnedChain(mayFinish = false, targets = emptyList())

    /** Does [work] where it may wait for the disk; meanwhile nothing else is begun. */
    private fun <T> wait(
        work: () -> T,
        done: (Result<T>) -> Unit,
    ) {
        if (state.waiting) return
        state = state.copy(waiting = true)
        background.run(work) { result ->
            if (closed) return@run
            state = state.copy(waiting = false)
            done(result)
        }
    }

    private fun fail(trouble: Throwable) {
        state = state.copy(trouble = trouble)
        render()
    }

    private fun render(motions: List<Motion> = emptyList()) {
        state = state.copy(selection = hand.selection)
        screen?.show(state, motions)
    }

    private fun listWhenAsked() = Reach { if (state.asks(Ask.MOVES)) legalMoves() else emptyList() }

    private companion object {
        /** No number that is asked for comes near this. */
        const val MOST = 99
    }
}
