import Foundation
import Testing

@testable import StarhopKit

@MainActor
@Suite struct RoundTests {
    private let table: Table

    init() throws {
        table = try Table()
    }

    @Test(arguments: [2, 3, 4, 6])
    func everybodyStandsBesideTheOwnCamp(players: Int) throws {
        let game = try table.people(players, by: .plyyard)
        for _ in game.state.players {
            #expect(game.drawnPlace(of: game.nearPlayer.seat) == .south)
            let places = Set(game.state.seats.map { game.drawnPlace(of: $0) })
            #expect(places.count == players)
            let found = Seat.allCases.compactMap { game.player(drawnAt: $0) }
            #expect(found.count == players)
            let geometry = BoardGeometry(pitch: 20, origin: .zero, turn: game.restingTurn)
            for seat in game.state.seats {
                // The middle of the camp lies where the upright board has the camp of the drawn place.
                let upright = BoardGeometry(pitch: 20, origin: .zero)
                let (drawn, place) = (middle(seat, geometry), middle(game.drawnPlace(of: seat), upright))
                #expect(hypot(drawn.x - place.x, drawn.y - place.y) < 1e-6)
            }
            game.turnBoard()
            game.finishMotion()
        }
    }

    private func middle(_ seat: Seat, _ geometry: BoardGeometry) -> CGPoint {
        let points = (Board.camps[seat] ?? []).map { geometry.center(of: $0.index) }
        return CGPoint(
            x: points.map(\.x).reduce(0, +) / Double(points.count),
            y: points.map(\.y).reduce(0, +) / Double(points.count))
    }

    @Test func theOthersFollowInTurnOrder() throws {
        let game = try table.people(6, by: .plyyard)
        #expect(game.nearPlayer.seat == .south && game.farPlayer.seat == .north)
        #expect(game.otherPlayers.map(\.seat) == Array(game.state.seats.dropFirst()))
        game.turnBoard()
        game.finishMotion()
        #expect(game.nearPlayer.seat == .southWest && game.farPlayer.seat == .northEast)
        #expect(game.otherPlayers.map(\.seat).last == .south)
    }

    @Test func rowsAreAsEqualAsCanBe() {
        #expect([1, 2, 3].rows(of: 3) == [[1, 2, 3]])
        #expect([1, 2, 3, 4].rows(of: 3) == [[1, 2], [3, 4]])
        #expect([1, 2, 3, 4, 5].rows(of: 3) == [[1, 2, 3], [4, 5]])
        #expect([Int]().rows(of: 3).isEmpty)
    }

    @Test(arguments: [320.0, 375, 393, 430])
    func aPanelInACornerCoversNoHole(width: Double) {
        let height = BoardGeometry.height(forWidth: width)
        let geometry = BoardGeometry(size: CGSize(width: width, height: height))
        let panel = CGSize(width: GameLayout.cornerWidth(boardWidth: width), height: 3.4 * geometry.pitch)
        #expect(panel.width >= 90 && panel.width <= 122)
        for (left, top) in [(true, true), (true, false), (false, true), (false, false)] {
            let corner = CGPoint(x: left ? 0 : width - panel.width, y: top ? 0 : height - panel.height)
            let rect = CGRect(origin: corner, size: panel)
            let covered = Board.holes.indices.filter { hole in
                let center = geometry.center(of: hole)
                let reach = 0.36 * geometry.pitch
                return rect.insetBy(dx: -reach, dy: -reach).contains(center)
            }
            #expect(covered.isEmpty, "\(covered.map { Board.holes[$0].name })")
        }
    }

    @Test func onlyWhatIsMoreThanATurnIsNotable() throws {
        let game = try table.people(3, by: .qq)
        let notable = game.state.seats.filter { game.bar(for: $0).isNotable }
        #expect(notable.isEmpty)
        game.resign()
        #expect(game.bar(for: .south).isNotable)
    }
}
