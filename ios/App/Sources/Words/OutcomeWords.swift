import Foundation
import StarhopKit

extension Outcome {
    /// Why the game ended, in a few words; nil while it goes on.
    var reasonWords: String? {
        switch self {
        case .playing: nil
        case .won(_, let reason): reason.words
        case .drawn(let reason): reason.words
        }
    }
}

extension WinReason {
    var words: String {
        switch self {
        case .allHome: String(localized: "the goal is full")
        case .sideTotal: String(localized: "enough of the side's pieces are home")
        case .deadlockAhead: String(localized: "ahead after the deadlock")
        case .deadlockHalf: String(localized: "half a step ahead after the deadlock")
        case .noConcession: String(localized: "the deadlock was not given up in time")
        case .resigned: String(localized: "the last opponent resigned")
        case .left: String(localized: "the last opponent left")
        case .passive: String(localized: "the last opponent stayed at home too long")
        case .timedOut: String(localized: "the last opponent ran out of time")
        }
    }
}

extension DrawReason {
    var words: String {
        switch self {
        case .agreed: String(localized: "agreed")
        case .allPassed: String(localized: "everybody passed twice in a row")
        case .nobodyCanMove: String(localized: "nobody can move")
        }
    }
}

extension Departure {
    /// How a player went, as the player's bar says it.
    var words: String {
        switch self {
        case .resigned: String(localized: "Resigned")
        case .left: String(localized: "Left the game")
        case .passive: String(localized: "Out: stayed at home")
        case .timedOut: String(localized: "Out: time")
        }
    }
}

extension PlayerResult {
    var placeWords: String { String(localized: "Place \(place)") }

    /// The score and the points, of which a game has those that its rules give.
    var valueWords: [String] { [scoreWords, pointsWords].compactMap { $0 } }

    private var scoreWords: String? {
        quarters.map { quarters in
            let part = ["", "¼", "½", "¾"][quarters % 4]
            return quarters >= 4 || part.isEmpty ? "\(quarters / 4)\(part)" : part
        }
    }

    private var pointsWords: String? {
        points.map { points in
            let signed = points > 0 ? "+\(points)" : "\(points)"
            return String(localized: "\(signed) points")
        }
    }
}
