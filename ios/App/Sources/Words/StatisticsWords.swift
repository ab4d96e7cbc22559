import Foundation
import StarhopKit

/// The titles of the ranks, the lowest first.
enum RankWords {
    private static var titles: [String] {
        [
            String(localized: "Scamp"), String(localized: "Little Novice"), String(localized: "Novice"),
            String(localized: "Fledgling Player"), String(localized: "Young Player"),
            String(localized: "Master Candidate"), String(localized: "Junior Master"),
            String(localized: "Middle Master"), String(localized: "Senior Master"), String(localized: "First Master"),
            String(localized: "House Master"), String(localized: "Renowned House Master"),
            String(localized: "Hall Master"), String(localized: "Renowned Hall Master"),
            String(localized: "Council Member"), String(localized: "Council Elder"), String(localized: "Council Chair"),
            String(localized: "Overlord"), String(localized: "Heavenly King"), String(localized: "Mad about the Game"),
            String(localized: "Lost in the Game"), String(localized: "Sage"), String(localized: "Hermit"),
            String(localized: "Spirit of the Game"), String(localized: "Soul of the Game"),
        ]
    }

    /// Its number and its title.
    static func short(_ rank: Int) -> String { String(localized: "\(rank), \(title(rank))") }

    static func long(_ rank: Int) -> String { String(localized: "Rank \(rank), \(title(rank))") }

    private static func title(_ rank: Int) -> String {
        titles.indices.contains(rank - 1) ? titles[rank - 1] : ""
    }
}

extension Statistics {
    var rankWords: String { RankWords.long(rank) }

    var pointsWords: String {
        let now = String(localized: "\(points) points")
        guard let next = nextRankAt else { return now }
        return now + " · " + String(localized: "\(next - points) points to rank \(RankWords.short(rank + 1))")
    }
}

extension Statistics.Tally {
    /// The rules and how many played by them.
    var titleWords: String {
        let preset: Preset? = rules.changes.isEmpty ? rules.preset : nil
        return preset.rulesName + " · " + String(localized: "\(players) players")
    }

    var resultWords: String {
        [String(localized: "\(wins) won"), String(localized: "\(losses) lost"), String(localized: "\(draws) drawn")]
            .joined(separator: " · ")
    }
}

extension Settlement {
    /// The points that the player has now, and what became of the rank.
    var words: String {
        let now = String(localized: "\(pointsAfter) points")
        let rank = RankWords.short(rankAfter)
        if rankAfter > rankBefore { return String(localized: "Now \(now). New rank: \(rank)") }
        if rankAfter < rankBefore { return String(localized: "Now \(now). Back to rank \(rank)") }
        return String(localized: "Now \(now). Rank \(rank)")
    }
}
