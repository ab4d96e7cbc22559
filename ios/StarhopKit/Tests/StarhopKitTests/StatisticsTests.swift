import Foundation
import StarhopCore
import Testing

@testable import StarhopKit

@MainActor
@Suite(.timeLimit(.minutes(1))) struct StatisticsTests {
    private let table: Table
    private var model: StatisticsModel { table.library.statistics }

    init() throws {
        table = try Table()
    }

    /// A game under rules with points that the person gives up.
    private func resigned() async throws -> GameModel {
        let computer = PlayerSetup(name: "", kind: .computer(level: 1))
        let game = try table.start(.qq, [PlayerSetup(name: "", kind: .person), computer])
        game.resign()
        try await game.rest()
        return game
    }

    @Test func nothingIsCountedAtFirst() async {
        #expect(model.statistics == nil, "not read yet")
        await model.refresh()
        #expect(model.statistics?.points == 0)
        #expect(model.statistics?.rank == 1)
        #expect(model.statistics?.tallies.isEmpty == true)
        #expect(model.statistics?.nextRankAt == Int(rankPoints()[1]))
        #expect(model.statistics?.lostEarlier == false)
    }

    @Test func aLostGameIsCounted() async throws {
        _ = try await resigned()
        await model.refresh()
        let tally = try #require(model.statistics?.tallies.first)
        #expect((tally.wins, tally.losses, tally.draws) == (0, 1, 0))
        #expect(tally.players == 2)
        #expect(tally.rules.preset == .qq)
        #expect(tally.longestChain == nil && tally.fewestMoves == nil)
        #expect(model.statistics?.games == 1 && model.statistics?.wins == 0)
    }

    @Test func aResetForgetsWhatIsOver() async throws {
        let game = try await resigned()
        await model.refresh()
        #expect(model.statistics?.games == 1)
        await model.reset()
        #expect(model.statistics?.games == 0)
        await model.refresh()
        #expect(model.statistics?.games == 0)
        #expect(table.library.settlement(of: game.state.id) == nil)
        #expect(table.library.problem == nil)
    }

    @Test func allOfItCanBeShared() async throws {
        _ = try await resigned()
        let text = try #require(model.export())
        #expect(try JSONSerialization.jsonObject(with: Data(text.utf8)) is [String: Any])
    }

    @Test func aRatedGameTellsWhatItDid() async throws {
        let game = try await resigned()
        let settlement = try #require(table.library.settlement(of: game.state.id))
        #expect(settlement.pointsBefore == 0 && settlement.pointsAfter == 0, "nobody has less than nothing")
        #expect(settlement.rankBefore == 1 && settlement.rankAfter == 1)
        #expect(settlement.change == 0)
        let free = try table.passAndPlay(["c1-e5"])
        #expect(table.library.settlement(of: free.state.id) == nil, "games without points are not rated")
    }

    @Test func aDamagedProfileIsToldOf() async throws {
        _ = try await resigned()
        await model.refresh()
        let file = table.folder.appendingPathComponent("profile.json")
        try Data("{ half".utf8).write(to: file)
        await model.refresh()
        #expect(model.statistics?.lostEarlier == true)
    }

    @Test func aProfileOfANewerVersionIsLeftAlone() async throws {
        _ = try await resigned()
        await model.refresh()
        let file = table.folder.appendingPathComponent("profile.json")
        let text = try String(contentsOf: file, encoding: .utf8)
        let newer = text.replacing(/"version":\d+/, with: "\"version\":99")
        #expect(newer != text)
        try newer.write(to: file, atomically: true, encoding: .utf8)
        await model.refresh()
        #expect(model.problem == .newer(version: 99))
        #expect(try String(contentsOf: file, encoding: .utf8) == newer)
    }
}
