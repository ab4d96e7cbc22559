package app.starhop.learn

import android.content.Context
import android.content.Intent
import android.os.Bundle
import android.view.View
import android.view.ViewGroup
import android.widget.LinearLayout
import android.widget.TextView
import app.starhop.R
import app.starhop.background
import app.starhop.core.PuzzleKind
import app.starhop.library
import app.starhop.ui.CardSlice
import app.starhop.ui.GameWords
import app.starhop.ui.ScreenActivity
import app.starhop.ui.Theme
import app.starhop.ui.setShown
import app.starhop.ui.setText
import app.starhop.ui.showTrouble

/** The lessons and the puzzles, with what was solved. */
class LearnActivity : ScreenActivity() {
    private val presenter by lazy { LearnPresenter(::library, background, ::today, ::show, ::openExercise) }
    private val texts by lazy { LearnTexts(resources) }
    private val words by lazy { GameWords(resources) }
    private val theme by lazy { Theme(this) }

    override fun onCreate(state: Bundle?) {
        super.onCreate(state)
        open(R.layout.learn)
        setText(R.id.title, getString(R.string.learn))
    }

    override fun onStart() {
        super.onStart()
        presenter.refresh()
    }

    private fun show(state: LearnState) {
        if (isDestroyed) return
        val course = state.course
        showTrouble(R.id.trouble, state.trouble)
        setShown(R.id.learned, course != null)
        if (course == null) return
        setShown(R.id.subtitle, true)
        setText(R.id.subtitle, getString(R.string.learn_finished, state.finished, course.lessons.size))
        setText(R.id.streak, texts.streak(course.streak))
        val faults =
            course.faults.map { getString(R.string.learn_fault, it.place) } + course.lost.map { getString(R.string.learn_lost, it) }
        setShown(R.id.faults, faults.isNotEmpty())
        setText(R.id.faults, faults.joinToString("\n"))
        showLessons(state)
        showPuzzles(state)
        showClosings(state.closings)
    }

    private fun showLessons(state: LearnState) {
        val list = findViewById<LinearLayout>(R.id.lessons)
        list.removeAllViews()
        val lessons = state.course?.lessons.orEmpty()
        lessons.forEachIndexed { index, lesson ->
            val current = lesson.key == state.current
            val row =
                row(list, index, lessons.size, texts.title(lesson.key), texts.line(lesson.key), texts.of(lesson.solved, lesson.tasks.size))
            showProgress(row.findViewById(R.id.learn_done), current, begun = lesson.solved > 0 && !lesson.finished)
            val sign = row.findViewById<TextView>(R.id.learn_sign)
            sign.text = if (lesson.finished) "\u2713" else String.format(sign.textLocale, "%d", index + 1)
            sign.setBackgroundResource(
                when {
                    lesson.finished -> R.drawable.sign_done
                    current -> R.drawable.sign_current
                    else -> R.drawable.sign_open
                },
            )
            sign.setTextColor(if (lesson.finished || current) theme.onAccent else theme.ink2)
            if (current) row.background = CardSlice(theme, index == 0, index == lessons.lastIndex, theme.soft)
            row.setOnClickListener { presenter.lesson(lesson.key) }
        }
    }

    /** Numbers stand only where a lesson is under way; a screen reader is told them everywhere. */
    private fun showProgress(
        done: TextView,
        current: Boolean,
        begun: Boolean,
    ) {
        if (!current && !begun) done.text = ""
        if (!current) return
        done.setTextAppearance(R.style.TextAppearance_Starhop_Label)
        done.setTextColor(theme.accent)
    }

    private fun showPuzzles(state: LearnState) {
        val list = findViewById<LinearLayout>(R.id.puzzles)
        list.removeAllViews()
        val daily = state.daily
        val rows = PuzzleKind.entries.size + if (daily == null) 0 else 1
        if (daily != null) {
            val solved = if (daily.solved == null) "" else getString(R.string.learn_solved)
            val row = row(list, 0, rows, getString(R.string.puzzle_daily), words.join(texts.kind(daily.kind), texts.grade(daily)), solved)
            row.findViewById<View>(R.id.learn_sign).visibility = View.GONE
            row.setOnClickListener { presenter.daily() }
        }
        for (kind in PuzzleKind.entries) {
            val puzzles = state.puzzles(kind)
            val done = texts.of(puzzles.count { it.solved != null }, puzzles.size)
            val row = row(list, list.childCount, rows, texts.kind(kind), done, "")
            row.findViewById<View>(R.id.learn_sign).visibility = View.GONE
            row.setOnClickListener { presenter.puzzles(kind) }
        }
    }

    private fun showClosings(closings: List<ClosingOf>) {
        val list = findViewById<LinearLayout>(R.id.closings)
        list.removeAllViews()
        setShown(R.id.closings_heading, closings.isNotEmpty())
        val shown = closings.take(CLOSINGS)
        shown.forEachIndexed { index, (info, game) ->
            val solved = if (info.solved == null) "" else getString(R.string.learn_solved)
            val row = row(list, index, shown.size, words.title(game), texts.closing(info), solved)
            row.findViewById<View>(R.id.learn_sign).visibility = View.GONE
            row.setOnClickListener { presenter.closing(info.gameId) }
        }
    }

    private fun row(
        list: ViewGroup,
        index: Int,
        count: Int,
        title: String,
        line: String,
        done: String,
    ): View {
        val row = layoutInflater.inflate(R.layout.learn_row, list, false)
        row.background = CardSlice(theme, index == 0, index == count - 1)
        row.foreground = getDrawable(R.drawable.row)
        row.findViewById<TextView>(R.id.learn_title).text = title
        row.findViewById<TextView>(R.id.learn_line).text = line
        row.findViewById<TextView>(R.id.learn_done).text = done
        row.contentDescription = words.join(listOf(title, line, done))
        list.addView(row)
        return row
    }

    private fun openExercise(sitting: Sitting) {
        if (!isDestroyed) startActivity(ExerciseActivity.intent(this, sitting))
    }

    companion object {
        /** The last games are the ones that a person remembers. */
        private const val CLOSINGS = 10

        fun intent(context: Context) = Intent(context, LearnActivity::class.java)
    }
}
