package app.starhop.learn

import android.app.Activity
import android.app.Dialog
import android.view.View
import android.view.ViewGroup
import android.widget.ImageView
import android.widget.LinearLayout
import android.widget.ScrollView
import android.widget.TextView
import app.starhop.R
import app.starhop.board.BoardView
import app.starhop.board.FreeBoard
import app.starhop.board.Motion
import app.starhop.board.follow
import app.starhop.core.Ask
import app.starhop.core.Feedback
import app.starhop.game.GameTexts
import app.starhop.settings
import app.starhop.sounds
import app.starhop.ui.ActionSheet
import app.starhop.ui.SheetAction
import app.starhop.ui.Theme
import app.starhop.ui.onClick
import app.starhop.ui.overLine
import app.starhop.ui.sentences
import app.starhop.ui.setShown
import app.starhop.ui.setText
import app.starhop.ui.troubleText

/** The views of the exercise screen: draws an [ExerciseState], hands what is pressed to the [presenter]. */
class ExerciseViews(
    private val activity: Activity,
    private val presenter: ExercisePresenter,
) {
    val board: BoardView = activity.findViewById(R.id.board)

    private val texts = LearnTexts(activity.resources)
    private val feedback = FeedbackTexts(activity.resources)
    private val moves = GameTexts(activity.resources)
    private val theme = Theme(activity)
    private val scroller: ScrollView = activity.findViewById(R.id.scroller)
    private val large = activity.resources.configuration.let { it.fontScale > LARGE_TEXT || it.screenHeightDp < LOW }
    private val free = if (large || board.parent.parent !== scroller) null else FreeBoard(board, scroller) { true }
    private var index = 0
    private val sounds = ExerciseFeedback(board, activity.sounds)
    private var sheet: Dialog? = null
    private var said = ""

    init {
        activity.sounds.prepare()
        board.input = presenter
        board.follow(activity.settings.current)
        board.onLanding = sounds::landed
        TRANSPORT.forEach { (id, ply) -> activity.onClick(id) { presenter.state.closing?.let { presenter.seek(ply(it)) } } }
        activity.onClick(R.id.moves) { openMoves() }
        activity.onClick(R.id.hint, presenter::hint)
        activity.onClick(R.id.yes) { presenter.say(true) }
        activity.onClick(R.id.no) { presenter.say(false) }
        activity.onClick(R.id.fewer) { presenter.pickNumber(presenter.state.number - 1) }
        activity.onClick(R.id.more_of_it) { presenter.pickNumber(presenter.state.number + 1) }
        activity.onClick(R.id.answer, presenter::count)
        activity.onClick(R.id.check, presenter::check)
        activity.onClick(R.id.take_back, presenter::takeBack)
        activity.onClick(R.id.chain_cancel, presenter::cancel)
        activity.onClick(R.id.chain_finish, presenter::finishChain)
        activity.onClick(R.id.show_me, presenter::showMe)
        activity.onClick(R.id.next, presenter::next)
        if (large) moveFeedback()
    }

    /** Where there is little room, or the text is large, what is said scrolls with the rest. */
    private fun moveFeedback() {
        val card = activity.findViewById<View>(R.id.feedback_card)
        (card.parent as ViewGroup).removeView(card)
        val margin = activity.resources.getDimensionPixelSize(R.dimen.screen_margin)
        (card.layoutParams as ViewGroup.MarginLayoutParams).setMargins(margin, 0, margin, margin / 2)
        activity.findViewById<LinearLayout>(R.id.column).addView(card)
    }

    fun show(
        state: ExerciseState,
        motions: List<Motion>,
    ) {
        val spot = state.spot
        if (index != state.index) free?.grow()
        index = state.index
        val question = spot?.let(texts::question).orEmpty()
        activity.setText(R.id.title, spot?.let { texts.heading(it, state.index, state.spots.size) }.orEmpty())
        showDots(state)
        showQuestion(question)
        val detail = texts.detail(state)
        activity.setShown(R.id.grade, detail.isNotEmpty())
        activity.setText(R.id.grade, detail)
        showAnswers(state)
        showTape(state.closing)
        showSaid(state)
        sounds.changed(state, motions)
        val next = state.board(question) ?: return
        if (motions.isEmpty()) board.show(next) else board.run(next, motions, sounds::rested)
        if (motions.isEmpty()) sounds.rested()
    }

    private fun showDots(state: ExerciseState) {
        val dots = activity.findViewById<DotsView>(R.id.dots)
        dots.show(state.spots.mapIndexed { at, spot -> spot.solved || (at == state.index && state.solved) }, state.index)
        dots.visibility = if (state.spots.size in DotsView.COUNTS) View.VISIBLE else View.INVISIBLE
    }

    /** A question with an instruction after it stands over that. */
    private fun showQuestion(question: String) {
        val asked = question.sentences().takeIf { it.size > 1 && it.first().last() in "?？" }
        activity.setText(R.id.question, asked?.first() ?: question)
        activity.setShown(R.id.question_line, asked != null)
        activity.setText(R.id.question_line, asked?.drop(1)?.joinToString(activity.getString(R.string.learn_between_sentences)).orEmpty())
    }

    private fun showTape(shot: ClosingShot?) {
        activity.setShown(R.id.closing_row, shot != null)
        if (shot == null) return
        activity.setText(R.id.closing_ply, activity.getString(R.string.replay_move_of, shot.ply, shot.info.toPly))
        for (id in listOf(R.id.closing_first, R.id.closing_previous)) activity.findViewById<View>(id).isEnabled = !shot.atStart
        for (id in listOf(R.id.closing_next, R.id.closing_play)) activity.findViewById<View>(id).isEnabled = !shot.atEnd
    }

    private fun showAnswers(state: ExerciseState) {
        activity.setShown(R.id.moves, state.asks(Ask.MOVES))
        activity.setShown(R.id.hint, presenter.hasHint)
        activity.setShown(R.id.yes_no, state.asksYesOrNo)
        activity.setShown(R.id.number_row, state.asks(Ask.NUMBER))
        activity.setText(R.id.number, String.format(activity.resources.configuration.locales[0], "%d", state.number))
        activity.setShown(R.id.check, state.mayCheck)
        activity.setShown(R.id.take_back, state.mayTakeBack)
        activity.setShown(R.id.chain_row, state.selection.pins.isNotEmpty())
        activity.findViewById<View>(R.id.chain_finish).isEnabled = state.selection.mayFinish
        activity.setShown(R.id.parts, state.asks(Ask.PARTS))
        activity.setText(R.id.parts, parts(state))
        activity.findViewById<View>(R.id.show_me).isEnabled = state.snapshot != null && !state.solved
        activity.findViewById<View>(R.id.next).isEnabled = state.solved
        activity.setText(R.id.next, activity.getString(if (presenter.hasNext) R.string.learn_next else R.string.done))
    }

    private fun parts(state: ExerciseState): String {
        val named =
            state.snapshot
                ?.parts
                .orEmpty()
                .filter { it.hole != null || it.yes != null }
        return (named.map(feedback::part) + listOfNotNull(state.part?.let(feedback::ask))).joinToString("\n")
    }

    private fun showSaid(state: ExerciseState) {
        val told = state.feedback
        val text = said(state)
        activity.setShown(R.id.feedback_card, text.isNotEmpty())
        val right = told is Feedback.Solved || told is Feedback.GoOn || told is Feedback.Found || told is Feedback.Named
        val sign = activity.findViewById<ImageView>(R.id.feedback_sign)
        sign.setImageResource(
            if (told == null) {
                R.drawable.ic_hint
            } else if (right) {
                R.drawable.ic_check
            } else {
                R.drawable.ic_close
            },
        )
        val colour =
            if (told == null) {
                theme.ink
            } else if (right) {
                theme.good
            } else {
                theme.bad
            }
        sign.setColorFilter(colour)
        sign.background.mutate().setTint(colour and OPAQUE or FAINT)
        if (text == said) return
        said = text
        activity.setText(R.id.feedback, headed(text))
        if (large && text.isNotEmpty()) scroller.post { scroller.smoothScrollTo(0, activity.findViewById<View>(R.id.feedback_card).bottom) }
    }

    private fun said(state: ExerciseState): String {
        val told = state.feedback
        val last = if (told is Feedback.Solved) state.spot?.let(texts::lastWord) else null
        val words = told?.let { feedback.feedback(it, last) } ?: state.shown?.let(feedback::shown)
        val trouble = state.trouble?.let { activity.getString(troubleText(it)) }
        return listOfNotNull(words, trouble).filter(String::isNotEmpty).joinToString("\n")
    }

    /** The verdict over its reasons. */
    private fun headed(text: String): CharSequence {
        val sentences = text.sentences()
        val rest = sentences.drop(1).joinToString(activity.getString(R.string.learn_between_sentences))
        return sentences.firstOrNull().orEmpty().overLine(activity, R.style.TextAppearance_Starhop_BodyStrong, rest)
    }

    /** The legal moves as a list, for people who use a switch, voice or keyboard. */
    private fun openMoves() {
        val rows = presenter.legalMoves().map { move -> SheetAction(R.drawable.ic_chevron, moves.move(move)) { presenter.play(move.path) } }
        sheet = ActionSheet(activity, activity.getString(R.string.legal_moves), rows).apply { show() }
    }

    fun close() {
        sheet?.dismiss()
        sheet = null
    }

    private companion object {
        /** The keys of a game's end and the plies that they lead to. */
        val TRANSPORT =
            mapOf<Int, (ClosingShot) -> Int>(
                R.id.closing_first to { it.info.fromPly },
                R.id.closing_previous to { it.ply - 1 },
                R.id.closing_next to { it.ply + 1 },
                R.id.closing_play to { it.info.toPly },
            )

        /** The colour that a sign stands on: its own, at 15 %. */
        const val OPAQUE = 0xFFFFFF
        const val FAINT = 0x26000000

        /** From this text size on, and below this height in dp, the page scrolls as a whole. */
        const val LARGE_TEXT = 1.3f
        const val LOW = 600
    }
}
