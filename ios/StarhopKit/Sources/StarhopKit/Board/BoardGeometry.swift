import Foundation

/// Where the holes lie in a view of a given size, with any seat turned to the bottom.
///
/// Lengths on the board are in pitches, the distance between neighbouring holes; y grows downwards, as in the view.
public struct BoardGeometry: Sendable, Equatable {
    /// The silhouette with its lip, in pitches.
    public static let widthInPitches = 13.0
    public static let heightInPitches = 15.24
    /// Free space beside the outermost holes, in points.
    public static let margin = 16.0
    /// A touch farther than this from every hole means no hole.
    public static let reachInPitches = 0.8

    static let rowHeight = 0.75.squareRoot()
    static let lip = 0.13

    public let pitch: Double
    /// The centre hole, in the view.
    public let origin: CGPoint
    /// Sixths of a full turn by which the board is turned anticlockwise: 1 brings the south-west to the bottom.
    public let turn: Double

    public init(size: CGSize, turn: Double = 0) {
        let widest = max(0, (size.width - Self.margin) / Self.widthInPitches)
        let pitch = min(widest, size.height / Self.heightInPitches)
        let origin = CGPoint(x: size.width / 2, y: size.height / 2 - Self.lip / 2 * pitch)
        self.init(pitch: pitch, origin: origin, turn: turn)
    }

    public init(pitch: Double, origin: CGPoint, turn: Double = 0) {
        self.pitch = pitch
        self.origin = origin
        self.turn = turn
    }

    /// The height that a board of this width wants.
    public static func height(forWidth width: Double) -> Double {
        max(0, (width - margin) / widthInPitches * heightInPitches)
    }

    /// The hole's place on the unturned board, in pitches from the centre hole.
    public static func place(of hole: Int) -> CGPoint {
        let hole = Board.holes[hole]
        return CGPoint(x: Double(hole.column) / 2, y: -Double(hole.rowsUp) * rowHeight)
    }

    public func center(of hole: Int) -> CGPoint { point(at: Self.place(of: hole)) }

    /// From pitches on the unturned board to the view.
    public func point(at place: CGPoint) -> CGPoint {
        let angle = -turn * .pi / 3
        let x = place.x * cos(angle) - place.y * sin(angle)
        let y = place.x * sin(angle) + place.y * cos(angle)
        return CGPoint(x: origin.x + x * pitch, y: origin.y + y * pitch)
    }

    /// The hole that a touch belongs to: the nearest one within reach.
    public func hole(at point: CGPoint) -> Int? {
        nearest(to: point, among: Board.holes.indices, within: Self.reachInPitches)
    }

    /// The nearest of some holes within a distance in pitches.
    public func nearest(to point: CGPoint, among holes: some Sequence<Int>, within reach: Double) -> Int? {
        let measured = holes.map { (hole: $0, distance: distance(from: point, to: $0)) }
        guard let best = measured.min(by: { $0.distance < $1.distance }) else { return nil }
        return best.distance <= reach ? best.hole : nil
    }

    /// In pitches.
    public func distance(from point: CGPoint, to hole: Int) -> Double {
        let other = center(of: hole)
        return hypot(point.x - other.x, point.y - other.y) / pitch
    }
}
