import Foundation
import StarhopKit

extension StatusPhrase {
    var words: String {
        switch self {
        case .beginning(let seat): String(localized: "\(seat.name) moves first")
        case .legend(let step, let hop, let chainEnd): Self.legend(step: step, hop: hop, chainEnd: chainEnd)
        case .noTargets: String(localized: "This piece cannot move")
        case .stepped(let seat, let isYou, let from, let to):
            isYou
                ? String(localized: "You moved \(from) to \(to)")
                : String(localized: "\(seat.name) moved \(from) to \(to)")
        case .hopped(let seat, let isYou, let hops, let from, let to):
            isYou
                ? String(localized: "You moved \(hops) hops, \(from) to \(to)")
                : String(localized: "\(seat.name) moved \(hops) hops, \(from) to \(to)")
        case .since(let entries): entries.map(\.words).joined(separator: " · ")
        case .warned(let news, let warnings): ([news.words] + warnings.map(\.words)).joined(separator: " · ")
        case .lookingForHint: String(localized: "Looking for a hint…")
        case .hint(let hint): hint.words
        case .drawDeclined(let seat?): String(localized: "\(seat.name) declined the draw")
        case .drawDeclined(nil): String(localized: "The draw was declined")
        case .problem(let problem): problem.words
        case .over(let title, let outcome):
            [title.words, outcome.reasonWords].compactMap { $0 }.joined(separator: " · ")
        }
    }

    private static func legend(step: Bool, hop: Bool, chainEnd: Bool) -> String {
        [
            step ? String(localized: "Step") : nil, hop ? String(localized: "Can hop on") : nil,
            chainEnd ? String(localized: "Chain ends") : nil,
        ].compactMap { $0 }.joined(separator: String(localized: ", "))
    }
}

extension BarPhrase {
    var words: String {
        switch self {
        case .yourMove: String(localized: "Your move")
        case .toMove: String(localized: "To move")
        case .waiting: String(localized: "Waiting")
        case .thinking: String(localized: "Thinking…")
        case .chain(let hops, let from, let to): String(localized: "\(hops) hops · \(from) to \(to)")
        case .won: String(localized: "Won")
        case .lost: String(localized: "Lost")
        case .place(let place): String(localized: "Place \(place)")
        case .gone(let how): how.words
        case .drawn: String(localized: "Draw")
        }
    }
}

extension SearchProgress {
    /// How many turns it sees, and of how many positions.
    var words: String {
        let count = positions.formatted(.number.notation(.compactName))
        return depthWords + " · " + String(localized: "\(count) positions")
    }

    var depthWords: String { String(localized: "\(depth) turns ahead") }
}

extension Player {
    var stepsWords: String { String(localized: "\(steps) steps") }

    /// Pieces in the goal of all that go there.
    var homeWords: String { String(localized: "\(home)/\(pieces)") }

    /// The same to be read in full.
    var longHomeWords: String { String(localized: "\(home) of \(pieces) home") }
}

extension GameModel {
    /// How the game stands, as the label of the whole board.
    var summary: String {
        let counts = state.players.map { String(localized: "\(state.name(of: $0.seat)): \($0.longHomeWords).") }
        let turn = state.isOver ? String(localized: "Game over") : String(localized: "\(state.toMove.name) to move.")
        return (counts + [turn]).joined(separator: " ")
    }
}
