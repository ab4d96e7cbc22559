import Foundation

/// The pieces' way from one state of the game to the next: a move, several undone moves, or moves played again.
public struct MoveMotion: Sendable, Equatable {
    public let duration: Double
    private let before: [Piece?]
    private let legs: [Leg]
    private let trail: [Int]
    private let isForward: Bool
    private let fades: Bool

    /// Nil when no piece changed its hole.
    public init?(from before: GameState, to after: GameState, pace: Pace = .normal) {
        self.init(
            from: (before.pieces, before.ply, before.lastMove), to: (after.pieces, after.ply, after.lastMove),
            pace: pace)
    }

    /// A piece comes down: when, and on which hop of its chain, counted from 1; 0 after a step.
    struct Landing: Sendable, Equatable {
        let time: Double
        let hops: Int
    }

    /// Of the move that is made; nothing lands when moves are taken back.
    var landings: [Landing] {
        guard isForward, let leg = legs.first(where: \.isMove) else { return [] }
        let isStep = leg.timeline.style == .step
        let count = leg.path.count - 1
        if fades { return [Landing(time: duration, hops: isStep ? 0 : 1)] }
        return (0..<count).map { index in
            Landing(time: leg.start + leg.timeline.landing(ofLeg: index), hops: isStep ? 0 : index + 1)
        }
    }

    typealias Moment = (pieces: [Piece?], ply: Int, lastMove: Move?)

    init?(from before: Moment, to after: Moment, pace: Pace) {
        isForward = after.ply >= before.ply
        fades = pace == .off
        self.before = before.pieces
        let later = isForward ? after : before
        let move = before.lastMove == after.lastMove ? nil : later.lastMove
        if let move, let board = move.undone(on: later.pieces) {
            trail = move.path
            legs =
                isForward
                ? Self.join(
                    Self.slides(from: before.pieces, to: board, pace: pace), move.legs(over: board, pace: pace))
                : Self.join(
                    move.legsBack(to: board, pace: pace), Self.slides(from: board, to: after.pieces, pace: pace))
        } else {
            trail = []
            legs = Self.slides(from: before.pieces, to: after.pieces, pace: pace)
        }
        guard let end = legs.map(\.end).max() else { return nil }
        duration = fades ? Timing.fade : end
    }

    func apply(to scene: inout BoardScene, at seconds: Double) {
        scene.pieces = before
        if fades { fade(&scene, at: seconds) } else { travel(&scene, at: seconds) }
    }

    private func travel(_ scene: inout BoardScene, at seconds: Double) {
        scene.trail = isForward ? nil : fadingTrail(at: seconds)
        let begun = legs.filter { seconds > $0.start }
        // Two pieces that change places each come to where the other left.
        for leg in begun { scene.pieces[leg.path[0]] = nil }
        for leg in begun {
            let inLeg = seconds - leg.start
            if inLeg >= leg.timeline.duration {
                scene.pieces[leg.path[leg.path.count - 1]] = leg.piece
                continue
            }
            let pose = leg.timeline.pose(at: inLeg)
            scene.flights.append(BoardScene.Flight(piece: leg.piece, pose: pose))
            if isForward, leg.isMove {
                scene.trail = BoardScene.Trail(path: trail, landings: pose.landings)
            }
        }
    }

    private func fadingTrail(at seconds: Double) -> BoardScene.Trail? {
        guard seconds < Timing.fade, !trail.isEmpty else { return nil }
        return BoardScene.Trail(path: trail, opacity: 1 - max(0, seconds) / Timing.fade)
    }

    private func fade(_ scene: inout BoardScene, at seconds: Double) {
        let share = min(max(seconds / Timing.fade, 0), 1)
        for leg in legs {
            scene.pieces[leg.path[0]] = nil
            let places = leg.timeline.stops
            for (place, opacity) in [(places[0], 1 - share), (places[places.count - 1], share)] {
                let pose = HopTimeline.Pose(place: place, height: 0, scale: 1, landings: 0)
                scene.flights.append(BoardScene.Flight(piece: leg.piece, pose: pose, opacity: opacity))
            }
        }
        scene.trail = isForward && !trail.isEmpty ? BoardScene.Trail(path: trail, opacity: share) : nil
    }
}
