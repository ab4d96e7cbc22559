import StarhopCore

public typealias MoveMark = StarhopCore.MoveMark

/// What a game could have been, as the core judged it.
public struct GameReview: Sendable, Equatable {
    /// One for each ply, in order.
    public let plies: [ReviewedPly]
    /// The plies that lost the most, at most three, the worst first.
    public let turningPoints: [ReviewedPly]
    /// The best chain that was there instead of what was played.
    public let missedChain: MissedChain?
    /// Who had moves to be judged, in turn order.
    public let losses: [MeanLoss]

    public subscript(ply: Int) -> ReviewedPly? { plies.indices.contains(ply - 1) ? plies[ply - 1] : nil }
}

/// How good a move was.
public struct ReviewedPly: Sendable, Equatable, Identifiable {
    /// From 1.
    public let ply: Int
    public let seat: Seat
    public let mark: MoveMark
    /// Moves that it lost; nil where that is not worth a word.
    public let cost: Amount?
    /// The best move that was there; nil where nothing much better was.
    public let better: Move?

    public var id: Int { ply }
}

/// A chain that was there and not played.
public struct MissedChain: Sendable, Equatable {
    public let chain: Move
    /// Steps that it gains.
    public let steps: Int
    /// Moves by which it is better than what was played.
    public let betterBy: Amount

    public var ply: Int { chain.ply }
}

/// What a player's moves lost on average.
public struct MeanLoss: Sendable, Equatable, Identifiable {
    public let seat: Seat
    /// Moves that were judged.
    public let moves: Int
    /// Tenths of a move lost in each.
    public let tenths: Int

    public var id: Seat { seat }
}

extension GameReview {
    init(_ report: ReviewReport) {
        plies = report.plies.map(ReviewedPly.init)
        let plies = plies
        turningPoints = report.turningPoints.compactMap { point in plies.first { $0.ply == Int(point.ply) } }
        missedChain = report.missedChain.map(MissedChain.init)
        losses = report.players.filter { $0.moves > 0 }.map { player in
            MeanLoss(seat: Seat(player.seat), moves: Int(player.moves), tenths: (Int(player.meanLoss) + 5) / 10)
        }
    }
}

extension ReviewedPly {
    init(_ reviewed: StarhopCore.ReviewedPly) {
        ply = Int(reviewed.ply)
        seat = Seat(reviewed.seat)
        mark = reviewed.mark
        switch reviewed.mark {
        case .unjudged, .only, .best:
            cost = nil
            better = nil
        case .good, .inaccuracy, .mistake, .blunder:
            cost = Amount(hundredths: Int(reviewed.loss))
            better = Move(proposing: reviewed.best, reviewed.bestText, ply: reviewed.ply, seat: reviewed.seat)
        }
    }
}

extension MissedChain {
    init(_ missed: StarhopCore.MissedChain) {
        chain = Move(proposing: missed.path, missed.text, ply: missed.ply, seat: missed.seat)
        steps = Int(missed.steps)
        betterBy = Amount(hundredths: Int(missed.betterBy))
    }
}

extension Move {
    /// A move that was not played.
    init(proposing path: [Int32], _ text: String, ply: Int32, seat: Int32) {
        let path = path.map(Int.init)
        let isStep = path.count == 2 && Board.holes[path[0]].neighbours.contains(path[1])
        let kind: MoveKind = isStep ? .step : path.count > 2 ? .chain : .hop
        self.init(ply: Int(ply), seat: Seat(seat), kind: kind, path: path, text: text)
    }
}
