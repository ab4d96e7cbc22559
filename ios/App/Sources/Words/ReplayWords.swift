import Foundation
import StarhopKit

extension ReplayModel {
    /// What the chart and the board show, and what is not a move there, in words.
    var summary: String {
        if let alternative { return alternative.words }
        let counts = moment.players.map { String(localized: "\($0.seat.name) \($0.steps)") }
        let steps = counts.joined(separator: String(localized: ", "))
        let all = String(localized: "\(steps) steps at move \(ply)")
        guard let entry = moment.lastMove, entry.path.isEmpty else { return all }
        return [all, entry.seat.name, entry.chipWords].joined(separator: String(localized: ", "))
    }
}

extension ReplayModel.Speed {
    var words: String {
        switch self {
        case .half: String(localized: "½×")
        case .normal: String(localized: "1×")
        case .double: String(localized: "2×")
        case .fourfold: String(localized: "4×")
        }
    }
}

extension Move {
    /// A step as it is written, a chain by its ends and the number of hops.
    var chipWords: String {
        switch event {
        case .passed: return String(localized: "pass")
        case .hadNoMove: return String(localized: "no move")
        case .timedOut: return String(localized: "time ran out")
        case .claimed: return String(localized: "deadlock claimed")
        case .resigned: return String(localized: "resigned")
        case .left: return String(localized: "left")
        case nil: break
        }
        guard hops > 1, let first = path.first, let last = path.last else { return text }
        return "\(Board.holes[first].name) ⋯ \(Board.holes[last].name) ×\(hops)"
    }
}
