import Foundation
import Observation

/// One game as a screen shows it. Lives on the main actor; only the core's searches run off it.
///
/// The core decides what is legal and what follows; this model decides what is selected, what moves on the screen
/// and when the computer is asked. It never holds a position of its own: `state` is the core's last answer.
@MainActor
@Observable
public final class GameModel {
    public enum Thinking: Sendable, Equatable { case move, hint }

    public internal(set) var state: GameState
    public internal(set) var selection = Selection.none { didSet { felt(oldValue) } }
    public internal(set) var thinking: Thinking?
    public internal(set) var hint: Hint? { didSet { felt(oldValue) } }
    public internal(set) var problem: Problem? { didSet { felt(oldValue) } }
    /// Nil in a game without a limit.
    public internal(set) var clock: ClockFace?
    public var showsResult = false
    /// The system's wish for less motion.
    public var reducesMotion = false

    let choreography: Choreography
    let proxy: GameProxy
    @ObservationIgnored let preferences: PreferencesModel
    @ObservationIgnored public let cues: Cues
    @ObservationIgnored let sleep: Sleeper
    /// Milliseconds of the device's monotonic clock.
    @ObservationIgnored let now: () -> Int64
    @ObservationIgnored var clockTask: Task<Void, Never>?
    @ObservationIgnored var search: SearchProxy?
    @ObservationIgnored var searchTask: Task<Void, Never>?
    /// A search that has found the computer's move, which waits until nothing moves.
    @ObservationIgnored var found: SearchProxy?
    /// What the last move came to, until it has been heard.
    @ObservationIgnored var arrival: Sound?

    /// Who among several people has the phone; nil before the first turn of a person.
    var holder: Seat?
    /// Whose side the board was turned to by hand.
    @ObservationIgnored var turned: Seat?

    init(
        proxy: GameProxy, preferences: PreferencesModel, cues: Cues, sleep: @escaping Sleeper,
        now: @escaping () -> Int64 = monotonicMilliseconds
    ) {
        self.proxy = proxy
        self.preferences = preferences
        self.cues = cues
        self.sleep = sleep
        self.now = now
        choreography = Choreography(sleep: sleep)
        state = proxy.state()
        restingTurn = 0
        restingTurn = wantedTurn
        keepPhone()
        clock = proxy.clock(now())
        choreography.whenLanding = { cues.landed(hops: $0) }
        choreography.whenArriving = { [weak self] in self?.arrive() }
    }

    /// What moves now; while something moves, a touch of the board only ends it.
    public var motion: BoardMotion? { choreography.motion }

    /// How long the motion has run at a date.
    public func seconds(at date: Date) -> Double { date.timeIntervalSince(choreography.start) }

    /// Sixths of a full turn by which the board rests turned.
    public internal(set) var restingTurn: Double

    var pace: Pace { reducesMotion ? .off : preferences.preferences.pace }

    var wantedTurn: Double {
        if let turned { return Double(turned.sixths) }
        if let you = state.you { return Double(you.sixths) }
        let seat = preferences.preferences.rotatesBoard && !state.isOver ? state.toMove : state.seats.first
        return Double(seat?.sixths ?? 0)
    }

    /// Ends what moves, in its final state.
    public func finishMotion() {
        guard motion != nil else { return }
        choreography.drop()
        arrive()
        guard state.computerToMove else { return settle() }
        choreography.play([.pause(Timing.pauseBeforeComputer)]) { [weak self] in self?.settle() }
    }

    /// Plays along a path; a start and an end alone mean the default path.
    public func play(_ path: [Int]) {
        perform { try self.proxy.play(path) }
    }

    public func undo() {
        perform { try self.proxy.undo() }
    }

    public func redo() {
        perform { try self.proxy.redo() }
    }

    public func pass() {
        perform { try self.proxy.pass() }
    }

    public func claimDeadlock() {
        perform { try self.proxy.claim() }
    }

    public func resign() {
        perform { try self.proxy.resign() }
    }

    public func offerDraw() {
        perform { try self.proxy.offerDraw() }
    }

    public func answerDraw(accept: Bool) {
        perform { try self.proxy.answerDraw(accept: accept) }
    }

    /// A control stops a search and ends what moves, then acts. A refused action leaves everything as it was.
    private func perform(_ action: () throws -> GameState) {
        stopThinking()
        finishMotion()
        // An action that comes too late is none.
        guard tellTime() else { return }
        do {
            change(to: try action())
        } catch {
            problem = Problem(error)
            askComputerIfNeeded()
        }
    }

    func change(to next: GameState) {
        let before = state
        state = next
        selection = .none
        hint = nil
        problem = nil
        found = nil
        showsResult = false
        felt(before)
        keepPhone()
        if state.mode == .passAndPlay, preferences.preferences.rotatesBoard { turned = nil }
        choreography.play(beats(from: before, to: next)) { [weak self] in self?.settle() }
        followClock()
        askComputerIfNeeded()
    }

    private func beats(from before: GameState, to next: GameState) -> [Choreography.Beat] {
        var beats: [Choreography.Beat] = []
        if let move = MoveMotion(from: before, to: next, pace: pace) { beats.append(.motion(.move(move))) }
        beats.append(.arrival)
        if next.isOver {
            if case .won(let seat, .allHome) = next.outcome, let winner = next.player(seat), pace != .off {
                let holes = next.pieces.indices.filter { winner.owns(next.pieces[$0]) }
                beats.append(.motion(.rise(holes: holes)))
            }
            return beats + [.pause(Timing.pauseBeforeResult)]
        }
        if wantedTurn != restingTurn {
            beats.append(.pause(Timing.pauseBeforeTurn))
            if pace != .off { beats.append(.motion(.turn(from: restingTurn, toward: wantedTurn))) }
        }
        return next.computerToMove ? beats + [.pause(Timing.pauseBeforeComputer)] : beats
    }

    func settle() {
        restingTurn = wantedTurn
        arrive()
        followClock()
        if state.isOver { showsResult = true }
        playFoundIfSettled()
    }
}
