import Foundation
import StarhopKit

extension ImportForm {
    var words: String {
        switch self {
        case .document: String(localized: "As a Starhop file")
        case .record: String(localized: "As a text")
        case .position: String(localized: "As a position: two sides of people play on from it")
        }
    }
}

extension TextProblem {
    var words: String {
        switch self {
        case .notText: String(localized: "This is not a text.")
        case .firstLine:
            String(localized: "The text should begin with “Starhop: record 1” or “Starhop: position 1”.")
        case .headerLine:
            String(localized: "A line like “Key: value” should stand here, or an empty line before the moves.")
        case .twice(let key): String(localized: "The line “\(key)” stands there twice.")
        case .missing(let key): String(localized: "The line “\(key)” is missing.")
        case .value(let key): String(localized: "The value after “\(key)” means nothing.")
        case .setup: String(localized: "These rules and players do not go together.")
        case .tossAndStart: String(localized: "A toss and a start position cannot both say who begins.")
        case .openComment: String(localized: "A comment that begins here has no end.")
        case .move(let number, let text, let why):
            String(localized: "Move \(number), “\(text)”: \(why?.words ?? Self.noMove)")
        case .afterEnd(let text): String(localized: "“\(text)” comes after the end of the game.")
        case .result:
            String(
                localized:
                    "The moves come to another result than the text says, so some are missing or were changed.")
        case .moreThanPosition: String(localized: "This is more than a position.")
        }
    }

    private static var noMove: String { String(localized: "It cannot be read as a move.") }
}

extension Problem {
    /// Why a game from outside was not taken in.
    var importWords: String {
        switch self {
        case .text(let line?, let problem): String(localized: "Line \(line) is wrong") + "\n" + problem.words
        case .text(nil, let problem): problem.words
        case .damaged: String(localized: "It is not from Starhop, or a part of it was lost or changed.")
        case .newer: String(localized: "A newer version of Starhop made it. Update Starhop to read it.")
        case .tooLarge(let limit):
            String(localized: "It is larger than any game: more than \(limit >> 20) MB.")
        case .unreadableFile:
            String(localized: "The file could not be read. The other app may have taken it back.")
        default: words
        }
    }
}
