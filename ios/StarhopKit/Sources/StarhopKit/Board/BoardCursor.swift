import Foundation
import Observation

/// A cursor over the holes for a keyboard: along the row, or up and down with the last sideways lean, as the board lies
/// on the screen.
@MainActor
@Observable
public final class BoardCursor {
    public enum Direction: Sendable, CaseIterable { case left, right, up, down }

    /// The hole under the cursor, once a key has shown it.
    public private(set) var hole: Int?
    /// 1 after a move to the right, -1 after one to the left.
    @ObservationIgnored private var lean = 1.0

    public init() {}

    public func clear() { hole = nil }

    /// Moves to the neighbour that lies that way; false if there is none. The first key only shows the cursor, on the
    /// piece in the hand or in the middle of the board.
    @discardableResult
    public func move(_ direction: Direction, on board: any BoardModel, in geometry: BoardGeometry) -> Bool {
        guard let hole else {
            hole = board.selection.hole ?? Board.holes.count / 2
            return true
        }
        let next =
            switch direction {
            case .left: sideways(-1, from: hole, in: geometry)
            case .right: sideways(1, from: hole, in: geometry)
            case .up: upright(-1, from: hole, in: geometry)
            case .down: upright(1, from: hole, in: geometry)
            }
        guard let next else { return false }
        self.hole = next
        return true
    }

    /// Does to the hole under the cursor what a tap does; false if there is none. What moves is only ended.
    @discardableResult
    public func press(on board: any BoardModel) -> Bool {
        guard let hole else { return false }
        if board.motion != nil {
            board.finishMotion()
        } else {
            board.tap(hole)
        }
        return true
    }

    private func sideways(_ x: Double, from hole: Int, in geometry: BoardGeometry) -> Int? {
        lean = x
        return neighbour(of: hole, x, 0, in: geometry)
    }

    private func upright(_ y: Double, from hole: Int, in geometry: BoardGeometry) -> Int? {
        let row = y * BoardGeometry.rowHeight
        return neighbour(of: hole, lean / 2, row, in: geometry) ?? neighbour(of: hole, -lean / 2, row, in: geometry)
    }

    /// The neighbour this far away, in pitches.
    private func neighbour(of hole: Int, _ x: Double, _ y: Double, in geometry: BoardGeometry) -> Int? {
        let center = geometry.center(of: hole)
        let wanted = CGPoint(x: center.x + x * geometry.pitch, y: center.y + y * geometry.pitch)
        return geometry.nearest(to: wanted, among: Board.holes[hole].neighbours, within: 0.5)
    }
}
