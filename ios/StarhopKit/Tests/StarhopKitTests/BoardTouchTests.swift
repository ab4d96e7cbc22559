import Foundation
import Testing

@testable import StarhopKit

@MainActor
@Suite(.timeLimit(.minutes(1))) struct BoardTouchTests {
    private let table: Table
    private let game: GameModel
    private let touch: BoardTouch
    private let sleep = ManualSleep()
    private let geometry = BoardGeometry(size: CGSize(width: 320, height: 360))

    init() throws {
        table = try Table()
        game = try table.passAndPlay(SelectionTests.line)
        touch = BoardTouch(board: game, sleep: sleep.sleeper)
    }

    private func point(_ name: String, _ dx: Double = 0, _ dy: Double = 0) -> CGPoint {
        geometry.center(of: index(name)).moved(dx, dy)
    }

    private func tap(_ name: String) {
        touch.moved(to: point(name), in: geometry)
        touch.ended(at: point(name), in: geometry)
    }

    private func drag(from: String, through names: String...) {
        touch.moved(to: point(from), in: geometry)
        for name in names { touch.moved(to: point(name), in: geometry) }
    }

    @Test("C1 drift within the slop is a tap")
    func driftWithinTheSlopIsATapWhereItEnds() {
        let (start, end) = (point("a1"), point("b1"))
        touch.moved(to: start.toward(end, by: 0.35), in: geometry)
        touch.ended(at: start.toward(end, by: 0.65), in: geometry)
        #expect(game.selection.hole == index("b1"))
    }

    @Test func driftBeyondTheSlopIsADrag() {
        let (start, end) = (point("a1"), point("b1"))
        touch.moved(to: start, in: geometry)
        touch.moved(to: start.toward(end, by: 0.45), in: geometry)
        #expect(game.selection.hole == index("a1"))
        touch.ended(at: end, in: geometry)
        #expect(game.selection == .none)
    }

    @Test func aTapThenATapPlays() {
        tap("a1")
        tap("e5")
        #expect(game.state.lastMove?.text == "a1:c1:e5")
    }

    @Test("C2 a double tap is one move")
    func aDoubleTapIsOneMove() throws {
        let sleep = ManualSleep()
        let table = try Table(sleep: sleep)
        let game = try table.passAndPlay()
        let touch = BoardTouch(board: game, sleep: sleep.sleeper)
        for name in ["c1", "e5", "e5"] {
            touch.moved(to: point(name), in: geometry)
            touch.ended(at: point(name), in: geometry)
        }
        #expect(game.state.ply == 1)
        #expect(game.motion == nil, "the second tap ends the motion")
        #expect(game.selection == .none)
    }

    @Test func aDragFromPieceToTargetPlays() {
        drag(from: "a1", through: "c1", "e5")
        #expect(touch.aim == index("e5"))
        #expect(touch.preview == path("a1 c1 e5"))
        touch.ended(at: point("e5"), in: geometry)
        #expect(game.state.lastMove?.text == "a1:c1:e5")
        #expect(touch.aim == nil)
    }

    @Test func aDragLetGoElsewhereRestoresWhatWas() {
        tap("d1")
        let before = game.selection
        drag(from: "a1", through: "c1")
        #expect(game.selection.hole == index("a1"))
        touch.ended(at: point("i1"), in: geometry)
        #expect(game.selection == before)
        #expect(game.state.ply == 2)
    }

    @Test func aDragLetGoOnItsOwnHoleIsATap() {
        drag(from: "a1", through: "c1", "a1")
        touch.ended(at: point("a1"), in: geometry)
        #expect(game.selection.hole == index("a1"))
    }

    @Test("C4 a touch that the system takes changes nothing")
    func aTouchThatTheSystemTakesChangesNothing() {
        drag(from: "a1", through: "c1")
        touch.cancelled()
        #expect(game.selection == .none)
        #expect(game.state.ply == 2)
        #expect(touch.aim == nil)
    }

    @Test func theNearestTargetWithinReachIsTaken() {
        tap("a1")
        let nearC1 = point("c1", 0.6 * geometry.pitch, 0)
        #expect(geometry.hole(at: nearC1) != index("c1"))
        touch.moved(to: point("c1"), in: geometry)
        #expect(touch.aim == index("c1"))
        touch.ended(at: point("c1", 0, 0.5 * geometry.pitch), in: geometry)
        #expect(game.state.lastMove?.text == "a1:c1")
    }

    @Test func aLongPressOnALandingPins() async throws {
        tap("a1")
        touch.moved(to: point("c1"), in: geometry)
        #expect(try await sleep.wakeNext() == .milliseconds(500))
        try await until { game.selection.chain != nil }
        touch.ended(at: point("c1"), in: geometry)
        #expect(game.selection.chain?.path == path("a1 c1"))
        #expect(game.state.ply == 2, "its lift does nothing")
    }

    @Test func aDragThatRestsOnALandingPinsAndGoesOn() async throws {
        drag(from: "a1", through: "c1")
        #expect(try await sleep.wakeNext() == .milliseconds(400))
        try await until { game.selection.chain != nil }
        #expect(game.selection.chain?.path == path("a1 c1"))
        touch.moved(to: point("e5"), in: geometry)
        touch.ended(at: point("e5"), in: geometry)
        #expect(game.state.lastMove?.text == "a1:c1:e5")
    }

    @Test func aPinnedDragLetGoOnItsLandingWaits() async throws {
        drag(from: "a1", through: "c1")
        try await sleep.wakeNext()
        try await until { game.selection.chain != nil }
        touch.ended(at: point("c1"), in: geometry)
        #expect(game.selection.chain?.path == path("a1 c1"))
    }

    @Test func aTouchDuringAMotionOnlyEndsIt() async throws {
        let sleep = ManualSleep()
        let table = try Table(sleep: sleep)
        let game = try table.passAndPlay()
        let touch = BoardTouch(board: game, sleep: sleep.sleeper)
        game.play(path("d1 e5"))
        #expect(game.motion != nil)
        touch.moved(to: point("n1"), in: geometry)
        touch.ended(at: point("n1"), in: geometry)
        #expect(game.motion == nil)
        #expect(game.selection == .none)
        touch.moved(to: point("n1"), in: geometry)
        touch.ended(at: point("n1"), in: geometry)
        #expect(game.selection.hole == index("n1"))
    }

    @Test("B4 the board is deaf while the computer thinks")
    func theBoardIsDeafWhileTheComputerThinks() throws {
        let game = try table.againstTheComputer(personStarts: false)
        let touch = BoardTouch(board: game, sleep: sleep.sleeper)
        game.askComputerIfNeeded()
        defer { game.stopThinking() }
        touch.moved(to: point("n1"), in: geometry)
        #expect(touch.aim == nil)
        touch.ended(at: point("n1"), in: geometry)
        #expect(game.selection == .none)
        #expect(game.thinking == .move)
    }
}
