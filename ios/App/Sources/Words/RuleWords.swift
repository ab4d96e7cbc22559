import Foundation
import StarhopKit

/// The words for the options of rule sets. An option or a value that this version has no words for shows its key.
enum RuleWords {
    static func title(_ option: String) -> String {
        switch option {
        case "jump": String(localized: "Hops")
        case "exit": String(localized: "Leaving the goal")
        case "camps": String(localized: "Camps of others")
        case "continue": String(localized: "End of a chain")
        case "win": String(localized: "Winning")
        case "swap": String(localized: "Swap in the goal")
        case "pass": String(localized: "Passing")
        case "repetition": String(localized: "Going back and forth")
        case "deadlock": String(localized: "Deadlock")
        case "passive": String(localized: "Leaving home")
        case "idle": String(localized: "Camps that nobody uses")
        case "sets": String(localized: "Pieces for each player")
        case "teams": String(localized: "Sides")
        case "first": String(localized: "Who starts")
        case "after": String(localized: "After a win")
        default: option
        }
    }
}

extension RuleOption {
    /// The value in a word or two.
    var word: String {
        switch (key, value) {
        case ("jump", "adjacent"): String(localized: "Short")
        case ("jump", "symmetric"): String(localized: "Long")
        case ("exit", "free"): String(localized: "Free")
        case ("exit", "locked"): String(localized: "Locked")
        case ("camps", "open"): String(localized: "Open")
        case ("camps", "pass"): String(localized: "In passing")
        case ("camps", "closed"): String(localized: "Closed")
        case ("continue", "off"): String(localized: "At will")
        case ("continue", "on"): String(localized: "Only when stuck")
        case ("win", "own"): String(localized: "Ten own pieces")
        case ("win", "filled"): String(localized: "A full goal")
        case ("swap", "off"): String(localized: "No")
        case ("swap", "on"): String(localized: "Yes")
        case ("pass", "off"): String(localized: "No")
        case ("pass", "on"): String(localized: "Yes")
        case ("repetition", "off"): String(localized: "No limit")
        case ("repetition", "on"): String(localized: "Three times")
        case ("deadlock", "off"): String(localized: "No claim")
        case ("deadlock", "on"): String(localized: "Claim")
        case ("passive", "off"): String(localized: "No hurry")
        case ("passive", "on"): String(localized: "In time")
        case ("idle", "empty"): String(localized: "Empty")
        case ("idle", "filled"): String(localized: "Full")
        case ("sets", "1"): "10"
        case ("sets", "2"): "20"
        case ("sets", "3"): "30"
        case ("teams", "none"): String(localized: "Alone")
        case ("teams", "two"): String(localized: "Two sides")
        case ("first", "toss"): String(localized: "Toss")
        case ("after", "stop"): String(localized: "The end")
        case ("after", "places"): String(localized: "Play on")
        default: seat?.name ?? value
        }
    }

    /// What the value means, in one sentence.
    var sentence: String {
        switch (key, value) {
        case ("jump", "adjacent"):
            String(localized: "A hop goes over a neighbouring piece to the hole right behind it.")
        case ("jump", "symmetric"):
            String(localized: "A hop may also go over a piece farther away, and lands as far behind it.")
        case ("exit", "free"): String(localized: "A piece may leave its goal again.")
        case ("exit", "locked"): String(localized: "A piece that starts its move in its goal stays in it.")
        case ("camps", "open"): String(localized: "Pieces may rest in the camps of others.")
        case ("camps", "pass"): String(localized: "A chain may touch the camps of others, but no piece stays there.")
        case ("camps", "closed"): String(localized: "No piece may land in the camps of others.")
        case ("continue", "off"): String(localized: "A chain may stop at any landing.")
        case ("continue", "on"): String(localized: "A chain must go on while it can.")
        case ("win", "own"): String(localized: "The goal must be full of own pieces.")
        case ("win", "filled"): String(localized: "The goal must be full, with at least one own piece in it.")
        case ("swap", "off"): String(localized: "A piece of another player in the goal stands in the way.")
        case ("swap", "on"):
            String(localized: "A piece of another player in the goal may be landed on; the two change places.")
        case ("pass", "off"): String(localized: "A player who can move must move.")
        case ("pass", "on"): String(localized: "A player may pass; when all pass twice in a row, the game is a draw.")
        case ("repetition", "off"): String(localized: "A piece may go back as often as it likes.")
        case ("repetition", "on"):
            String(localized: "A piece may go back to the same hole three times in a row, not more.")
        case ("deadlock", "off"): String(localized: "A game that is stuck goes on until the players agree on a draw.")
        case ("deadlock", "on"):
            String(
                localized:
                    "After ten rounds without progress a deadlock can be claimed, and then somebody must give way.")
        case ("passive", "off"): String(localized: "Pieces may stay at home as long as they like.")
        case ("passive", "on"):
            String(localized: "After the 20th, 25th and 30th turn at least 5, 8 and 10 pieces must be out of home.")
        case ("idle", "empty"): String(localized: "They stay empty.")
        case ("idle", "filled"): String(localized: "They hold pieces that nobody moves.")
        case ("sets", "1"): String(localized: "Each player has one set of ten pieces.")
        case ("sets", "2"): String(localized: "Each of three players has two sets, side by side.")
        case ("sets", "3"): String(localized: "Each of two players has three sets.")
        case ("teams", "none"): String(localized: "Everybody plays alone.")
        case ("teams", "two"): String(localized: "The players form two sides, and a side wins together.")
        case ("first", "toss"): String(localized: "A toss decides who moves first.")
        case ("after", "stop"): String(localized: "The game ends with the first winner.")
        case ("after", "places"): String(localized: "The others play on for places.")
        default: seat.map { String(localized: "\($0.name) moves first.") } ?? value
        }
    }

    private var seat: Seat? { key == "first" ? Int(value).flatMap(Seat.init(rawValue:)) : nil }
}
