package app.starhop.learn

import android.content.res.Resources
import app.starhop.R
import app.starhop.board.Holes
import app.starhop.core.Absence
import app.starhop.core.Because
import app.starhop.core.Feedback
import app.starhop.core.NamedPart
import app.starhop.core.PartKind
import app.starhop.core.Shown
import app.starhop.ui.GameWords

/** What is said to an answer: the facts that make it right or wrong. */
class FeedbackTexts(
    private val resources: Resources,
) {
    private val words = GameWords(resources)
    private val obstacles = ObstacleTexts(resources)
    private val shortfalls = ShortfallTexts(resources)

    /** The facts, and a [lastWord] that goes with a solution. */
    fun feedback(
        feedback: Feedback,
        lastWord: String?,
    ): String = sentences(feedback(feedback), lastWord)

    fun feedback(feedback: Feedback): String =
        when (feedback) {
            is Feedback.Solved -> sentences(text(R.string.learn_right), feedback.because?.let(::because))
            is Feedback.GoOn -> many(R.plurals.learn_go_on, feedback.left)
            is Feedback.Found -> text(R.string.learn_found, feedback.found, feedback.lookedFor)
            is Feedback.FoundBefore -> text(R.string.learn_found_before, Holes.name(feedback.hole))
            is Feedback.Absent -> text(R.string.learn_absent, Holes.name(feedback.hole), absence(feedback.why))
            is Feedback.Named -> named(feedback.left)
            is Feedback.Misnamed -> text(R.string.learn_misnamed, words.list(feedback.wrong.map(::part)))
            is Feedback.Illegal -> sentences(text(R.string.learn_illegal), obstacles.text(feedback.obstacle))
            is Feedback.Short -> shortfalls.text(feedback.why)
            is Feedback.Wrong -> sentences(text(R.string.learn_wrong), because(feedback.because))
            is Feedback.Miscounted -> text(if (feedback.tooMany) R.string.learn_too_many else R.string.learn_too_few, feedback.given)
        }

    private fun named(left: Int) = if (left == 0) text(R.string.learn_all_named) else many(R.plurals.learn_parts_left, left)

    private fun absence(why: Absence): String =
        when (why) {
            is Absence.CannotGo -> obstacles.text(why.obstacle)
            is Absence.OnlyByStep -> text(R.string.absent_only_by_step)
            is Absence.NoOwnPiece -> text(R.string.absent_no_own_piece)
            is Absence.CannotHop -> text(R.string.absent_cannot_hop)
            is Absence.StillHops -> text(R.string.absent_still_hops)
            is Absence.NeverHopped -> text(R.string.absent_never_hopped)
            is Absence.OtherCamp -> otherCamp(why.homeOf)
            is Absence.DoesNotCount -> text(R.string.absent_does_not_count)
        }

    private fun otherCamp(seat: Int?) =
        if (seat == null) text(R.string.absent_no_camp) else text(R.string.absent_other_camp, words.seat(seat))

    private fun because(because: Because): String =
        when (because) {
            is Because.Legal -> {
                text(R.string.because_legal)
            }

            is Because.Illegal -> {
                sentences(text(R.string.because_illegal), obstacles.text(because.obstacle))
            }

            is Because.Stay -> {
                text(R.string.because_stay)
            }

            is Because.Wins -> {
                many(R.plurals.because_wins, because.home)
            }

            is Because.NoWin -> {
                sentences(many(R.plurals.because_no_win, because.home), held(because.held), outside(because.outside))
            }

            is Because.Blocked -> {
                sentences(
                    *because.blocks
                        .map {
                            text(R.string.because_blocked, it.ply, Holes.name(it.piece), Holes.name(it.by), Holes.name(it.deeper))
                        }.toTypedArray(),
                )
            }

            is Because.NotBlocked -> {
                text(R.string.because_not_blocked)
            }
        }

    private fun held(holes: List<Int>) = text(R.string.because_held, names(holes)).takeIf { holes.isNotEmpty() }

    private fun outside(holes: List<Int>) = text(R.string.because_outside, names(holes)).takeIf { holes.isNotEmpty() }

    private fun names(holes: List<Int>) = words.list(holes.map(Holes::name))

    /** What "Show me" says. */
    fun shown(shown: Shown): String =
        when (shown) {
            is Shown.Nothing -> ""
            is Shown.Move if shown.target.path.size == 1 -> text(R.string.hint_piece, Holes.name(shown.target.path.single()))
            is Shown.Move -> text(R.string.shown_move, Holes.name(shown.target.path.first()), Holes.name(shown.target.path.last()))
            is Shown.Holes -> text(R.string.shown_holes, names(shown.holes))
            is Shown.Parts -> text(R.string.shown_parts, words.list(shown.parts.map(::part)))
            is Shown.Yes -> text(if (shown.yes) R.string.shown_yes else R.string.shown_no)
            is Shown.Number -> text(R.string.shown_number, shown.number)
        }

    /** A part and what was said of it: "hop 1: start e5". */
    fun part(part: NamedPart): String {
        val value = part.hole?.let(Holes::name) ?: part.yes?.let { text(if (it) R.string.yes else R.string.no) } ?: text(R.string.part_open)
        return text(R.string.part_named, part.hop + 1, kind(part.kind), value)
    }

    /** What is asked for now: "Hop 1: tap the start." */
    fun ask(part: NamedPart): String = text(R.string.part_ask, part.hop + 1, asked(part.kind))

    private fun kind(kind: PartKind): String =
        text(
            when (kind) {
                PartKind.START -> R.string.part_start
                PartKind.OVER -> R.string.part_over
                PartKind.LANDING -> R.string.part_landing
                PartKind.CAN_HOP -> R.string.part_can_hop
            },
        )

    private fun asked(kind: PartKind): String =
        text(
            when (kind) {
                PartKind.START -> R.string.ask_start
                PartKind.OVER -> R.string.ask_over
                PartKind.LANDING -> R.string.ask_landing
                PartKind.CAN_HOP -> R.string.ask_can_hop
            },
        )

    private fun sentences(vararg parts: String?) = parts.filterNotNull().joinToString(text(R.string.learn_between_sentences))

    private fun many(
        id: Int,
        count: Int,
    ) = resources.getQuantityString(id, count, count)

    private fun text(
        id: Int,
        vararg values: Any,
    ): String = resources.getString(id, *values)
}
