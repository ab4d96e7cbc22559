import Foundation

/// What was said of a hole in an exercise.
public enum HoleNote: Sendable, Equatable {
    case right, wrong
    /// The hole that is asked about.
    case asked
}

extension Pen {
    /// A check or a cross on a disc, or a ring round the hole that is asked about.
    mutating func drawNote(_ note: HoleNote, at hole: Int, onPiece: Bool) {
        let center = geometry.center(of: hole)
        let half = 0.16 * pitch
        switch note {
        case .asked:
            // Outside a piece, so that its mark stays in sight.
            ring(at: hole, radius: onPiece ? 0.56 : 0.42, .path, width: 2.5, halo: 5)
        case .right:
            let check = [
                center.moved(-half, 0), center.moved(-half / 3, half * 2 / 3), center.moved(half, -half * 2 / 3),
            ]
            sign([check], on: .good, at: center)
        case .wrong:
            let falling = [center.moved(-half, -half), center.moved(half, half)]
            let rising = [center.moved(-half, half), center.moved(half, -half)]
            sign([falling, rising], on: .bad, at: center)
        }
    }

    private mutating func sign(_ lines: [[CGPoint]], on tint: Tint, at center: CGPoint) {
        let radius = 0.36 * pitch
        fill(.disc(center, radius + 2), .solid(.halo))
        fill(.disc(center, radius), .solid(tint))
        for line in lines { stroke(.lines(line), .paper, Stroke(width: 0.09 * pitch)) }
    }
}
