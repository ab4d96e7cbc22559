import Foundation
import StarhopKit

extension ResultPhrase.Title {
    var words: String {
        switch self {
        case .youWin: String(localized: "You win")
        case .wins(let seat): String(localized: "\(seat.name) wins")
        case .draw: String(localized: "Draw")
        }
    }
}

extension ResultPhrase {

    var detailWords: String {
        switch detail {
        case .stillNeeded(let seat, let isYou, let steps):
            isYou
                ? String(localized: "You still needed \(steps) steps.")
                : String(localized: "\(seat.name) still needed \(steps) steps.")
        case .sideTotal: String(localized: "Enough of the side's pieces are home.")
        case .deadlockAhead: String(localized: "Ahead when the deadlock was given up.")
        case .deadlockHalf: String(localized: "Half a step ahead when the deadlock was given up.")
        case .noConcession(let seat, let isYou):
            isYou
                ? String(localized: "You did not give way in time.")
                : String(localized: "\(seat.name) did not give way in time.")
        case .gone(let how, let seat, let isYou): Self.gone(how, seat, isYou: isYou)
        case .othersOut: String(localized: "All the others are out.")
        case .agreed(byTwo: true): String(localized: "Both sides agreed to a draw.")
        case .agreed(byTwo: false): String(localized: "All players agreed to a draw.")
        case .allPassed: String(localized: "Everybody passed twice in a row.")
        case .nobodyCanMove: String(localized: "Nobody can move.")
        }
    }
}

extension ResultPhrase {
    private static func gone(_ how: Departure, _ seat: Seat, isYou: Bool) -> String {
        switch how {
        case .resigned: isYou ? String(localized: "You resigned.") : String(localized: "\(seat.name) resigned.")
        case .left: isYou ? String(localized: "You left.") : String(localized: "\(seat.name) left.")
        case .passive:
            isYou
                ? String(localized: "You kept too many pieces at home.")
                : String(localized: "\(seat.name) kept too many pieces at home.")
        case .timedOut:
            isYou
                ? String(localized: "Your time ran out three times in a row.")
                : String(localized: "\(seat.name) ran out of time three times in a row.")
        }
    }
}

extension BarringRule {
    func words(hole: String) -> String {
        switch self {
        case .goalLocked: String(localized: "A piece in its goal stays there, so not to \(hole)")
        case .campClosed: String(localized: "\(hole) is in another player's camp, which is closed")
        case .mayNotRest: String(localized: "\(hole) is in another player's camp: hop through, do not stop")
        case .repetition: String(localized: "The piece went back to \(hole) three times in a row; play another move")
        case .mustContinue: String(localized: "The chain must go on from \(hole)")
        }
    }
}

extension Problem {
    var words: String {
        switch self {
        case .illegalMove: String(localized: "That move is not possible")
        case .barred(let rule, let hole): rule.words(hole: hole)
        case .mayNotPass: String(localized: "A player who can move may not pass")
        case .notInRules: String(localized: "The rules of this game do not have that")
        case .tooEarly(let turns, let needed):
            String(localized: "A deadlock can be claimed after \(needed) turns without progress; there were \(turns)")
        case .claimedBefore: String(localized: "The deadlock was claimed before")
        case .notNow: String(localized: "That is not possible now")
        case .diskFull:
            String(localized: "The storage is full. The last move was not made; everything before it is safe.")
        case .readOnly: String(localized: "The game cannot be saved in its folder")
        case .missing: String(localized: "This game is no longer here")
        case .damaged(let detail): String(localized: "This is not a game that can be read: \(detail)")
        case .newer(let version): String(localized: "A newer version of Starhop wrote this (format \(version))")
        case .tooLarge: String(localized: "This is larger than any game")
        case .text, .unreadableFile: importWords
        case .unfit(let rules): rules.words
        case .noExercise: String(localized: "That exercise could not be found.")
        case .other(let detail): String(localized: "It did not work: \(detail)")
        }
    }
}

extension UnfitRules {
    var words: String {
        switch self {
        case .unknownOption(let key): String(localized: "There is no rule called \(key)")
        case .unknownValue(let option, let value): String(localized: "The rule \(option) cannot be \(value)")
        case .players(let players): String(localized: "The board has no seats for \(players) players")
        case .sets(let sets, let players, let needed):
            String(localized: "\(sets) sets each are for \(needed) players, not \(players)")
        case .teams(let players): String(localized: "Teams need four or six players, not \(players)")
        case .teamsPlayOn: String(localized: "With teams the game ends at the first win")
        case .deadlock(let players): String(localized: "Deadlocks are for two players, not \(players)")
        case .first(let seat): String(localized: "\(seat.name) is to begin but does not play")
        }
    }
}
