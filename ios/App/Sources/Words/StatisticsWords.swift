import Foundation
import StarhopKit

extension Statistics {
    var pointsWords: String {
        let now = String(localized: "\(points) points")
        guard let next = nextRankAt else { return now }
        return now + " · " + String(localized: "next rank at \(next)")
    }
}

extension Statistics.Tally {
    /// The rules and how many played by them.
    var titleWords: String {
        let preset: Preset? = rules.changes.isEmpty ? rules.preset : nil
        return preset.rulesName + " · " + String(localized: "\(players) players")
    }
}

extension Settlement {
    var words: String {
        let gained = change.formatted(.number.sign(strategy: .always(includingZero: false)))
        let points = String(localized: "Points \(gained), now \(pointsAfter)")
        let rank =
            rankBefore == rankAfter
            ? String(localized: "Rank \(rankAfter)") : String(localized: "Rank \(rankBefore) → \(rankAfter)")
        return points + " · " + rank
    }
}
