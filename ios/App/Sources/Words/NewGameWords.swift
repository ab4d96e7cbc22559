import Foundation
import StarhopKit

extension SeatName {
    var words: String {
        switch self {
        case .given(let name): name
        case .you: String(localized: "You")
        case .computer: String(localized: "Computer")
        case .colour(let seat): seat.name
        }
    }
}

extension NewGame.Chosen {
    /// A person, or how strong a computer.
    var kindWords: String {
        guard let level else { return String(localized: "Person") }
        return String(localized: "Computer, level \(level)") + " · " + LevelWords.name(level)
    }
}

extension StarterPhrase {
    var words: String {
        switch self {
        case .ruled(.toss): String(localized: "By these rules a toss decides who moves first.")
        case .ruled(.seat(let seat)): String(localized: "By these rules \(seat.name) moves first.")
        case .coin: String(localized: "A coin decides. The starter plays red.")
        case .youAreRed: String(localized: "You play red and move first.")
        case .youAreBlue: String(localized: "You play blue. Red moves first.")
        case .shared: String(localized: "Two people share the phone. Red moves first.")
        case .toss: String(localized: "A toss decides who moves first.")
        case .first(.you): String(localized: "You move first.")
        case .first(let name): String(localized: "\(name.words) moves first.")
        }
    }
}

extension Preset? {
    /// The name of rules to choose; of one's own where there is no preset.
    var rulesName: String { self?.name ?? String(localized: "My own") }

    var rulesLine: String {
        switch self {
        case nil: String(localized: "Choose every option.")
        case .plyyard?: String(localized: "Short hops. Leave the goal freely.")
        case .masters?: String(localized: "No leaving the goal. Other camps only in passing.")
        case .tournament?: String(localized: "Other camps closed. Deadlocks and half points.")
        case .qq?: String(localized: "Leave home in time. Places and points.")
        case .qqSymmetric?: String(localized: "As Points, with long hops.")
        }
    }
}

extension GameState {
    /// The rules that the game is played by. Two sides are a way to sit at the table, and change no rule set.
    var rulesName: String {
        let isPlain = rules.changes.allSatisfy { $0.key == "teams" }
        return isPlain ? rules.preset.name : String(localized: "\(rules.preset.name), changed")
    }
}

extension Preset {
    var name: String {
        switch self {
        case .plyyard: String(localized: "Free rules")
        case .masters: String(localized: "Masters")
        case .tournament: String(localized: "Tournament")
        case .qq: String(localized: "Points")
        case .qqSymmetric: String(localized: "Points, long hops")
        }
    }
}
