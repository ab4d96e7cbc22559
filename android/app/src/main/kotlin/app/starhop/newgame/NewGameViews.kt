package app.starhop.newgame

import android.app.Activity
import android.text.SpannableStringBuilder
import android.text.style.ImageSpan
import android.view.View
import android.widget.LinearLayout
import android.widget.RadioGroup
import android.widget.ScrollView
import android.widget.Switch
import android.widget.TextView
import app.starhop.R
import app.starhop.board.PieceDrawable
import app.starhop.core.Mode
import app.starhop.core.PlayerKind
import app.starhop.core.Preset
import app.starhop.core.RuleSet
import app.starhop.core.seating
import app.starhop.ui.CardSlice
import app.starhop.ui.GameWords
import app.starhop.ui.PieceRow
import app.starhop.ui.RuleWords
import app.starhop.ui.Segment
import app.starhop.ui.Theme
import app.starhop.ui.onClick
import app.starhop.ui.setShown
import app.starhop.ui.setText
import app.starhop.ui.showTrouble

/** The views of the new-game screen: draws a [NewGameState], hands what is pressed to the presenter. */
class NewGameViews(
    private val activity: Activity,
    private val presenter: NewGamePresenter,
    levels: Int,
) {
    private val texts = NewGameTexts(activity.resources)
    private val words = GameWords(activity.resources)
    private val rules = RuleWords(activity.resources)
    private val theme = Theme(activity)
    private val modes: RadioGroup = activity.findViewById(R.id.modes)
    private val starters: RadioGroup = activity.findViewById(R.id.starters)
    private val counts: PlayerCounts = activity.findViewById(R.id.counts)
    private val level: LevelCard = activity.findViewById(R.id.level_card)
    private val rows: LinearLayout = activity.findViewById(R.id.seat_rows)
    private val teams: Switch = activity.findViewById(R.id.teams)
    private var sides: List<List<Int>>? = null

    init {
        activity.onClick(R.id.start, presenter::start)
        activity.onClick(R.id.rules_change) { presenter.open(NewGameSheet.Rules) }
        MODES.forEach { (id, mode) -> activity.onClick(id) { presenter.pickMode(mode) } }
        STARTERS.forEach { (id, starter) -> activity.onClick(id) { presenter.pickStarter(starter) } }
        LIMITS.forEach { (id, limit) -> activity.onClick(id) { presenter.pickLimit(limit) } }
        activity.onClick(R.id.starter_line, ::showWhoStarts)
        teams.setOnClickListener { presenter.pickTeams(teams.isChecked) }
        counts.onPick = presenter::pickPlayers
        level.offer(levels, presenter::pickLevel)
    }

    /** The line about who starts stays in view; its control may lie further down. */
    private fun showWhoStarts() {
        val scroller: ScrollView = activity.findViewById(R.id.scroller)
        scroller.smoothScrollTo(0, starters.bottom)
        starters.findViewById<View>(starters.checkedRadioButtonId)?.requestFocus()
    }

    fun show(state: NewGameState) {
        val choices = state.choices
        modes.check(MODES.entries.first { it.value == choices.mode }.key)
        counts.show(choices.players, state.forbiddenPlayers.keys) { places(state, it) }
        caption(R.id.counts_forbidden, texts.forbiddenPlayers(state))
        showSeats(state)
        showLevel(choices)
        showTeams(state)
        activity.setText(R.id.rules_chosen, rules.name(choices.preset))
        activity.setText(R.id.rules_line, rules.line(choices.preset))
        showLimits(state)
        showStarters(state)
        activity.findViewById<View>(R.id.start).isEnabled = !state.starting && state.forbidden == null
        activity.showTrouble(R.id.trouble, state.trouble)
        val refused = state.forbidden ?: return
        activity.setShown(R.id.trouble, true)
        activity.setText(R.id.trouble, rules.reason(refused))
    }

    private fun places(
        state: NewGameState,
        count: Int,
    ) = checked { seating(state.choices.bareRules(), count) }.getOrElse { seating(RuleSet(Preset.PLYYARD, emptyList()), count) }

    private fun showSeats(state: NewGameState) {
        val count = state.choices.players
        if (rows.childCount != count) {
            rows.removeAllViews()
            repeat(count) { rows.addView(row(it, count)) }
        }
        for (index in 0 until count) {
            val row = rows.getChildAt(index)
            val name = texts.name(state, index)
            val kind = texts.kind(state.choices.seats[index], name)
            val sets = if (texts.colourless(state)) emptyList() else state.places[index].sets
            row.findViewById<PieceRow>(R.id.seat_pieces).show(sets)
            row.findViewById<TextView>(R.id.seat_name).text = name
            row.findViewById<TextView>(R.id.seat_kind).text = kind
            row.contentDescription = words.join(listOf(sets.joinToString(transform = words::seat), name, kind).distinct())
        }
    }

    private fun row(
        index: Int,
        count: Int,
    ): View {
        val row = activity.layoutInflater.inflate(R.layout.seat_row, rows, false)
        row.background = CardSlice(theme, index == 0, index == count - 1)
        row.foreground = activity.getDrawable(R.drawable.row)
        row.setOnClickListener { presenter.open(NewGameSheet.Seat(index)) }
        return row
    }

    private fun showLevel(choices: NewGameChoices) {
        val shown = choices.level
        activity.setShown(R.id.level_heading, shown != null)
        activity.setShown(R.id.level_card, shown != null)
        val different =
            choices.seats
                .mapNotNull { (it.kind as? PlayerKind.Computer)?.level }
                .distinct()
                .size > 1
        activity.setShown(R.id.levels_differ, different)
        shown?.let(level::show)
    }

    private fun showTeams(state: NewGameState) {
        val possible = state.choices.players in NewGameChoices.SIDES
        activity.setShown(R.id.teams_heading, possible)
        activity.setShown(R.id.teams_card, possible)
        teams.isChecked = state.choices.teams
        teams.isEnabled = state.choices.teams || state.forbiddenSides == null
        caption(
            R.id.teams_forbidden,
            state.forbiddenSides
                ?.takeIf { possible }
                ?.let(rules::reason)
                .orEmpty(),
        )
        if (possible) showSides(sides(state))
    }

    private fun sides(state: NewGameState): List<List<Int>> =
        state.choices
            .copy(teams = true, preset = Preset.PLYYARD)
            .places()
            .map {
                it.side
            }.distinct()

    private fun showSides(sides: List<List<Int>>) {
        if (sides == this.sides) return
        this.sides = sides
        val line = activity.findViewById<TextView>(R.id.teams_line)
        val (ours, theirs) = sides.map { side -> side.joinToString(" ") { PIECE } }
        val text = SpannableStringBuilder(activity.getString(R.string.sides_against, ours, theirs))
        var at = -1
        for (seat in sides.flatten()) {
            at = text.indexOf(PIECE, at + 1)
            val piece = PieceDrawable(theme, seat, PIECE_SIZE)
            piece.setBounds(0, 0, piece.intrinsicWidth, piece.intrinsicHeight)
            text.setSpan(ImageSpan(piece), at, at + 1, 0)
        }
        line.text = text
        val (our, their) = sides.map { side -> words.list(side.map(words::seat)) }
        line.contentDescription = activity.getString(R.string.sides_against, our, their)
        teams.contentDescription = activity.getString(R.string.joined, activity.getString(R.string.two_sides), line.contentDescription)
    }

    private fun showLimits(state: NewGameState) {
        val possible = state.limits.isNotEmpty()
        activity.setShown(R.id.limit_heading, possible)
        activity.setShown(R.id.limits, possible)
        activity.setShown(R.id.limit_line, possible)
        val shown = state.choices.limit.takeIf { it in state.limits }
        activity.findViewById<RadioGroup>(R.id.limits).check(LIMITS.entries.first { it.value == shown }.key)
    }

    private fun showStarters(state: NewGameState) {
        val choices = state.choices
        val people = choices.mode == Mode.PASS_AND_PLAY
        val first: Segment = activity.findViewById(R.id.starter_you)
        first.text = if (people) words.seat(state.places.first().seat) else activity.getString(R.string.you)
        activity.setShown(R.id.starter_computer, !people)
        val shown =
            if (state.ruled) {
                if (state.ruledFirst == NewGameChoices.TOSS) {
                    Starter.TOSS
                } else {
                    null
                }
            } else {
                choices.starter
            }
        val id = STARTERS.entries.firstOrNull { it.value == shown }?.key
        if (id == null) starters.clearCheck() else starters.check(id)
        for ((segment, starter) in STARTERS) {
            val possible = !state.ruled && (starter != Starter.COMPUTER || choices.duel)
            activity.findViewById<View>(segment).isEnabled = possible || starter == shown
        }
        activity.setText(R.id.starter_line, texts.starter(state))
    }

    private fun caption(
        id: Int,
        text: String,
    ) {
        activity.setShown(id, text.isNotEmpty())
        activity.setText(id, text)
    }

    private companion object {
        val MODES = mapOf(R.id.mode_computer to Mode.COMPUTER, R.id.mode_pass to Mode.PASS_AND_PLAY)
        val STARTERS =
            mapOf(R.id.starter_you to Starter.YOU, R.id.starter_computer to Starter.COMPUTER, R.id.starter_toss to Starter.TOSS)

        val LIMITS =
            mapOf(
                R.id.limit_none to null,
                R.id.limit_15 to 15,
                R.id.limit_30 to 30,
                R.id.limit_60 to 60,
                R.id.limit_120 to 120,
            )

        /** Stands for a picture of a piece in a text. */
        const val PIECE = "\uFFFC"
        const val PIECE_SIZE = 20
    }
}
