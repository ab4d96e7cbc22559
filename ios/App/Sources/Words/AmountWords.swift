import Foundation
import StarhopKit

extension Amount {
    /// As a number of moves.
    var movesWords: String {
        switch self {
        case .little: String(localized: "less than half a move")
        case .half: String(localized: "half a move")
        case .whole(let moves): String(localized: "\(moves) moves")
        case .andHalf(let moves): String(localized: "\(Self.number(moves)) moves")
        }
    }

    /// As a number of steps.
    var stepsWords: String {
        switch self {
        case .little: String(localized: "less than half a step")
        case .half: String(localized: "half a step")
        case .whole(let steps): String(localized: "\(steps) steps")
        case .andHalf(let steps): String(localized: "\(Self.number(steps)) steps")
        }
    }

    private static func number(_ whole: Int) -> String {
        (Double(whole) + 0.5).formatted(.number.precision(.fractionLength(1)))
    }
}
