import Foundation
import StarhopKit

extension SavedGame {
    /// The given title, or what kind of game it is.
    var titleWords: String {
        if !title.isEmpty { return title }
        return players.count > 2 ? String(localized: "\(partyWords), \(players.count) players") : partyWords
    }

    /// What a copy of it is called, so that the two are told apart.
    var copyWords: String { String(localized: "\(titleWords) (copy)") }

    private var partyWords: String {
        guard let level else { return String(localized: "Pass and play") }
        return String(localized: "Computer, level \(level)")
    }

    /// Why the game ended; nil while it goes on.
    var reasonWords: String? { outcome.reasonWords }

    /// Whose move it is, or how the game ended.
    var turnWords: String {
        switch outcome {
        case .playing:
            you?.seat == toMove ? String(localized: "Your move") : String(localized: "\(toMove.name) to move")
        case .won(let seat, _):
            you?.seat == seat ? String(localized: "You win") : String(localized: "\(seat.name) wins")
        case .drawn: String(localized: "Draw")
        }
    }
}
