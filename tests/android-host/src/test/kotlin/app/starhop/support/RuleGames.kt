package app.starhop.support

import app.starhop.board.Holes
import app.starhop.core.GameLibrary
import app.starhop.core.GameSetup
import app.starhop.core.Match
import app.starhop.core.PlayerKind
import app.starhop.core.PlayerSetup
import app.starhop.core.Preset
import app.starhop.core.RuleOption
import app.starhop.core.RuleSet

/** A game between [players] people under any rules. */
fun GameLibrary.people(
    preset: Preset,
    players: Int = 2,
    vararg changes: Pair<String, String>,
): Match {
    val rules = RuleSet(preset, changes.map { (key, value) -> RuleOption(key, value) })
    return start(GameSetup(rules, List(players) { PlayerSetup("", PlayerKind.Person) }, toss = 1L.takeIf { preset == Preset.MASTERS }))
}

/** A game for points with a limit for each move; gives its id. */
fun GameLibrary.startTimed(
    limit: Int,
    vararg players: PlayerKind,
): String {
    val seats = players.map { PlayerSetup("", it) }
    return start(GameSetup(RuleSet(Preset.QQ, emptyList()), seats, toss = null, limit = limit)).use { it.snapshot().gameId }
}

/** Plays a move in notation. */
fun Match.play(move: String) = play(move.split(':', '-').map(Holes::indexOf))

/** The player to move goes to a hole before the camp and back again, and back and forth. */
fun Match.shuttle() {
    val now = snapshot()
    val (home, away) = if (now.toMove == 1) "d1" to "e5" else "n1" to "m5"
    val out = now.pieces[Holes.indexOf(home)] == '0' + now.toMove
    play(if (out) "$home-$away" else "$away-$home")
}

/** Both players go back and forth, with a pass now and then, until a deadlock can be claimed. */
fun Match.stall() {
    repeat(STALL) { turn ->
        if (snapshot().allowed.claim) return
        if (turn / 2 % 3 == 2) passTurn() else shuttle()
    }
    error("nobody can claim a deadlock")
}

/** The move that brings its piece furthest up the board. */
fun Match.upwards(): List<Int> = legalMoves().maxBy { Holes.all[it.path.last()].y - Holes.all[it.path.first()].y }.path

private const val STALL = 60
