import StarhopCore
import Testing

@testable import StarhopKit

/// A pass of a player who cannot move is told from one of the player's own will.
@MainActor
@Suite(.timeLimit(.minutes(1))) struct PassTests {
    /// North's only piece is shut in on q1.
    private static let shutIn = """
        Starhop: position 1
        Rules: plyyard 2
        Position: 4/11/1.1/..../............./............/.........../........../....1..../........../.........../\
        ............/............./..../.../../. 1

        """
    private let table: Table

    init() throws {
        table = try Table()
    }

    @Test func aForcedPassIsTold() throws {
        let id = try table.importGame(Self.shutIn)
        let game = try #require(table.library.open(id))
        game.play([60, 61])
        #expect(game.status == .since([EntryPhrase(kind: .hadNoMove, seat: .north, isYou: false)]))
        #expect(game.state.toMove == .south)
        let replay = try #require(table.library.replay(id))
        #expect(replay.moves.map(\.event) == [nil, .hadNoMove])
        replay.last()
        #expect(replay.moment.lastMove?.event == .hadNoMove)
    }

    @Test func aPassOfOnesOwnWillIsNone() throws {
        let game = try table.people(2, by: .tournament)
        game.pass()
        #expect(game.status != .since([EntryPhrase(kind: .hadNoMove, seat: .south, isYou: false)]))
        let replay = try #require(table.library.replay(game.state.id))
        #expect(replay.moves.map(\.event) == [.passed])
        replay.last()
        #expect(replay.moment.lastMove?.event == .passed)
    }
}
