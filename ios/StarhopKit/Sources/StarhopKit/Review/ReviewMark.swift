import Foundation

/// What stands out in a review, the more important first. Each has its own shape.
public enum ReviewMark: Sendable, CaseIterable {
    case turningPoint, missedChain, blunder, mistake
}

/// A mark on the chart, on the line of who moved.
public struct ChartMark: Sendable, Equatable, Identifiable {
    public let mark: ReviewMark
    public let ply: Int
    public let seat: Seat
    /// Steps that the player still needed after the ply.
    public let steps: Int

    public var id: Int { ply }
}

extension GameReview {
    /// The most important mark of a ply, if it stands out at all.
    public func mark(at ply: Int) -> ReviewMark? {
        if turningPoints.contains(where: { $0.ply == ply }) { return .turningPoint }
        if missedChain?.ply == ply { return .missedChain }
        return switch self[ply]?.mark {
        case .blunder: .blunder
        case .mistake: .mistake
        case .unjudged, .only, .best, .good, .inaccuracy, nil: nil
        }
    }

    func chartMarks(on lines: [ChartLine]) -> [ChartMark] {
        plies.compactMap { reviewed in
            guard let mark = mark(at: reviewed.ply),
                let steps = lines.first(where: { $0.seat == reviewed.seat })?.steps,
                steps.indices.contains(reviewed.ply)
            else { return nil }
            return ChartMark(mark: mark, ply: reviewed.ply, seat: reviewed.seat, steps: steps[reviewed.ply])
        }
    }
}

extension Figure {
    /// Told apart by shape: a diamond, a ring, a solid and a hollow triangle.
    public static func mark(_ mark: ReviewMark, at center: CGPoint, diameter: Double) -> [DrawCommand] {
        var pen = Pen(geometry: BoardGeometry(pitch: 0, origin: .zero))
        let reach = diameter / 2 - 1
        func polygon(_ corners: [(x: Double, y: Double)]) -> Outline {
            .lines(corners.map { center.moved($0.x * reach, $0.y * reach) }, closed: true)
        }
        let triangle = polygon([(-0.95, -0.75), (0.95, -0.75), (0, 0.9)])
        switch mark {
        case .turningPoint:
            let diamond = polygon([(0, -1), (1, 0), (0, 1), (-1, 0)])
            pen.fill(diamond, .solid(.ink))
            pen.stroke(diamond, .halo, Stroke(width: 1.5))
        case .missedChain:
            pen.fill(.disc(center, reach), .solid(.halo))
            pen.stroke(.disc(center, reach - 1.25), .path, Stroke(width: 2.5))
        case .blunder:
            pen.fill(triangle, .solid(.bad))
            pen.stroke(triangle, .bad, Stroke(width: 2))
        case .mistake:
            pen.fill(triangle, .solid(.halo))
            pen.stroke(triangle, .bad, Stroke(width: 2))
        }
        return pen.commands
    }
}
