import Foundation
import StarhopKit

extension Seat {
    /// The name of the seat's colour, where a player has no name of their own.
    var name: String {
        switch self {
        case .south: String(localized: "Red")
        case .southWest: String(localized: "Green")
        case .northWest: String(localized: "Sky")
        case .north: String(localized: "Blue")
        case .northEast: String(localized: "Yellow")
        case .southEast: String(localized: "Pink")
        }
    }

    /// A piece as a screen reader says it, by colour and mark.
    var pieceName: String {
        switch self {
        case .south: String(localized: "red dot piece")
        case .southWest: String(localized: "green triangle piece")
        case .northWest: String(localized: "sky bars piece")
        case .north: String(localized: "blue ring piece")
        case .northEast: String(localized: "yellow cross piece")
        case .southEast: String(localized: "pink square piece")
        }
    }
}

extension GameState {
    /// "With Green" where players win together.
    func partnerWords(of player: Player) -> String? {
        guard !player.partners.isEmpty else { return nil }
        let names = player.partners.map { seat in
            seat == you ? String(localized: "you") : name(of: seat)
        }
        return String(localized: "With \(listed(names))")
    }

    /// What a player is called: a given name, "You", "Computer" or the colour.
    func name(of seat: Seat) -> String {
        guard let player = player(seat) else { return seat.name }
        if !player.name.isEmpty { return player.name }
        guard mode == .computer else { return seat.name }
        // Several computers are told apart by their colours.
        if players.count > 2, !player.isPerson { return seat.name }
        return player.isPerson ? String(localized: "You") : String(localized: "Computer")
    }
}
