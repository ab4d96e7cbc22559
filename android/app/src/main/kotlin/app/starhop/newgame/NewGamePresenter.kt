package app.starhop.newgame

import app.starhop.Background
import app.starhop.core.GameLibraryInterface
import app.starhop.core.Mode
import app.starhop.core.PlayerKind
import app.starhop.core.PlayerSetup
import app.starhop.core.Preset
import app.starhop.core.RuleSet
import app.starhop.core.ruleSetOptions

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
    /** Told how the change of the saved games went. */
    private val noted: (Result<*>) -> Unit = {},
) {
    var state = NewGameState(choices)
        private set(value) {
            field = value
            show(value)
        }

    private val level: Int get() = state.choices.level ?: lastLevel

    /** What a computer gets that takes a seat where only people sat. */
    private var lastLevel = choices.level ?: NewGameChoices.DEFAULT_LEVEL

    /** One of the two usual cases: a person against computers, or people only. */
    fun pickMode(mode: Mode) {
        if (mode != state.choices.mode) pick(state.choices.filled(mode))
    }

    /** So many players, in the same kind of game. */
    fun pickPlayers(count: Int) {
        val choices = state.choices
        if (count !in NewGameChoices.COUNTS || count in state.forbiddenPlayers) return
        val fresh = if (choices.mode == Mode.COMPUTER) NewGameChoices.computer(level) else NewGameChoices.PERSON
        val resized = choices.copy(seats = List(count) { choices.seats.getOrElse(it) { fresh } })
        pick(if (resized.mode == choices.mode && resized.people > 0) resized else resized.filled(choices.mode))
    }

    /** The same level for every computer. */
    fun pickLevel(level: Int) =
        pickSeats { _, seat -> if (seat.kind == PlayerKind.Person) seat else seat.copy(kind = PlayerKind.Computer(inRange(level))) }

    fun nameSeat(
        index: Int,
        name: String,
    ) = pickSeats { at, seat -> if (at == index) seat.copy(name = name.trim().take(ChoicesText.LONGEST_NAME)) else seat }

    /** A computer of a [level] on a seat, or a person where it is null. Somebody must play. */
    fun pickKind(
        index: Int,
        level: Int?,
    ) {
        val choices = state.choices
        val only = choices.people == 1 && choices.seats.getOrNull(index)?.kind == PlayerKind.Person
        if (level != null && only) return
        val kind = if (level == null) PlayerKind.Person else PlayerKind.Computer(inRange(level))
        pickSeats { at, seat -> if (at == index) seat.copy(kind = kind) else seat }
    }

    /** A computer on a seat, as strong as the others. */
    fun pickComputer(index: Int) = pickKind(index, level)

    fun pickTeams(teams: Boolean) {
        if (!teams || state.forbiddenSides == null) pick(state.choices.copy(teams = teams))
    }

    fun pickStarter(starter: Starter) {
        val choices = state.choices
        if (state.ruled || (starter == Starter.COMPUTER && !choices.duel)) return
        val person = choices.seats.sortedBy { it.kind != PlayerKind.Person }
        val seats =
            when {
                !choices.duel || starter == Starter.TOSS -> choices.seats
                starter == Starter.YOU -> person
                else -> person.reversed()
            }
        pick(choices.copy(seats = seats, toss = starter == Starter.TOSS))
    }

    /** So many seconds for each move; null for as long as one likes. */
    fun pickLimit(limit: Int?) {
        if (limit == null || limit in state.limits) pick(state.choices.copy(limit = limit))
    }

    fun pickRules(preset: Preset?) {
        if (preset != null || state.forbiddenOwn == null) pick(state.choices.copy(preset = preset))
    }

    fun pickOption(
        key: String,
        value: String,
    ) = pick(state.choices.with(key, value))

    fun open(sheet: NewGameSheet?) {
        if (!state.starting) state = state.copy(sheet = sheet)
    }

    /** Opens the editor of own rules; the first time with the rules that are chosen now. */
    fun edit() {
        if (state.starting) return
        val choices = state.choices
        val own = if (choices.own.isEmpty()) choices.preset?.let(::changes).orEmpty() else choices.own
        state = state.copy(choices = choices.copy(preset = null, own = own), sheet = NewGameSheet.Own)
    }

    private fun changes(preset: Preset): Map<String, String> {
        val players = state.choices.players
        val plain = ruleSetOptions(RuleSet(Preset.PLYYARD, emptyList()), players)
        return (ruleSetOptions(RuleSet(preset, emptyList()), players) - plain.toSet()).associate { it.key to it.value }
    }

    fun start() {
        if (state.starting || state.forbidden != null) return
        val choices = state.choices
        state = NewGameState(choices, starting = true)
        remember(choices)
        background.run({ library().start(choices.setup(toss)).use { it.snapshot().gameId } }) { started ->
            noted(started)
            state = NewGameState(choices, trouble = started.exceptionOrNull())
            started.onSuccess(openGame)
        }
    }

    private fun pickSeats(change: (Int, PlayerSetup) -> PlayerSetup) =
        pick(state.choices.copy(seats = state.choices.seats.mapIndexed(change)))

    private fun inRange(level: Int) = level.coerceIn(1, levels)

    /** Everybody a person, or everybody but one a computer; names stay with their seats. */
    private fun NewGameChoices.filled(mode: Mode): NewGameChoices {
        val you = seats.indexOfFirst { it.kind == PlayerKind.Person }.coerceAtLeast(0)
        return copy(
            seats =
                seats.mapIndexed { index, seat ->
                    val person = mode == Mode.PASS_AND_PLAY || index == you
                    val kind =
                        if (person) {
                            PlayerKind.Person
                        } else {
                            seat.kind as? PlayerKind.Computer
                                ?: PlayerKind.Computer(level ?: lastLevel)
                        }
                    seat.copy(kind = kind)
                },
        )
    }

    private fun pick(choices: NewGameChoices) {
        if (state.starting || choices == state.choices) return
        choices.level?.let { lastLevel = it }
        state = NewGameState(choices, state.sheet)
    }
}
