package app.starhop.newgame

import app.starhop.Background
import app.starhop.core.GameLibrary
import app.starhop.core.Mode
import app.starhop.core.PlayerKind
import app.starhop.core.Preset
import app.starhop.core.RuleOption
import app.starhop.core.RulesException
import app.starhop.core.StoreException
import app.starhop.newgame.NewGameChoices.Companion.PERSON
import app.starhop.newgame.NewGameChoices.Companion.computer
import app.starhop.saved.FullDisk
import app.starhop.support.DIRECTLY
import app.starhop.support.TestGames
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test
import java.io.File

class NewGamePresenterTest {
    private val games = TestGames()
    private val opened = mutableListOf<String>()
    private val remembered = mutableListOf<NewGameChoices>()
    private var shown: NewGameState? = null
    private var personWinsToss = true
    private val disk = FullDisk()

    private fun presenter(
        choices: NewGameChoices = NewGameChoices(),
        background: Background = DIRECTLY,
        library: () -> GameLibrary = { games.library },
    ) = NewGamePresenter(choices, LEVELS, library, background, { personWinsToss }, remembered::add, { shown = it }, opened::add, disk::note)

    private fun started() = games.library.openGame(opened.last()).use { it.snapshot() }

    private fun kinds() = started().players.associate { it.seat to it.kind }

    @Test
    fun `a person who starts plays red`() {
        presenter(NewGameChoices(seats = listOf(PERSON, computer(4)))).start()
        assertEquals(mapOf(1 to PlayerKind.Person, 4 to PlayerKind.Computer(4)), kinds())
        assertEquals(1, started().toMove)
        assertFalse(started().computerToMove)
    }

    @Test
    fun `rules with a clock offer limits, and the chosen one is in the game`() {
        val presenter = presenter()
        assertEquals(emptyList<Int>(), presenter.state.limits)
        presenter.start()
        assertNull(started().limit)
        presenter.pickRules(Preset.QQ)
        assertEquals(listOf(15, 30, 60, 120), presenter.state.limits)
        presenter.start()
        assertEquals("the rules' own", 30_000, started().limit)
        presenter.pickLimit(60)
        presenter.start()
        assertEquals(60_000, started().limit)
        presenter.pickLimit(7)
        assertEquals("not offered", 60, presenter.state.choices.limit)
        presenter.pickLimit(null)
        presenter.start()
        assertNull(started().limit)
    }

    @Test
    fun `a computer that starts plays red`() {
        val presenter = presenter()
        presenter.pickStarter(Starter.COMPUTER)
        assertEquals(Starter.COMPUTER, presenter.state.choices.starter)
        presenter.start()
        assertEquals(PlayerKind.Person, kinds()[4])
        assertTrue(started().computerToMove)
    }

    @Test
    fun `a lost toss lets the computer start`() {
        personWinsToss = false
        presenter(NewGameChoices(toss = true)).start()
        assertTrue(started().computerToMove)
    }

    @Test
    fun `a won toss lets the person start, whoever had red before`() {
        presenter(NewGameChoices(seats = listOf(computer(3), PERSON), toss = true)).start()
        assertFalse(started().computerToMove)
    }

    @Test
    fun `pass and play has people only, and its toss is the core's`() {
        val presenter = presenter()
        presenter.pickMode(Mode.PASS_AND_PLAY)
        presenter.start()
        assertEquals(mapOf(1 to PlayerKind.Person, 4 to PlayerKind.Person), kinds())
        assertEquals(Mode.PASS_AND_PLAY, started().mode)
        presenter.pickStarter(Starter.TOSS)
        presenter.start()
        assertEquals(listOf(RuleOption("first", "toss")), started().rules.changes)
    }

    @Test
    fun `every number of players can be started in both usual cases under every preset`() {
        for (mode in Mode.entries) {
            for (count in NewGameChoices.COUNTS) {
                for (preset in Preset.entries) {
                    val presenter = presenter()
                    presenter.pickMode(mode)
                    presenter.pickPlayers(count)
                    presenter.pickRules(preset)
                    presenter.start()
                    assertEquals(null, presenter.state.trouble)
                    assertEquals(count, started().players.size)
                    assertEquals(mode, started().mode)
                    assertEquals(preset, started().rules.preset)
                }
            }
        }
    }

