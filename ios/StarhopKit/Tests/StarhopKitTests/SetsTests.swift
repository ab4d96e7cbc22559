import StarhopCore
import Testing

@testable import StarhopKit

/// Players with several sets, named by the core: south has also the north-west's and the north-east's.
@MainActor
@Suite(.timeLimit(.minutes(1))) struct SetsTests {
    private static let own: [Seat] = [.south, .northWest, .northEast]
    private let table: Table

    init() throws {
        table = try Table()
    }

    private func people() throws -> GameModel {
        try table.people(2, by: .plyyard, changing: ["sets": "3"])
    }

    @Test func everySetIsThePlayersOwn() throws {
        let game = try people()
        #expect(game.state.players.map(\.sets) == [Self.own, [.southWest, .north, .southEast]])
        #expect(game.state.players.map(\.pieces) == [30, 30])
        let camps = Board.holes.indices.filter { Board.holes[$0].camp.map(Self.own.contains) == true }
        #expect(Board.holes.indices.filter { game.isOwn($0) } == camps)
        #expect(try table.people(3, by: .plyyard).state.players.map(\.sets) == [[.south], [.northWest], [.northEast]])
    }

    @Test func aBlockedPieceOfAnotherSetIsTakenAndToldAsYours() throws {
        let game = try people()
        let movable = Set(game.legalMoves().map(\.path[0]))
        let camp = try #require(Board.camps[.northWest]).map(\.index)
        let blocked = try #require(camp.first { !movable.contains($0) })
        #expect(game.phrase(for: blocked).content == .piece(.northWest, isYours: true))
        #expect(game.phrase(for: index("q1")).content == .piece(.north, isYours: false))
        game.tap(blocked)
        #expect(game.selection.hole == blocked)
        #expect(game.phrase(for: blocked).content == .selected(.northWest, targets: 0))
        #expect(game.status == .noTargets)
    }

    @Test func inMidChainThePieceKeepsTheColourOfItsSet() throws {
        let game = try people()
        let hop = try #require(
            game.legalMoves().first { game.state.pieces[$0.path[0]] == .of(.northEast) && $0.kind != .step })
        game.tap(hop.path[0])
        game.pin(hop)
        #expect(game.phrase(for: hop.hole).content == .selected(.northEast, targets: game.selection.targets.count))
    }

    @Test func theHomesOfAllSetsAreTinted() throws {
        let game = try people()
        let homes = Self.own + [.southWest, .north, .southEast]
        #expect(game.scene(at: 0).seats == homes)
        #expect(try #require(table.library.replay(game.state.id)).scene(at: 0).seats == homes)
        table.library.refresh()
        #expect(try #require(table.library.games.first).scene.seats == homes)
    }

    /// All of south's pieces are home but one, which is a step away.
    private var almostHome: String {
        let homes: [Seat: Seat] = [
            .south: .north, .northWest: .southEast, .northEast: .southWest,
            .north: .northWest, .southWest: .northEast, .southEast: .south,
        ]
        var board = [Piece?](repeating: nil, count: Board.holes.count)
        for (seat, camp) in homes {
            for hole in Board.camps[camp] ?? [] { board[hole.index] = .of(seat) }
        }
        board[index("n1")] = nil
        board[index("m5")] = .of(.south)
        let rows = Dictionary(grouping: Board.holes, by: \.row).sorted { $0.key > $1.key }.map { _, holes in
            holes.map { board[$0.index]?.seat.map { "\($0.rawValue)" } ?? "." }.joined()
        }
        return "Starhop: position 1\nRules: plyyard 2 sets=3\nPosition: \(rows.joined(separator: "/")) 1\n"
    }

    @Test func allOfTheWinnersSetsRise() async throws {
        let sleep = ManualSleep()
        let table = try Table(sleep: sleep)
        let id = try table.importGame(almostHome)
        let game = try #require(table.library.open(id))
        game.play(path("m5 n1"))
        #expect(game.state.outcome == .won(.south, .allHome))
        while try await sleep.wakeNext() != .seconds(0.18) {}
        try await until { if case .rise = game.motion { true } else { false } }
        guard case .rise(let holes)? = game.motion else { return }
        let goals = [Seat.north, .southEast, .southWest].compactMap { Board.camps[$0] }.joined().map(\.index)
        #expect(holes == goals.sorted())
    }
}
