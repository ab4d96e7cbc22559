import Foundation
import Testing

@testable import StarhopKit

/// The cursor that arrow keys move over the holes.
@MainActor
@Suite(.timeLimit(.minutes(1))) struct BoardCursorTests {
    private let table: Table
    private let game: GameModel
    private let cursor = BoardCursor()
    private let geometry = BoardGeometry(size: CGSize(width: 320, height: 360))

    init() throws {
        table = try Table()
        game = try table.passAndPlay(SelectionTests.line)
    }

    private func move(_ directions: BoardCursor.Direction..., turn: Double = 0) {
        let geometry = BoardGeometry(size: CGSize(width: 320, height: 360), turn: turn)
        for direction in directions { cursor.move(direction, on: game, in: geometry) }
    }

    /// A cursor that the first key has shown on this hole; it leans to the right.
    private func cursor(on name: String) -> BoardCursor {
        game.restore(.piece(hole: index(name), targets: []))
        let cursor = BoardCursor()
        cursor.move(.right, on: game, in: geometry)
        return cursor
    }

    @Test func theFirstKeyShowsItInTheMiddle() {
        #expect(cursor.hole == nil)
        move(.up)
        #expect(cursor.hole == index("i5"))
    }

    @Test func theFirstKeyShowsItOnThePieceInTheHand() {
        game.tap(index("a1"))
        move(.up)
        #expect(cursor.hole == index("a1"))
    }

    @Test func itGoesAlongTheRowAndStopsAtTheEdge() {
        move(.right, .right)
        #expect(cursor.hole == index("i6"))
        for _ in 0..<20 { move(.right) }
        #expect(cursor.hole == index("i9"))
        #expect(!cursor.move(.right, on: game, in: geometry))
        #expect(cursor.hole == index("i9"))
    }

    @Test func upAndDownKeepTheLastLean() {
        move(.right, .right, .up, .up)
        #expect(cursor.hole == index("k8"))
        move(.left, .down, .down)
        #expect(cursor.hole == index("i5"))
    }

    @Test func whereTheLeanLeadsOffTheBoardItGoesTheOtherWay() {
        let corner = cursor(on: "e13")
        corner.move(.up, on: game, in: geometry)
        #expect(corner.hole == index("f12"))
        let camp = cursor(on: "d4")
        camp.move(.down, on: game, in: geometry)
        #expect(camp.hole == index("c3"))
        camp.move(.down, on: game, in: geometry)
        camp.move(.down, on: game, in: geometry)
        #expect(camp.hole == index("a1"))
        #expect(!camp.move(.down, on: game, in: geometry))
    }

    @Test(arguments: 0..<6) func everyHoleIsReachedHoweverTheBoardLies(turn: Int) {
        let geometry = BoardGeometry(size: CGSize(width: 320, height: 360), turn: Double(turn))
        var reached: Set<Int> = []
        var waiting = [Board.holes.count / 2]
        while let hole = waiting.popLast() {
            guard reached.insert(hole).inserted else { continue }
            for direction in BoardCursor.Direction.allCases {
                let cursor = cursor(on: Board.holes[hole].name)
                cursor.move(direction, on: game, in: geometry)
                if let next = cursor.hole { waiting.append(next) }
            }
        }
        #expect(reached.count == Board.holes.count)
    }

    @Test func onATurnedBoardItGoesAsTheScreenShows() {
        move(.right, .right, turn: 3)
        #expect(cursor.hole == index("i4"))
    }

    @Test func aMoveIsPlayedByKeysAlone() {
        move(.down)
        for _ in 0..<8 { move(.down) }
        #expect(cursor.press(on: game))
        #expect(game.selection.hole == index("a1"))
        move(.left, .up, .up, .up, .up)
        cursor.press(on: game)
        #expect(game.state.lastMove?.text == "a1:c1:e5")
    }

    @Test func aKeyEndsAMotionAndDoesNoMore() async throws {
        let sleep = ManualSleep()
        let table = try Table(sleep: sleep)
        let game = try table.passAndPlay(SelectionTests.line)
        game.tap(index("a1"))
        game.tap(index("e5"))
        #expect(game.motion != nil)
        cursor.move(.up, on: game, in: geometry)
        cursor.press(on: game)
        #expect(game.motion == nil)
        #expect(game.selection == .none)
    }

    @Test func withoutACursorNothingIsPressed() {
        #expect(!cursor.press(on: game))
        move(.up)
        cursor.clear()
        #expect(!cursor.press(on: game))
    }

    @Test func theCursorIsDrawnOverTheBoard() {
        var scene = game.scene(at: 0)
        let without = scene.commands(in: geometry)
        scene.cursor = index("e5")
        let with = scene.commands(in: geometry)
        #expect(with.count == without.count + 2)
        #expect(Array(with.prefix(without.count)) == without)
    }
}
