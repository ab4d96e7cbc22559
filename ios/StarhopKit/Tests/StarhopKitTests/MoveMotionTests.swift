import Foundation
import Testing

@testable import StarhopKit

@Suite struct MoveMotionTests {
    private let chain = Move(ply: 1, seat: .south, kind: .chain, path: path("g9 g7 i5"), text: "g9:g7:i5")
    private let start = pieces([.south: "g9 g8 h6", .north: "m6"])
    private let end = pieces([.south: "i5 g8 h6", .north: "m6"])

    private func scene(_ motion: MoveMotion, at time: Double, over pieces: [Piece?]) -> BoardScene {
        var scene = BoardScene(pieces: pieces, seats: [.south, .north])
        motion.apply(to: &scene, at: time)
        return scene
    }

    @Test func aChainGoesAlongItsLandings() throws {
        let motion = try #require(MoveMotion(from: (start, 0, nil), to: (end, 1, chain), pace: .normal))
        let middle = scene(motion, at: 0.22 + 0.03 + 0.11, over: end)
        #expect(middle.flights.count == 1)
        #expect(middle.flights[0].pose.landings == 1)
        #expect(middle.trail == BoardScene.Trail(path: chain.path, landings: 1))
        #expect(middle.pieces[index("g9")] == nil)
        #expect(middle.pieces[index("i5")] == nil)
    }

    @Test func noPieceIsEverDoubledOrMissing() throws {
        let motion = try #require(MoveMotion(from: (start, 0, nil), to: (end, 1, chain), pace: .normal))
        for time in stride(from: 0.01, through: motion.duration + 0.1, by: 0.01) {
            let scene = scene(motion, at: time, over: end)
            #expect(scene.pieces.compactMap { $0 }.count + scene.flights.count == 4)
        }
        #expect(scene(motion, at: motion.duration, over: end).pieces == end)
    }

    @Test func undoneMovesSlideBackNewestFirst() throws {
        let answer = Move(ply: 2, seat: .north, kind: .step, path: path("m6 l5"), text: "m6-l5")
        let after = pieces([.south: "i5 g8 h6", .north: "l5"])
        let motion = try #require(MoveMotion(from: (after, 2, answer), to: (start, 0, nil), pace: .normal))
        #expect(abs(motion.duration - 0.32) < 1e-9)
        let first = scene(motion, at: 0.08, over: start)
        #expect(first.flights.map(\.piece) == [.of(.north)])
        #expect(first.pieces[index("i5")] == .of(.south))
        let second = scene(motion, at: 0.24, over: start)
        #expect(second.flights.map(\.piece) == [.of(.south)])
        #expect(second.pieces[index("m6")] == .of(.north))
        #expect(second.trail == nil)
    }

    @Test func reducedMotionFadesAndShowsTheWholePath() throws {
        let motion = try #require(MoveMotion(from: (start, 0, nil), to: (end, 1, chain), pace: .off))
        #expect(motion.duration == 0.12)
        let scene = scene(motion, at: 0.06, over: end)
        #expect(scene.flights.map(\.opacity) == [0.5, 0.5])
        #expect(scene.trail?.landings == 2)
        #expect(scene.flights.map(\.pose.place) == path("g9 i5").map(BoardGeometry.place(of:)))
    }

    @Test func nothingMovesBetweenEqualPositions() {
        #expect(MoveMotion(from: (start, 1, chain), to: (start, 1, chain), pace: .normal) == nil)
    }

    @Test func theBoardTurnsTheShorterWay() {
        #expect(BoardMotion.turn(from: 0, toward: 5) == .turn(from: 0, to: -1))
        #expect(BoardMotion.turn(from: 5, toward: 0) == .turn(from: 5, to: 6))
        #expect(BoardMotion.turn(from: 0, toward: 3) == .turn(from: 0, to: 3))
        #expect(BoardMotion.turn(from: 0, to: 3).turn(at: 0.32) == 3)
    }

    @Test func theWinnersPiecesRiseOneAfterAnother() {
        let motion = BoardMotion.rise(holes: path("i5 g8 h6"))
        var scene = BoardScene(pieces: end, seats: [.south, .north])
        motion.apply(to: &scene, at: 0.1)
        #expect(scene.flights.count == 2)
        #expect(scene.flights[0].pose.height > scene.flights[1].pose.height)
        #expect(scene.pieces[index("h6")] == .of(.south))
    }
}
