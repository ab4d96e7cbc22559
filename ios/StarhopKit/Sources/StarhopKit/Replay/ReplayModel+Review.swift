/// A move that was there, shown on the board as it was before the ply.
public struct Alternative: Sendable, Equatable {
    public enum Kind: Sendable, Equatable { case better, missedChain }

    public let kind: Kind
    public let move: Move
    /// The moment when it could have been played.
    public let before: ReplayMoment
}

extension ReplayModel {
    /// What the review says of the ply at the playhead.
    public var verdict: ReviewedPly? { review.review?[ply] }

    /// The chain that was missed at the ply at the playhead.
    public var missedChainHere: MissedChain? {
        review.review?.missedChain.flatMap { $0.ply == ply ? $0 : nil }
    }

    public var chartMarks: [ChartMark] { review.review?.chartMarks(on: chart) ?? [] }

    /// The move that a kind of alternative to the current ply is, if there is one.
    public func alternative(_ kind: Alternative.Kind) -> Move? {
        switch kind {
        case .better: verdict?.better
        case .missedChain: missedChainHere?.chain
        }
    }

    /// From a list of what stands out; the playback ends.
    public func jump(to ply: Int) {
        pause()
        seek(to: ply)
    }
}
