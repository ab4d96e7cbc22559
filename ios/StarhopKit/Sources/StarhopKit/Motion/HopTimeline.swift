import Foundation

/// A piece's way along the landings of one move: where it is at a time, how high and how large.
public struct HopTimeline: Sendable, Equatable {
    /// Where a travelling piece is.
    public struct Pose: Sendable, Equatable {
        /// On the board, in pitches from the centre hole.
        public var place: CGPoint
        /// Above the board, in pitches.
        public var height: Double
        public var scale: Double
        /// Landings reached so far; the path is drawn up to there.
        public var landings: Int
    }

    public enum Style: Sendable, Equatable { case step, hops, slide }

    public let stops: [CGPoint]
    public let style: Style
    public let duration: Double
    private let legDuration: Double
    private let rest: Double

    public init(stops: [CGPoint], style: Style, pace: Pace = .normal) {
        precondition(stops.count >= 2, "a piece travels from one hole to another")
        self.stops = stops
        self.style = style
        let legs = stops.count - 1
        switch style {
        case .step:
            (legDuration, rest) = (Timing.step * pace.factor, 0)
        case .slide:
            (legDuration, rest) = (Timing.undo * pace.factor, 0)
        case .hops:
            legDuration = min(Timing.longestHop, Timing.longestChain / Double(legs)) * pace.factor
            rest = legs <= Timing.mostHopsWithRests ? Timing.rest * pace.factor : 0
        }
        duration = Double(legs) * legDuration + Double(legs - 1) * rest
    }

    /// When the piece leaves a stop.
    func start(ofLeg leg: Int) -> Double { Double(leg) * (legDuration + rest) }

    /// When the piece comes to the end of a leg.
    func landing(ofLeg leg: Int) -> Double { start(ofLeg: leg) + legDuration }

    public func pose(at seconds: Double) -> Pose {
        let legs = stops.count - 1
        guard seconds > 0 else { return resting(at: 0) }
        guard seconds < duration else { return resting(at: legs) }
        let leg = min(Int(seconds / (legDuration + rest)), legs - 1)
        let inLeg = (seconds - Double(leg) * (legDuration + rest)) / legDuration
        guard inLeg < 1 else { return resting(at: leg + 1) }
        return travelling(leg: leg, at: inLeg)
    }

    private func resting(at stop: Int) -> Pose {
        Pose(place: stops[stop], height: 0, scale: 1, landings: stop)
    }

    private func travelling(leg: Int, at time: Double) -> Pose {
        let (from, to) = (stops[leg], stops[leg + 1])
        let share = style == .hops ? time : Easing.standard(time)
        let place = CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
        guard style == .hops else { return Pose(place: place, height: 0, scale: 1, landings: leg) }
        let arc = 4 * time * (1 - time)
        let length = hypot(to.x - from.x, to.y - from.y)
        return Pose(place: place, height: Self.peak(length: length) * arc, scale: 1 + 0.12 * arc, landings: leg)
    }

    /// The top of the arc in pitches: higher for a hop over more holes than the usual one.
    static func peak(length: Double) -> Double {
        min(0.55 + 0.12 * max(0, length - 2), 1.2)
    }
}