    @Test
    fun `a change of the number keeps the kind of game, the names and the levels`() {
        val presenter = presenter(NewGameChoices(seats = listOf(PERSON, computer(6))))
        presenter.nameSeat(0, "  Kim ")
        presenter.pickPlayers(6)
        assertEquals(
            List(5) { PlayerKind.Computer(6) },
            presenter.state.choices.seats
                .drop(1)
                .map { it.kind },
        )
        presenter.pickKind(4, level = 2)
        presenter.pickPlayers(3)
        presenter.pickMode(Mode.PASS_AND_PLAY)
        presenter.pickPlayers(4)
        assertEquals(
            List(4) { PlayerKind.Person },
            presenter.state.choices.seats
                .map { it.kind },
        )
        presenter.pickMode(Mode.COMPUTER)
        assertEquals(
            "Kim",
            presenter.state.choices.seats[0]
                .name,
        )
        assertEquals(1, presenter.state.choices.people)
        assertEquals(6, presenter.state.choices.level)
    }

    @Test
    fun `people and computers can be mixed, each with a level, but one person must stay`() {
        val presenter = presenter()
        presenter.pickPlayers(4)
        presenter.pickKind(2, level = null)
        presenter.pickKind(3, level = 8)
        presenter.pickKind(0, level = 1)
        presenter.pickKind(2, level = 5)
        presenter.start()
        val kinds = listOf(PlayerKind.Computer(1), PlayerKind.Computer(3), PlayerKind.Person, PlayerKind.Computer(8))
        assertEquals(kinds, started().players.map { it.kind })
        assertEquals("the person starts from the own seat", 4, started().toMove)
        presenter.pickLevel(7)
        assertEquals(
            listOf(7, 7, 7),
            presenter.state.choices.seats
                .mapNotNull { (it.kind as? PlayerKind.Computer)?.level },
        )
    }

    @Test
    fun `with more players than two the computer cannot be the one to start`() {
        val presenter = presenter()
        presenter.pickPlayers(3)
        presenter.pickStarter(Starter.COMPUTER)
        assertEquals(Starter.YOU, presenter.state.choices.starter)
        presenter.pickStarter(Starter.TOSS)
        presenter.start()
        assertTrue(RuleOption("first", "toss") in started().rules.changes)
    }

    @Test
    fun `rules that say who starts leave no choice`() {
        val presenter = presenter()
        presenter.pickRules(Preset.MASTERS)
        assertTrue(presenter.state.ruled)
        presenter.pickStarter(Starter.COMPUTER)
        assertEquals(Starter.YOU, presenter.state.choices.starter)
        presenter.start()
        assertEquals(emptyList<RuleOption>(), started().rules.changes)
    }

    @Test
    fun `sides are for four and six, and end the game of points with the first win`() {
        val presenter = presenter(NewGameChoices(preset = Preset.QQ))
        presenter.pickPlayers(4)
        presenter.pickTeams(true)
        presenter.start()
        assertEquals(listOf(1, 2), started().players.first().side)
        presenter.pickPlayers(3)
        presenter.start()
        assertEquals("no sides of three, but they are not forgotten", listOf(1), started().players.first().side)
        assertTrue(presenter.state.choices.teams)
        presenter.pickPlayers(6)
        assertEquals(
            listOf(1, 3, 5),
            presenter.state.places
                .first()
                .side,
        )
    }

    @Test
    fun `own rules begin as the chosen ones and change option by option`() {
        val presenter = presenter(NewGameChoices(preset = Preset.MASTERS))
        presenter.edit()
        assertEquals(NewGameSheet.Own, shown?.sheet)
        assertEquals(mapOf("exit" to "locked", "camps" to "pass", "swap" to "on", "first" to "toss"), presenter.state.choices.own)
        presenter.pickOption("first", "4")
        presenter.pickOption("win", "filled")
        presenter.start()
        assertEquals(Preset.MASTERS, started().rules.preset)
        assertEquals(
            setOf("first" to "4", "win" to "filled"),
            started()
                .rules.changes
                .map { it.key to it.value }
                .toSet(),
        )
        assertEquals(4, started().toMove)
        presenter.pickRules(Preset.PLYYARD)
        presenter.edit()
        assertEquals("own rules are kept", "filled", presenter.state.choices.own["win"])
    }

