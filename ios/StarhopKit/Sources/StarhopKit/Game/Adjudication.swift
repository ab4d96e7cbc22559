import StarhopCore

/// How a player stands in the game.
public enum Standing: Sendable, Equatable {
    case playing
    /// Has won a place while the others play on.
    case finished(place: Int)
    case gone(Departure)
}

/// What a game that has ended comes to for one player.
public struct PlayerResult: Sendable, Equatable, Identifiable {
    public let seat: Seat
    /// 1 is the best; who share a place have the same number.
    public let place: Int
    /// The score in quarters of a point, where the rules have one.
    public let quarters: Int?
    /// The change of points, where the rules have points and every rank is known.
    public let points: Int?

    public var id: Seat { seat }
}

/// Something that the rules will soon decide.
public enum Warning: Sendable, Equatable {
    /// The piece can go back to a hole where it has returned to so often already.
    case returns(Seat, to: String, made: Int, allowed: Int)
    /// So few pieces are outside home; at the end of a certain own turn the player is judged.
    case atHome(Seat, outside: Int, needed: Int, turn: Int, turnsLeft: Int)
    case timeouts(Seat, made: Int, limit: Int)
    /// Own passes in a row.
    case passes(Seat, made: Int)
    /// Turns without progress; after so many a deadlock can be claimed.
    case stalled(turns: Int, needed: Int)
    case mustConcede(Seat, movesLeft: Int)
}

/// A piece of another player that changed places with the moving one.
public struct Displaced: Sendable, Equatable {
    public let seat: Seat
    public let from: Int
    public let to: Int
}

extension Standing {
    init(_ standing: StarhopCore.Standing) {
        self =
            switch standing {
            case .in: .playing
            case .finished(let place): .finished(place: Int(place))
            case .gone(let how): .gone(how)
            }
    }
}

extension PlayerResult {
    init(_ result: StarhopCore.PlayerResult) {
        seat = Seat(result.seat)
        place = Int(result.place)
        quarters = result.quarters.map(Int.init)
        points = result.points.map(Int.init)
    }
}

extension Warning {
    init(_ warning: StarhopCore.Warning) {
        self =
            switch warning {
            case .returns(let seat, _, let to, let made, let allowed):
                .returns(Seat(seat), to: Board.holes[Int(to)].name, made: Int(made), allowed: Int(allowed))
            case .atHome(let seat, let outside, let needed, let turn, let turnsLeft):
                .atHome(
                    Seat(seat), outside: Int(outside), needed: Int(needed), turn: Int(turn),
                    turnsLeft: Int(turnsLeft))
            case .timeouts(let seat, let made, let limit):
                .timeouts(Seat(seat), made: Int(made), limit: Int(limit))
            case .passes(let seat, let made): .passes(Seat(seat), made: Int(made))
            case .stalled(let turns, let needed): .stalled(turns: Int(turns), needed: Int(needed))
            case .mustConcede(let seat, let movesLeft): .mustConcede(Seat(seat), movesLeft: Int(movesLeft))
            }
    }
}

extension Displaced {
    init(_ displaced: StarhopCore.Displaced) {
        seat = Seat(displaced.seat)
        from = Int(displaced.from)
        to = Int(displaced.to)
    }
}
