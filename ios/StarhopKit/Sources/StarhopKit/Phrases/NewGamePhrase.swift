import StarhopCore

/// What a player of a game to come is called.
public enum SeatName: Sendable, Equatable {
    case given(String)
    case you
    case computer
    case colour(Seat)
}

/// What the choice of who starts comes to.
public enum StarterPhrase: Sendable, Equatable {
    /// The rules say it.
    case ruled(NewGame.RuledStart)
    /// A coin decides who has red and starts.
    case coin
    case youAreRed
    case youAreBlue
    /// Two people share the phone, and red starts.
    case shared
    case toss
    case first(SeatName)
}

extension NewGame {
    /// The name a person gave, else the word that the game will use.
    public func name(at index: Int) -> SeatName {
        let seat = seats[index]
        if !seat.name.isEmpty { return .given(seat.name) }
        if seat.isPerson, mode == .computer { return .you }
        if isDuel { return .computer }
        return .colour(places[index].seat)
    }

    /// Whether a coin will decide the colours, so that none can be shown.
    public var isColourless: Bool { isDuel && toss && ruledStart == nil }

    public var starterPhrase: StarterPhrase {
        if let ruledStart { return .ruled(ruledStart) }
        let places = places
        let facesRed = places.last?.seat == .north
        if isDuel {
            switch starter {
            case .toss: return .coin
            case .you: return .youAreRed
            case .computer: return facesRed ? .youAreBlue : .first(.colour(places[0].seat))
            }
        }
        if toss { return .toss }
        if mode == .computer { return .first(name(at: seats.firstIndex(where: \.isPerson) ?? 0)) }
        return players == 2 && facesRed ? .shared : .first(.colour(places[0].seat))
    }
}