    @Test
    fun `what own rules forbid cannot be chosen and says why`() {
        val presenter = presenter(NewGameChoices(preset = null, own = mapOf("sets" to "3")))
        val state = presenter.state
        assertEquals(setOf(3, 4, 6), state.forbiddenPlayers.keys)
        assertEquals(listOf(1, 2), state.places.map { it.seat })
        presenter.pickPlayers(4)
        assertEquals(2, presenter.state.choices.players)
        val sets = state.ownOptions.first { it.key == "sets" }.values
        assertTrue(sets.first { it.key == "2" }.forbidden is RulesException.Sets)
        assertNull(sets.first { it.key == "1" }.forbidden)
        assertTrue(sets.first { it.key == "3" }.chosen)
        val first =
            state.ownOptions
                .first { it.key == "first" }
                .values
                .map { it.key }
        assertEquals(listOf("1", "2", "toss"), first)
        presenter.pickRules(Preset.QQ)
        presenter.pickPlayers(4)
        assertNotNull(presenter.state.forbiddenOwn)
        presenter.pickRules(null)
        assertEquals(Preset.QQ, presenter.state.choices.preset)
    }

    @Test
    fun `sides that own rules forbid cannot be chosen and say why`() {
        val presenter = presenter(NewGameChoices(seats = List(4) { PERSON }, preset = null, own = mapOf("after" to "places")))
        assertTrue(presenter.state.forbiddenSides is RulesException.TeamsPlayOn)
        presenter.pickTeams(true)
        assertFalse(presenter.state.choices.teams)
        val teams =
            presenter.state.ownOptions
                .first { it.key == "teams" }
                .values
        assertTrue(teams.first { it.key == "two" }.forbidden is RulesException.TeamsPlayOn)
    }

    @Test
    fun `choices that make no game cannot be started`() {
        val presenter = presenter(NewGameChoices(seats = List(3) { PERSON }, preset = null, own = mapOf("deadlock" to "on")))
        assertTrue(presenter.state.forbidden is RulesException.Deadlock)
        presenter.start()
        assertTrue(opened.isEmpty() && remembered.isEmpty())
        assertTrue("there is a way out", presenter.state.ownOptions.all { option -> option.values.all { it.forbidden == null } })
        presenter.edit()
        presenter.pickOption("deadlock", "off")
        presenter.start()
        assertEquals(3, started().players.size)
    }

    @Test
    fun `choices are shown and remembered when the game starts`() {
        val presenter = presenter()
        presenter.pickLevel(7)
        presenter.pickStarter(Starter.TOSS)
        val chosen = NewGameChoices(seats = listOf(PERSON, computer(7)), toss = true)
        assertEquals(chosen, shown?.choices)
        assertTrue(remembered.isEmpty())
        presenter.start()
        assertEquals(listOf(chosen), remembered)
    }

    @Test
    fun `a level outside the range is brought into it`() {
        val presenter = presenter()
        presenter.pickLevel(0)
        assertEquals(1, presenter.state.choices.level)
        presenter.pickLevel(99)
        assertEquals(LEVELS, presenter.state.choices.level)
    }

    @Test
    fun `a second press on start starts no second game`() {
        val waiting = mutableListOf<Runnable>()
        val presenter = presenter(background = Background(waiting::add) { it.run() })
        presenter.start()
        presenter.start()
        presenter.pickLevel(8)
        presenter.open(NewGameSheet.Rules)
        assertTrue(presenter.state.starting)
        assertEquals(NewGameChoices.DEFAULT_LEVEL, presenter.state.choices.level)
        waiting.forEach(Runnable::run)
        assertEquals(
            1,
            games.library
                .shelf()
                .games.size,
        )
        assertFalse(presenter.state.starting)
    }

    @Test
    fun `a game that cannot be saved is told and can be tried again`() {
        val blocked = File.createTempFile("starhop", "file")
        var library: () -> GameLibrary = { GameLibrary.open(blocked.path) }
        val presenter = presenter { library() }
        presenter.start()
        assertTrue(shown?.trouble is StoreException)
        assertTrue(opened.isEmpty())
        library = { games.library }
        presenter.start()
        assertNull(shown?.trouble)
        assertEquals(1, opened.size)
    }

    @Test
    fun `A7 a full disk is told on every screen until a game could be saved`() {
        val plan = games.folder.resolve("fault").apply { writeText("write 1 full") }
        val presenter = presenter()
        presenter.start()
        assertTrue(disk.trouble is StoreException.Full)
        plan.delete()
        presenter.start()
        assertNull(disk.trouble)
    }

    @Test
    fun `A9 a new game by mistake leaves the old one under saved games`() {
        val old = games.people(plies = 5)
        presenter().start()
        val saved = games.library.shelf().games
        assertEquals(setOf(old, opened.single()), saved.map { it.id }.toSet())
        assertEquals(5, games.library.openGame(old).use { it.snapshot().ply })
    }

    private companion object {
        const val LEVELS = 8
    }
}
