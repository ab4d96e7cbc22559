import Foundation

/// Whatever moves on the board between two states that stand still.
public enum BoardMotion: Sendable, Equatable {
    case move(MoveMotion)
    /// The board turns; sixths of a full turn.
    case turn(from: Double, to: Double)
    /// The winner's pieces rise one after another.
    case rise(holes: [Int])

    public var duration: Double {
        switch self {
        case .move(let motion): motion.duration
        case .turn: Timing.turn
        case .rise(let holes): Timing.riseGap * Double(max(holes.count - 1, 0)) + Timing.rise
        }
    }

    public func apply(to scene: inout BoardScene, at seconds: Double) {
        switch self {
        case .move(let motion): motion.apply(to: &scene, at: seconds)
        case .turn: break
        case .rise(let holes): Self.rise(holes, in: &scene, at: seconds)
        }
    }

    /// The board's turn while this motion runs, if it turns.
    public func turn(at seconds: Double) -> Double? {
        guard case .turn(let from, let to) = self else { return nil }
        return from + (to - from) * Easing.standard(seconds / Timing.turn)
    }

    /// The shorter way round from one turn to another.
    static func turn(from: Double, toward to: Double) -> BoardMotion {
        var difference = (to - from).truncatingRemainder(dividingBy: 6)
        if difference > 3 { difference -= 6 }
        if difference < -3 { difference += 6 }
        return .turn(from: from, to: from + difference)
    }

    private static func rise(_ holes: [Int], in scene: inout BoardScene, at seconds: Double) {
        for (order, hole) in holes.enumerated() {
            let time = (seconds - Double(order) * Timing.riseGap) / Timing.rise
            guard time > 0, time < 1, let piece = scene.pieces[hole] else { continue }
            scene.pieces[hole] = nil
            let pose = HopTimeline.Pose(
                place: BoardGeometry.place(of: hole), height: 0.12 * 4 * time * (1 - time), scale: 1, landings: 0)
            scene.flights.append(BoardScene.Flight(piece: piece, pose: pose))
        }
    }
}
