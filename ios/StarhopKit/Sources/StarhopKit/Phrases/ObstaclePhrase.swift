import StarhopCore

/// What is in the way of a move, with holes by name.
public enum ObstaclePhrase: Sendable, Equatable {
    case noPiece(String)
    case notYours(String, Seat)
    /// By whose piece, where one stands there.
    case taken(String, by: Seat?)
    case revisited(String)
    case stepInChain(from: String, to: String)
    case nothingToHop(from: String, to: String)
    case outOfReach(from: String, to: String)
    case tooShort
    /// A rule that is no matter of the pieces.
    case ruled(Problem)
}

extension ObstaclePhrase {
    init(_ obstacle: Obstacle) {
        self =
            switch obstacle.why {
            case .NoPiece(let hole): .noPiece(Board.name(hole))
            case .NotYours(let hole, let seat): .notYours(Board.name(hole), Seat(seat))
            case .Occupied(let hole): .taken(Board.name(hole), by: obstacle.takenBy.map(Seat.init))
            case .Revisited(let hole): .revisited(Board.name(hole))
            case .StepInChain(let from, let to): .stepInChain(from: Board.name(from), to: Board.name(to))
            case .NothingToHop(let from, let to): .nothingToHop(from: Board.name(from), to: Board.name(to))
            case .OutOfReach(let from, let to): .outOfReach(from: Board.name(from), to: Board.name(to))
            case .TooShort: .tooShort
            case .Barred, .MayNotPass, .NotYourTurn, .GameOver, .NotOnBoard: .ruled(Problem(obstacle.why))
            }
    }
}

extension Board {
    static func name(_ hole: Int32) -> String { holes[Int(hole)].name }

    static func names(_ holes: [Int32]) -> [String] { holes.map(name) }
}
