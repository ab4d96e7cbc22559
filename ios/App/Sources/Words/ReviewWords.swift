import Foundation
import StarhopKit

extension MoveMark {
    var words: String {
        switch self {
        case .unjudged: String(localized: "Nothing to judge")
        case .only: String(localized: "The only move")
        case .best: String(localized: "Best move")
        case .good: String(localized: "Good move")
        case .inaccuracy: String(localized: "Inaccuracy")
        case .mistake: String(localized: "Mistake")
        case .blunder: String(localized: "Blunder")
        }
    }
}

extension ReviewMark {
    var words: String {
        switch self {
        case .turningPoint: String(localized: "Turning point")
        case .missedChain: String(localized: "Missed chain")
        case .blunder: String(localized: "Blunder")
        case .mistake: String(localized: "Mistake")
        }
    }
}

extension ReviewedPly {
    /// How good the move was and what it lost.
    var words: String {
        let parts = [mark.words, costWords].compactMap { $0 }
        return parts.joined(separator: String(localized: ", "))
    }

    var costWords: String? {
        cost.map { cost in
            cost == .little
                ? String(localized: "cost very little") : String(localized: "cost about \(cost.movesWords)")
        }
    }

    /// In a list: which move it was and what it lost.
    var chipWords: String {
        let parts = [String(localized: "Move \(ply)"), seat.name, costWords].compactMap { $0 }
        return parts.joined(separator: " · ")
    }
}

extension MissedChain {
    var words: String {
        String(localized: "Missed chain: \(chain.sentenceWords)")
    }

    /// How far it goes, and how much better that is.
    var gainWords: String {
        let steps = String(localized: "\(steps) steps")
        return String(localized: "gains \(steps), better by about \(betterBy.movesWords)")
    }

    var chipWords: String { String(localized: "Move \(ply)") + " · " + String(localized: "Missed chain") }
}

extension MeanLoss {
    var words: String {
        let mean = (Double(tenths) / 10).formatted(.number.precision(.fractionLength(1)))
        return String(localized: "\(mean) moves lost a turn")
    }
}

extension Move {
    /// A move that was not played, in a sentence.
    var sentenceWords: String {
        guard let first = path.first, let last = path.last else { return text }
        let ends = String(localized: "\(Board.holes[first].name) to \(Board.holes[last].name)")
        return hops > 1 ? [ends, String(localized: "\(hops) hops")].joined(separator: String(localized: ", ")) : ends
    }
}

extension Alternative {
    var words: String {
        switch kind {
        case .better:
            String(localized: "Instead of move \(move.ply): \(move.sentenceWords) was better")
        case .missedChain:
            String(localized: "Instead of move \(move.ply): the chain \(move.sentenceWords)")
        }
    }
}

extension ReplayModel {
    /// A mark of the chart, as a screen reader says it.
    func words(for mark: ChartMark) -> String {
        let verdict = review.review?[mark.ply]
        let judged = verdict.map { $0.mark.words == mark.mark.words ? $0.costWords : $0.words } ?? nil
        let parts = [String(localized: "Move \(mark.ply)"), mark.seat.name, mark.mark.words, judged]
        return parts.compactMap { $0 }.joined(separator: String(localized: ", "))
    }
}

extension GameReview {
    /// What is announced when it is there.
    var words: String {
        String(localized: "The review is ready. Turning points: \(turningPoints.count)")
    }
}
