import Foundation

extension Pen {
    /// The board without anything on it.
    mutating func drawBoard(tinting seats: [Seat]) {
        drawFace(lip: max(0.13 * pitch, 2.5))
        for seat in Seat.allCases { drawCamp(of: seat, seats: seats) }
        let grid = Self.gridLines.flatMap { line in
            [PathStep.move(geometry.point(at: line.from)), .line(geometry.point(at: line.to))]
        }
        stroke(.path(grid), .grid, Stroke(width: 1))
        for hole in Board.holes.indices { drawHole(at: geometry.center(of: hole)) }
    }

    mutating func drawFace(lip: Double) {
        fill(Silhouette.outline(in: geometry, movedDown: lip), .solid(.boardLip))
        let reach = (8 * BoardGeometry.rowHeight + Silhouette.offset) * pitch
        let face = Silhouette.outline(in: geometry)
        fill(
            face,
            .linear(
                .boardTop, .boardBottom, from: geometry.origin.moved(0, -reach), to: geometry.origin.moved(0, reach)))
        stroke(face, .boardEdge, Stroke(width: 1))
    }

    private mutating func drawCamp(of seat: Seat, seats: [Seat]) {
        let corners = Self.campCorners[seat]!.map(geometry.center(of:))
        if seats.contains(seat) {
            if contrast { return }
            let triangle = Outline.lines(corners, closed: true)
            fill(triangle, .solid(.camp(seat)))
            stroke(triangle, .camp(seat), Stroke(width: 0.78 * pitch))
        } else if seats.contains(seat.facing) {
            stroke(Self.rounded(corners, by: 0.39 * pitch), .seatEdge(seat.facing), Stroke(width: 1.5))
        }
    }

    private mutating func drawHole(at center: CGPoint) {
        let radius = 0.165 * pitch
        fill(
            .disc(center, radius),
            .linear(.holeTop, .holeBottom, from: center.moved(0, -radius), to: center.moved(0, radius)))
    }

    /// A triangle grown by a distance, with round corners.
    private static func rounded(_ corners: [CGPoint], by distance: Double) -> Outline {
        var steps: [PathStep] = []
        for (index, corner) in corners.enumerated() {
            let before = corners[(index + 2) % 3]
            let after = corners[(index + 1) % 3]
            // The outward normal of a side, for corners that go clockwise on the screen.
            let start = Double(atan2(corner.y - before.y, corner.x - before.x)) - .pi / 2
            let turn = Double(atan2(after.y - corner.y, after.x - corner.x)) - .pi / 2 - start
            let sweep = turn < 0 ? turn + 2 * .pi : turn
            let first = corner.moved(distance, toward: start)
            steps.append(index == 0 ? .move(first) : .line(first))
            steps.append(.arc(center: corner, radius: distance, from: start, to: start + sweep / 2))
            steps.append(.arc(center: corner, radius: distance, from: start + sweep / 2, to: start + sweep))
        }
        return .path(steps + [.close])
    }

    /// The camp's tip and its two other corners, clockwise on the screen.
    private static let campCorners: [Seat: [Int]] = Board.camps.mapValues { holes in
        let places = holes.map { (index: $0.index, place: BoardGeometry.place(of: $0.index)) }
        let middle = places.reduce(CGPoint.zero) { $0.moved($1.place.x / 10, $1.place.y / 10) }
        let corners = places.sorted { squared($0.place, middle) > squared($1.place, middle) }.prefix(3)
        return corners.sorted { angle($0.place, middle) < angle($1.place, middle) }.map(\.index)
    }

    private static func squared(_ a: CGPoint, _ b: CGPoint) -> Double {
        (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)
    }

    private static func angle(_ a: CGPoint, _ middle: CGPoint) -> Double { atan2(a.y - middle.y, a.x - middle.x) }

    /// Each line between neighbours once.
    private static let gridLines: [(from: CGPoint, to: CGPoint)] = Board.holes.flatMap { hole in
        hole.neighbours.filter { $0 > hole.index }.map {
            (BoardGeometry.place(of: hole.index), BoardGeometry.place(of: $0))
        }
    }
}
