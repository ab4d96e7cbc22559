import StarhopCore

/// Owns one game of the core. Calls are short and synchronous; only searches take time, and they are objects of
/// their own.
final class GameProxy: Sendable {
    private let match: Match

    init(_ match: Match) {
        self.match = match
    }

    func state() -> GameState { GameState(match.snapshot()) }

    func targets(from hole: Int) throws -> [Target] {
        try match.targets(hole: Int32(hole)).map(Target.init)
    }

    func pin(_ path: [Int]) throws -> (mayFinish: Bool, targets: [Target]) {
        let chain = try match.pin(path: path.map(Int32.init))
        return (chain.mayFinish, chain.targets.map(Target.init))
    }

    func legalMoves() -> [Target] { match.legalMoves().map(Target.init) }

    func play(_ path: [Int]) throws -> GameState { GameState(try match.play(path: path.map(Int32.init))) }
    func undo() throws -> GameState { GameState(try match.undo()) }
    func redo() throws -> GameState { GameState(try match.redo()) }
    func pass() throws -> GameState { GameState(try match.passTurn()) }
    func claim() throws -> GameState { GameState(try match.claimDeadlock()) }
    func resign() throws -> GameState { GameState(try match.resign()) }
    func offerDraw() throws -> GameState { GameState(try match.offerDraw()) }
    func answerDraw(accept: Bool) throws -> GameState { GameState(try match.answerDraw(accept: accept)) }

    func clock(_ now: Int64) -> ClockFace? { match.clock(now: now).map(ClockFace.init) }

    func hold(_ now: Int64, _ why: ClockHold) -> ClockFace? {
        match.holdClock(now: now, why: why).map(ClockFace.init)
    }

    func release(_ now: Int64, _ why: ClockHold) -> ClockFace? {
        match.releaseClock(now: now, why: why).map(ClockFace.init)
    }

    /// What the clock shows, and the game if the turn has run out and passed.
    func tick(_ now: Int64) throws -> (face: ClockFace?, timedOut: GameState?) {
        let tick = try match.tick(now: now)
        return (tick.reading.map(ClockFace.init), tick.timedOut.map(GameState.init))
    }

    func search() throws -> SearchProxy { SearchProxy(try match.search()) }
    func hint() throws -> SearchProxy { SearchProxy(try match.hint()) }

    /// Refused by the core if the game has changed since the search began.
    func play(found search: SearchProxy) throws -> GameState {
        GameState(try match.playFound(search: search.search))
    }
}
