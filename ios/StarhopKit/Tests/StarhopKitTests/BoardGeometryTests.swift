import Foundation
import Testing

@testable import StarhopKit

@Suite struct BoardGeometryTests {
    static let sizes = [
        CGSize(width: 320, height: 360), CGSize(width: 412, height: 500), CGSize(width: 844, height: 350),
        CGSize(width: 1180, height: 820),
    ]

    @Test(arguments: sizes)
    func theSilhouetteFitsItsView(size: CGSize) {
        let geometry = BoardGeometry(size: size)
        let reach = (8 * 0.75.squareRoot() + 0.62) * geometry.pitch
        #expect(geometry.origin.y - reach >= -0.01)
        #expect(geometry.origin.y + reach + 0.13 * geometry.pitch <= size.height + 0.01)
        for hole in Board.holes.indices {
            #expect(geometry.center(of: hole).x >= geometry.pitch / 2 + 7.99)
            #expect(geometry.center(of: hole).x <= size.width - geometry.pitch / 2 - 7.99)
        }
    }

    @Test("C6 every hole is hit from twelve directions at 320 points", arguments: 0..<6)
    func everyHoleIsHitFromTwelveDirections(turn: Int) {
        let geometry = BoardGeometry(size: CGSize(width: 320, height: 360), turn: Double(turn))
        var hits = 0
        for hole in Board.holes.indices {
            for direction in 0..<12 {
                let angle = Double(direction) * .pi / 6
                let touch = geometry.center(of: hole).moved(0.4 * geometry.pitch, toward: angle)
                if geometry.hole(at: touch) == hole { hits += 1 }
            }
        }
        #expect(hits == 121 * 12)
    }

    @Test func aTouchFarFromTheBoardHasNoHole() {
        let geometry = BoardGeometry(size: CGSize(width: 412, height: 500))
        let tip = geometry.center(of: index("q1"))
        #expect(geometry.hole(at: tip.moved(0, -0.79 * geometry.pitch)) == index("q1"))
        #expect(geometry.hole(at: tip.moved(0, -0.81 * geometry.pitch)) == nil)
        #expect(geometry.hole(at: .zero) == nil)
    }

    @Test func onlyTheGivenHolesCompete() {
        let geometry = BoardGeometry(size: CGSize(width: 412, height: 500))
        let touch = geometry.center(of: index("i5")).moved(0.45 * geometry.pitch, 0)
        #expect(geometry.nearest(to: touch, among: [index("i6"), index("i4")], within: 0.8) == index("i6"))
        #expect(geometry.nearest(to: touch, among: [index("i7"), index("i4")], within: 0.8) == nil)
        #expect(geometry.nearest(to: touch, among: [], within: 0.8) == nil)
    }

    @Test(arguments: Seat.allCases)
    func aTurnBringsTheSeatsTipToTheBottom(seat: Seat) {
        let geometry = BoardGeometry(size: CGSize(width: 412, height: 500), turn: Double(seat.sixths))
        let lowest = Board.holes.indices.max { geometry.center(of: $0).y < geometry.center(of: $1).y }
        #expect(lowest.flatMap { Board.holes[$0].camp } == seat)
    }

    @Test func heightAndPitchAgree() {
        let height = BoardGeometry.height(forWidth: 412)
        let geometry = BoardGeometry(size: CGSize(width: 412, height: height))
        #expect(abs(geometry.pitch - 396.0 / 13) < 1e-9)
        #expect(abs(height - geometry.pitch * BoardGeometry.heightInPitches) < 1e-9)
    }

    @Test func aViewWithoutRoomHasAPointBoard() {
        let geometry = BoardGeometry(size: CGSize(width: 10, height: 0))
        #expect(geometry.pitch == 0)
        #expect(geometry.center(of: 0) == geometry.origin)
    }
}
