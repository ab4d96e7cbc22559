import StarhopCore
import Testing

@testable import StarhopKit

@MainActor
@Suite(.timeLimit(.minutes(1))) struct ReplayTests {
    private static let moves = ["c1-e5", "o1-m5", "d1-e6", "n1-m6"]

    private func replay(sleep: ManualSleep? = nil) throws -> (ReplayModel, GameModel, Table) {
        let table = try Table(sleep: sleep)
        let game = try table.passAndPlay(Self.moves)
        guard let replay = table.library.replay(game.state.id) else { throw Table.Missing.game }
        return (replay, game, table)
    }

    @Test func itBeginsAtTheStart() throws {
        let (replay, _, _) = try replay()
        #expect(replay.ply == 0)
        #expect(replay.length == 4)
        #expect(replay.moment.lastMove == nil)
        #expect(replay.scene(at: 0).trail == nil)
    }

    @Test("D1 turn, pieces, chart and list agree at every ply")
    func everyPlyAgreesWithItsMoveListAndChart() throws {
        let (replay, game, _) = try replay()
        for ply in 0...4 {
            replay.seek(to: ply)
            #expect(replay.moment.ply == ply)
            #expect(replay.moment.lastMove == (ply == 0 ? nil : replay.moves[ply - 1]))
            for line in replay.chart {
                let player = replay.moment.players.first { $0.seat == line.seat }
                #expect(line.steps[ply] == player?.steps)
                #expect(line.home[ply] == player?.home)
            }
        }
        #expect(replay.moment.pieces == game.state.pieces)
    }

    @Test func seekingStaysInsideTheGame() throws {
        let (replay, _, _) = try replay()
        replay.seek(to: 99)
        #expect(replay.ply == 4)
        replay.seek(to: -1)
        #expect(replay.ply == 0)
    }

    @Test("D2 a tap is one ply, forwards and back")
    func nextAndPreviousMoveThePiece() throws {
        let (replay, _, _) = try replay(sleep: ManualSleep())
        replay.next()
        #expect(replay.ply == 1)
        #expect(replay.motion?.duration == 0.22)
        replay.previous()
        #expect(replay.ply == 0)
        #expect(replay.motion?.duration == 0.16)
        replay.previous()
        #expect(replay.ply == 0)
        #expect(replay.motion == nil)
    }

    @Test func fastStepsNeverLeaveAPieceBehind() throws {
        let (replay, _, _) = try replay(sleep: ManualSleep())
        for step in [1, 1, -1, 1, 1, -1, -1] {
            step > 0 ? replay.next() : replay.previous()
            let scene = replay.scene(at: 0.05)
            #expect(scene.pieces.compactMap { $0 }.count + scene.flights.count == 20)
        }
        replay.pause()
        #expect(replay.scene(at: 0).pieces == replay.moment.pieces)
    }

    @Test func playingRunsToTheEndAndStops() async throws {
        let (replay, _, _) = try replay()
        replay.play()
        #expect(replay.isPlaying)
        try await until { !replay.isPlaying }
        #expect(replay.ply == 4)
        replay.play()
        #expect(replay.ply == 1, "from the end it starts over")
        replay.pause()
        #expect(!replay.isPlaying)
    }

    @Test func doubleSpeedHalvesThePauses() async throws {
        let sleep = ManualSleep()
        let (replay, _, _) = try replay(sleep: sleep)
        replay.speed = .double
        replay.play()
        #expect(try await sleep.wakeNext() == .seconds(0.22))
        #expect(try await sleep.wakeNext() == .seconds(0.35))
        replay.pause()
    }

    @Test func theLongestChainIsMarked() throws {
        let table = try Table()
        let game = try table.passAndPlay(["c1-e7", "o1-m5", "a1-e5"])
        let replay = try #require(table.library.replay(game.state.id))
        #expect(replay.longestChain == 3)
        #expect(replay.moves[2].hops == 2)
    }

    @Test func playingOnMakesANewGame() throws {
        let (replay, game, table) = try replay()
        let branch = try #require(table.library.playOn(from: replay.gameID, ply: 2))
        #expect(branch.state.ply == 2)
        #expect(branch.state.id != game.state.id)
        branch.play(path("d2 e6"))
        #expect(game.state.ply == 4)
    }
}
