import Foundation
import StarhopKit

extension ReplayModel {
    /// What the chart and the board show, in words.
    var summary: String {
        let counts = moment.players.map { String(localized: "\($0.seat.name) \($0.steps)") }
        let steps = counts.joined(separator: String(localized: ", "))
        return String(localized: "\(steps) steps at move \(ply)")
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
        guard let first = path.first, let last = path.last else { return String(localized: "pass") }
        guard hops > 1 else { return text }
        return "\(Board.holes[first].name) ⋯ \(Board.holes[last].name) ×\(hops)"
    }
}
