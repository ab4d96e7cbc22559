import StarhopCore
import Testing

@testable import StarhopKit

/// Pieces that change places: none is doubled or missing while they move, and after it the board is the game's.
@MainActor
@Suite(.timeLimit(.minutes(1))) struct SwapTests {
    private let chain = Move(
        ply: 1, seat: .south, kind: .chain, path: path("g9 g7 i5"), text: "g9:g7:i5",
        displaced: [
            Displaced(seat: .north, from: index("g7"), to: index("g9")),
            Displaced(seat: .north, from: index("i5"), to: index("g7")),
        ])
    private let before = pieces([.south: "g9 g8 h6", .north: "g7 i5 m6"])
    private let after = pieces([.south: "i5 g8 h6", .north: "g9 g7 m6"])

    private func check(_ motion: MoveMotion, from first: [Piece?], to last: [Piece?]) {
        let count = first.compactMap { $0 }.count
        for time in stride(from: 0, through: motion.duration + 0.05, by: 0.01) {
            var scene = BoardScene(pieces: last, seats: [.south, .north])
            motion.apply(to: &scene, at: time)
            #expect(scene.pieces.compactMap { $0 }.count + scene.flights.count == count, "\(time)")
        }
        var scene = BoardScene(pieces: last, seats: [.south, .north])
        motion.apply(to: &scene, at: motion.duration)
        #expect(scene.pieces == last)
        #expect(scene.flights.isEmpty)
    }

    @Test func eachSwappedPieceMovesWhileTheOtherLandsOnItsHole() throws {
        let motion = try #require(MoveMotion(from: (before, 0, nil), to: (after, 1, chain), pace: .normal))
        check(motion, from: before, to: after)
        var first = BoardScene(pieces: after, seats: [.south, .north])
        motion.apply(to: &first, at: 0.1)
        #expect(first.flights.map(\.piece) == [.of(.south), .of(.north)])
        #expect(first.pieces[index("i5")] == .of(.north), "the second is not reached yet")
        var second = BoardScene(pieces: after, seats: [.south, .north])
        motion.apply(to: &second, at: 0.35)
        #expect(second.pieces[index("g9")] == .of(.north))
        #expect(second.flights.count == 2)
    }

    @Test func anUndoneSwapSlidesBackAtOnce() throws {
        let motion = try #require(MoveMotion(from: (after, 1, chain), to: (before, 0, nil), pace: .normal))
        check(motion, from: after, to: before)
        #expect(motion.duration == 0.16)
    }

    @Test func aPassAfterASwapMovesNothing() {
        #expect(MoveMotion(from: (after, 1, chain), to: (after, 2, chain), pace: .normal) == nil)
    }

    @Test func thePieceOfAPlayerWhomTheMovePutsOutStillMoves() throws {
        let step = Move(ply: 1, seat: .south, kind: .step, path: path("g8 f8"), text: "g8-f8")
        let start = pieces([.south: "g8 h6", .north: "m6"])
        var end = pieces([.north: "m6"])
        for hole in path("f8 h6") { end[hole] = .idle }
        let motion = try #require(MoveMotion(from: (start, 0, nil), to: (end, 1, step), pace: .normal))
        var scene = BoardScene(pieces: end, seats: [.south, .north])
        motion.apply(to: &scene, at: 0.09)
        #expect(scene.flights.map(\.piece) == [.of(.south)])
    }

    /// Red hops into its goal, which Blue has not left.
    @Test func aTappedSwapAndItsUndoEndInTheState() throws {
        let moves = [
            "c3-e9", "n4-m9", "d4-f9", "m9-l9", "c2-g8", "l9-k9", "f9-h7", "k9-j9", "g8-i6", "j9-i9", "h7-j6", "i9-h10",
            "i6-k6", "h10-g11", "j6-l6", "g11-f12",
        ]
        let table = try Table(sleep: ManualSleep())
        let game = try table.people(2, by: .masters, changing: ["first": "1"], moves)
        let before = game.state.pieces
        game.tap(index("k6"))
        game.tap(index("o2"))
        let swap = Displaced(seat: .north, from: index("o2"), to: index("m6"))
        #expect(game.state.lastMove?.displaced == [swap])
        #expect(game.state.pieces[index("m6")] == .of(.north))
        try checkMotion(of: game, from: before)
        let swapped = game.state.pieces
        game.undo()
        #expect(game.state.pieces == before)
        try checkMotion(of: game, from: swapped)
    }

    private func checkMotion(of game: GameModel, from first: [Piece?]) throws {
        guard case .move(let motion)? = game.motion else {
            Issue.record("nothing moves")
            return
        }
        check(motion, from: first, to: game.state.pieces)
        game.finishMotion()
        #expect(game.scene(at: 0).pieces == game.state.pieces)
    }
}
