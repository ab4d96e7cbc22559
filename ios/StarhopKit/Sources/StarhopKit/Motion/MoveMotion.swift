import Foundation

/// The pieces' way from one state of the game to the next: a move, several undone moves, or moves played again.
public struct MoveMotion: Sendable, Equatable {
    private struct Leg: Sendable, Equatable {
        let piece: Piece
        let path: [Int]
        let timeline: HopTimeline
        let start: Double
    }

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

    private typealias Change = (piece: Piece, path: [Int])

    typealias Moment = (pieces: [Piece?], ply: Int, lastMove: Move?)

    init?(from before: Moment, to after: Moment, pace: Pace) {
        isForward = after.ply >= before.ply
        fades = pace == .off
        self.before = before.pieces
        let known = isForward ? after.lastMove : before.lastMove
        trail = known?.path ?? []
        let changes = Self.changes(from: before.pieces, to: after.pieces, known: known, isForward: isForward)
        legs = Self.legs(of: changes, known: isForward ? known : nil, pace: pace)
        guard !legs.isEmpty else { return nil }
        duration = fades ? Timing.fade : legs.reduce(0) { $0 + $1.timeline.duration }
    }

    func apply(to scene: inout BoardScene, at seconds: Double) {
        scene.pieces = before
        if fades { fade(&scene, at: seconds) } else { travel(&scene, at: seconds) }
    }

    private func travel(_ scene: inout BoardScene, at seconds: Double) {
        scene.trail = isForward ? nil : fadingTrail(at: seconds)
        for leg in legs {
            let inLeg = seconds - leg.start
            guard inLeg > 0 else { break }
            scene.pieces[leg.path[0]] = nil
            if inLeg >= leg.timeline.duration {
                scene.pieces[leg.path[leg.path.count - 1]] = leg.piece
                continue
            }
            let pose = leg.timeline.pose(at: inLeg)
            scene.flights.append(BoardScene.Flight(piece: leg.piece, pose: pose))
            if isForward, leg.path == trail {
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

    /// One after another; only the move whose path is known hops.
    private static func legs(of changes: [Change], known: Move?, pace: Pace) -> [Leg] {
        var start = 0.0
        return changes.map { change in
            let isKnown = change.path == known?.path
            let style: HopTimeline.Style = !isKnown ? .slide : known?.kind == .step ? .step : .hops
            let stops = change.path.map(BoardGeometry.place(of:))
            let timeline = HopTimeline(stops: stops, style: style, pace: pace)
            defer { start += timeline.duration }
            return Leg(piece: change.piece, path: change.path, timeline: timeline, start: start)
        }
    }

    /// Each seat's pieces that left a hole, paired with the holes they came to. The move whose path is known goes
    /// along it: it comes last when moves are played and first when they are undone.
    private static func changes(
        from before: [Piece?], to after: [Piece?], known: Move?, isForward: Bool
    ) -> [Change] {
        var changes: [Change] = []
        for seat in Seat.allCases {
            let piece = Piece.of(seat)
            let left = before.indices.filter { before[$0] == piece && after[$0] != piece }
            let reached = after.indices.filter { after[$0] == piece && before[$0] != piece }
            for (from, to) in zip(left, reached) {
                let isKnown = isForward && known?.path.first == from && known?.path.last == to
                changes.append((piece, isKnown ? known!.path : [from, to]))
            }
        }
        let known = known.map { Piece.of($0.seat) }
        let others = changes.filter { $0.piece != known }
        let last = changes.filter { $0.piece == known }
        return isForward ? others + last : last + others
    }
}
