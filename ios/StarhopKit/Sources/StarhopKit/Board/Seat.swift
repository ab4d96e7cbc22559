/// A player's place at the board, and with it the colour and the mark of the pieces. Clockwise from the south.
public enum Seat: Int, CaseIterable, Sendable, Hashable {
    case south = 1
    case southWest, northWest, north, northEast, southEast

    /// The seat across the board, whose home is this seat's goal.
    public var facing: Seat { Seat(rawValue: (rawValue + 2) % 6 + 1)! }

    /// Sixths of a full turn, clockwise, from the south.
    public var sixths: Int { rawValue - 1 }

    init(_ number: Int32) {
        guard let seat = Seat(rawValue: Int(number)) else { preconditionFailure("no seat \(number)") }
        self = seat
    }
}

/// What stands on a hole.
public enum Piece: Sendable, Hashable {
    case of(Seat)
    /// A piece of nobody, which stays where it is.
    case idle

    public var seat: Seat? {
        if case .of(let seat) = self { seat } else { nil }
    }
}
