import Foundation
import StarhopKit

extension ResultPhrase {
    var titleWords: String {
        switch title {
        case .youWin: String(localized: "You win")
        case .wins(let seat): String(localized: "\(seat.name) wins")
        case .draw: String(localized: "Draw")
        }
    }

    var detailWords: String {
        switch detail {
        case .stillNeeded(let seat, let isYou, let steps):
            isYou
                ? String(localized: "You still needed \(steps) steps.")
                : String(localized: "\(seat.name) still needed \(steps) steps.")
        case .resigned(let seat, let isYou):
            isYou ? String(localized: "You resigned.") : String(localized: "\(seat.name) resigned.")
        case .agreed: String(localized: "Both sides agreed to a draw.")
        case .nobodyCanMove: String(localized: "Nobody can move.")
        }
    }
}

extension Problem {
    var words: String {
        switch self {
        case .illegalMove: String(localized: "That move is not possible")
        case .notNow: String(localized: "That is not possible now")
        case .diskFull:
            String(localized: "The storage is full. The last move was not made; everything before it is safe.")
        case .readOnly: String(localized: "The game cannot be saved in its folder")
        case .missing: String(localized: "This game is no longer here")
        case .damaged(let detail): String(localized: "This is not a game that can be read: \(detail)")
        case .newer(let version): String(localized: "A newer version of Starhop wrote this (format \(version))")
        case .tooLarge: String(localized: "This is larger than any game")
        case .other(let detail): String(localized: "It did not work: \(detail)")
        }
    }
}
