import Foundation
import StarhopKit

extension EntryPhrase {
    var words: String {
        switch kind {
        case .passed: isYou ? String(localized: "You pass") : String(localized: "\(seat.name) passes")
        case .hadNoMove:
            isYou
                ? String(localized: "You have no move and pass")
                : String(localized: "\(seat.name) has no move and passes")
        case .timedOut:
            isYou ? String(localized: "Your time ran out") : String(localized: "\(seat.name) ran out of time")
        case .claimed:
            isYou ? String(localized: "You claim a deadlock") : String(localized: "\(seat.name) claims a deadlock")
        case .resigned: isYou ? String(localized: "You resigned.") : String(localized: "\(seat.name) resigned.")
        case .left: isYou ? String(localized: "You left.") : String(localized: "\(seat.name) left.")
        }
    }
}

extension WarningPhrase {
    var words: String {
        switch warning {
        case .returns(let seat, let to, let made, let allowed):
            String(localized: "\(name(seat)): back to \(to) \(made) of \(allowed) times")
        case .atHome(let seat, let outside, let needed, let turn, let turnsLeft):
            String(
                localized: "\(name(seat)): \(outside) of \(needed) pieces out by turn \(turn), turns left: \(turnsLeft)"
            )
        case .timeouts(let seat, let made, let limit):
            String(localized: "\(name(seat)): out of time \(made) of \(limit) times")
        case .passes(let seat, let made): String(localized: "\(name(seat)): passes in a row: \(made)")
        case .stalled(let turns, let needed): String(localized: "No progress for \(turns) of \(needed) turns")
        case .mustConcede(let seat, let movesLeft):
            String(localized: "\(name(seat)): moves left to give way: \(movesLeft)")
        }
    }

    private func name(_ seat: Seat) -> String { isYou ? String(localized: "You") : seat.name }
}
