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
        case 1: String(localized: "Sees two hops and is easily pleased.")
        case 2: String(localized: "Likes short chains.")
        case 3: String(localized: "Thinks of your reply in short chains.")
        case 4: String(localized: "Thinks of your reply.")
        case 5: String(localized: "Builds ladders and brings up stragglers.")
        case 6: String(localized: "Blocks your best bridges.")
        case 7: String(localized: "Plans several moves ahead.")
        default: String(localized: "Takes its full time.")
        }
    }
}
