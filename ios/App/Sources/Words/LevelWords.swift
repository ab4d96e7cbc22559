import Foundation

/// The names of the computer's levels and one true line about each.
enum LevelWords {
    static func name(_ level: Int) -> String {
        switch level {
        case 1: String(localized: "Beginner")
        case 2: String(localized: "Easy")
        case 3: String(localized: "Casual")
        case 4: String(localized: "Steady")
        case 5: String(localized: "Skilled")
        case 6: String(localized: "Strong")
        case 7: String(localized: "Expert")
        default: String(localized: "Master")
        }
    }

    static func line(_ level: Int) -> String {
        switch level {
        case 1: String(localized: "Sees one hop at a time.")
        case 2: String(localized: "Likes short chains.")
        case 3: String(localized: "Looks at its own next move.")
        case 4: String(localized: "Thinks of your reply.")
        case 5: String(localized: "Builds ladders and brings up stragglers.")
        case 6: String(localized: "Blocks your best bridges.")
        case 7: String(localized: "Plans several moves ahead.")
        default: String(localized: "Takes its full time.")
        }
    }
}
