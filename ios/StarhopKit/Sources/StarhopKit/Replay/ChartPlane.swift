import Foundation

/// Where the chart's values lie in a view: plies to the right in every language, steps upwards.
public struct ChartPlane: Sendable, Equatable {
    public static let markDiameter = 14.0

    public let size: CGSize
    /// The last ply, at least 1.
    private let plies: Double
    /// The largest number of steps, at least 1.
    private let most: Double

    public init(size: CGSize, lines: [ChartLine]) {
        self.size = size
        plies = Double(max((lines.map(\.steps.count).max() ?? 1) - 1, 1))
        most = Double(max(lines.compactMap { $0.steps.max() }.max() ?? 1, 1))
    }

    public func point(ply: Int, steps: Int) -> CGPoint {
        CGPoint(
            x: size.width * Double(ply) / plies, y: 1 + (size.height - 2) * (1 - Double(steps) / most))
    }

    /// The middle of a mark, which stays inside the view as a whole.
    public func center(of mark: ChartMark) -> CGPoint {
        let point = point(ply: mark.ply, steps: mark.steps)
        let inset = Self.markDiameter / 2
        return CGPoint(
            x: min(max(point.x, inset), size.width - inset), y: min(max(point.y, inset), size.height - inset))
    }

    /// All marks, the more important over the others.
    public func commands(for marks: [ChartMark]) -> [DrawCommand] {
        ReviewMark.allCases.reversed().flatMap { kind in
            marks.filter { $0.mark == kind }.flatMap {
                Figure.mark(kind, at: center(of: $0), diameter: Self.markDiameter)
            }
        }
    }
}
