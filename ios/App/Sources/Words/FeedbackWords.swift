import Foundation
import StarhopKit

extension FeedbackPhrase {
    var words: String {
        switch self {
        case .solved(let because): inSentences([String(localized: "That’s right."), because?.words].compactMap { $0 })
        case .goOn(let moves): String(localized: "Right. \(moves) moves to go.")
        case .found(let found, let all): String(localized: "Yes. \(found) of \(all) found.")
        case .foundBefore(let hole): String(localized: "\(name(hole)) is already found.")
        case .absent(let hole, let why): inSentences([String(localized: "Not \(name(hole))."), why.words])
        case .named(left: 0): String(localized: "All named. Now check.")
        case .named(let left): String(localized: "\(left) parts left to name.")
        case .misnamed(let parts): String(localized: "Not yet right: \(listed(parts.map(\.words))).")
        case .illegal(let obstacle): inSentences([String(localized: "That move is not allowed."), obstacle.words])
        case .short(let shortfall): shortfall.words
        case .wrong(let because): inSentences([String(localized: "No."), because.words])
        case .tooMany(let number): String(localized: "\(number) is too many. Count again.")
        case .tooFew(let number): String(localized: "\(number) is too few. Count again.")
        }
    }
}

extension AbsencePhrase {
    var words: String {
        switch self {
        case .cannotGo(let obstacle): obstacle.words
        case .onlyByStep: String(localized: "It gets there by a step, not by a hop.")
        case .noOwnPiece: String(localized: "None of your pieces stands there.")
        case .cannotHop: String(localized: "That piece cannot hop now.")
        case .stillHops: String(localized: "That piece can still hop forward.")
        case .neverHopped: String(localized: "That piece could not hop forward before either.")
        case .otherCamp(let seat?): String(localized: "That is the home of \(seat.name).")
        case .otherCamp(nil): String(localized: "That hole belongs to no home.")
        case .doesNotCount: String(localized: "No piece that counts for your team stands there.")
        }
    }
}

extension BecausePhrase {
    var words: String {
        switch self {
        case .legal: String(localized: "The rules allow this move.")
        case .illegal(let obstacle):
            inSentences([String(localized: "The rules do not allow this move."), obstacle.words])
        case .stay: String(localized: "Pieces that are hopped over stay on the board.")
        case .wins(let home): String(localized: "This move wins, with \(home) pieces in the goal.")
        case .noWin(let home, let held, let outside):
            inSentences([noWinWords(home), heldWords(held), outsideWords(outside)].compactMap { $0 })
        case .blocked(let blocks): inSentences(blocks.map(\.words))
        case .notBlocked: String(localized: "None of your own pieces was in the way.")
        }
    }

    private func heldWords(_ holes: [String]) -> String? {
        holes.isEmpty ? nil : String(localized: "Other pieces stand on \(listed(holes)).")
    }

    private func outsideWords(_ holes: [String]) -> String? {
        holes.isEmpty ? nil : String(localized: "Still outside: \(listed(holes)).")
    }
}

extension BecausePhrase.Block {
    fileprivate var words: String {
        String(
            localized:
                "After move \(ply) the piece on \(piece) could not go in: your piece on \(by) was in the way, and \(deeper) was empty."
        )
    }
}

extension ShownPhrase {
    var words: String {
        switch self {
        case .move(let path):
            String(localized: "Move from \(name(path.first)) to \(name(path.last)), as the dotted line shows.")
        case .holes(let holes): String(localized: "Still missing: \(listed(holes.map { name($0) })).")
        case .parts(let parts): String(localized: "These are the parts: \(listed(parts.map(\.words))).")
        case .yes(true): String(localized: "The answer is yes.")
        case .yes(false): String(localized: "The answer is no.")
        case .number(let number): String(localized: "The answer is \(number).")
        }
    }
}

extension ExerciseState.Part {
    /// What it is and what was said of it: "hop 1, start: e5".
    var words: String { String(localized: "hop \(hop), \(kind.words): \(valueWords)") }

    /// What is asked for: "Hop 1: tap where it starts".
    var questionWords: String { String(localized: "Hop \(hop): \(kind.questionWords)") }

    private var valueWords: String {
        if let hole { return name(hole) }
        guard let yes else { return String(localized: "still open") }
        return yes ? String(localized: "Yes") : String(localized: "No")
    }
}

extension PartKind {
    fileprivate var words: String {
        switch self {
        case .start: String(localized: "start")
        case .over: String(localized: "over")
        case .landing: String(localized: "landing")
        case .canHop: String(localized: "can be made")
        }
    }

    fileprivate var questionWords: String {
        switch self {
        case .start: String(localized: "tap where it starts")
        case .over: String(localized: "tap the piece hopped over")
        case .landing: String(localized: "tap where it lands")
        case .canHop: String(localized: "can it be made?")
        }
    }
}

func noWinWords(_ home: Int) -> String { String(localized: "Not a win yet: \(home) pieces are in the goal.") }

func listed(_ words: [String]) -> String { words.formatted(.list(type: .and)) }

private func name(_ hole: Int?) -> String { hole.map { Board.holes[$0].name } ?? "" }
