import StarhopCore
import Testing

@testable import StarhopKit

@MainActor
@Suite struct PhraseTests {
    private let table: Table

    init() throws {
        table = try Table()
    }

    @Test func holesAreDescribedForScreenReaders() throws {
        let game = try table.passAndPlay(SelectionTests.line)
        #expect(game.phrase(for: index("i5")) == HolePhrase(row: "i", number: 5, content: .empty))
        #expect(game.phrase(for: index("a1")).content == .piece(.south, isYours: true))
        #expect(game.phrase(for: index("q1")).content == .piece(.north, isYours: false))
        game.tap(index("a1"))
        let count = game.selection.targets.count
        #expect(game.phrase(for: index("a1")).content == .selected(.south, targets: count))
        #expect(game.phrase(for: index("c1")).content == .target(.hop, hops: 1))
        #expect(game.phrase(for: index("e5")).content == .target(.chainEnd, hops: 2))
    }

    @Test("E9 a game can be played by listening alone")
    func aGameCanBePlayedByListeningAlone() throws {
        let game = try table.passAndPlay()
        for ply in 1...40 {
            let own = Board.holes.indices.filter { hole in
                if case .piece(_, isYours: true) = game.phrase(for: hole).content { true } else { false }
            }
            #expect(own.count == 10)
            for hole in own where game.state.ply < ply {
                game.tap(hole)
                let target = Board.holes.indices.last { other in
                    if case .target = game.phrase(for: other).content { true } else { false }
                }
                target.map { game.tap($0) }
                game.finishMotion()
            }
            #expect(game.state.ply == ply)
            #expect(game.problem == nil)
        }
    }

    @Test func theStatusLineFollowsTheGame() throws {
        let game = try table.passAndPlay()
        #expect(game.status == .beginning(.south))
        game.play(path("d1 e5"))
        #expect(game.status == .stepped(.south, isYou: false, from: "d1", to: "e5"))
        game.play(path("o1 m5"))
        #expect(game.status == .hopped(.north, isYou: false, hops: 1, from: "o1", to: "m5"))
        game.tap(index("d2"))
        #expect(game.status == .legend(step: true, hop: false, chainEnd: false))
        game.tap(index("a1"))
        #expect(game.status == .noTargets)
    }

    @Test func theBarsTellWhoseTurnItIs() throws {
        let game = try table.passAndPlay(SelectionTests.line)
        #expect(game.bar(for: .south) == .toMove)
        #expect(game.bar(for: .north) == .waiting)
        game.tap(index("a1"))
        game.pin(try #require(game.selection.target(at: index("c1"))))
        game.tap(index("e5"))
        #expect(game.bar(for: .south) == .chain(hops: 2, from: "a1", to: "e5"))
    }

    @Test func againstTheComputerThePersonIsYou() throws {
        let game = try table.againstTheComputer()
        #expect(game.state.you == .south)
        #expect(game.bar(for: .south) == .yourMove)
        #expect(game.phrase(for: index("d1")).content == .piece(.south, isYours: true))
        game.play(path("d1 e5"))
        defer { game.stopThinking() }
        #expect(game.bar(for: .north) == .thinking)
        #expect(game.bar(for: .south) == .waiting)
        #expect(game.status == .stepped(.south, isYou: true, from: "d1", to: "e5"))
    }
}
