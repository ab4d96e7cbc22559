import Foundation

/// The rounded star: tips are arcs about the tip holes, inner corners are hollowed curves.
enum Silhouette {
    /// From the outermost holes to the rim, in pitches.
    static let offset = 0.62
    /// Where two sides would meet, as a share of the inner corner hole's distance from the centre.
    private static let mitre = 4.716 / 4
    private static let tipDistance = 8 * BoardGeometry.rowHeight

    static func outline(in geometry: BoardGeometry, movedDown: Double = 0) -> Outline {
        var steps: [PathStep] = []
        for sixth in 0..<6 {
            // From the southern tip, clockwise.
            let angle = .pi / 2 + Double(sixth) * .pi / 3
            let tip = CGPoint.zero.moved(tipDistance, toward: angle)
            let first = tip.moved(offset, toward: angle - .pi / 3)
            steps.append(sixth == 0 ? .move(first) : .line(first))
            steps.append(.arc(center: tip, radius: offset, from: angle - .pi / 3, to: angle))
            steps.append(.arc(center: tip, radius: offset, from: angle, to: angle + .pi / 3))
            let rim = tip.moved(offset, toward: angle + .pi / 3)
            let nextTip = CGPoint.zero.moved(tipDistance, toward: angle + .pi / 3)
            let nextRim = nextTip.moved(offset, toward: angle)
            let corner = CGPoint.zero.moved(4 * mitre, toward: angle + .pi / 6)
            let start = corner.toward(rim, by: offset / distance(corner, rim))
            let end = corner.toward(nextRim, by: offset / distance(corner, nextRim))
            steps.append(.line(start))
            steps.append(.quad(from: start, to: end, control: corner))
        }
        return .path((steps + [.close]).map { $0.map { geometry.point(at: $0).moved(0, movedDown) } })
    }

    private static func distance(_ a: CGPoint, _ b: CGPoint) -> Double { hypot(a.x - b.x, a.y - b.y) }
}

extension PathStep {
    func map(_ transform: (CGPoint) -> CGPoint) -> PathStep {
        switch self {
        case .move(let point): .move(transform(point))
        case .line(let point): .line(transform(point))
        case .curve(let end, let control1, let control2):
            .curve(transform(end), control1: transform(control1), control2: transform(control2))
        case .close: .close
        }
    }
}
