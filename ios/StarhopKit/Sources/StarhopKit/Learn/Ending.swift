import StarhopCore

/// The last plies of a finished game, looked at one by one.
public struct Ending {
    public private(set) var moment: ReplayMoment
    public let plies: ClosedRange<Int>
    private let replay: Replay

    init(replay: Replay, plies: ClosedRange<Int>) throws {
        self.replay = replay
        self.plies = plies
        moment = ReplayMoment(try replay.seek(ply: Int32(plies.lowerBound)))
    }

    public var ply: Int { moment.ply }

    /// Nil for an exercise that is no end of a game.
    static func of(_ subject: Spot.Subject, desk: ExerciseDesk) throws -> Ending? {
        guard case .closing(let closing) = subject else { return nil }
        return try Ending(replay: desk.replay(closing.gameID), plies: closing.plies)
    }

    var seats: [Seat] { moment.players.flatMap(\.sets) }

    mutating func seek(to ply: Int) throws {
        let ply = min(max(ply, plies.lowerBound), plies.upperBound)
        moment = ReplayMoment(try replay.seek(ply: Int32(ply)))
    }
}

extension ExerciseModel {
    /// Shows another ply of the game that is asked about; the next and the one before with the piece's way.
    public func look(at ply: Int) {
        choreography.drop()
        guard var next = ending else { return }
        do {
            let before = next.moment
            try next.seek(to: ply)
            ending = next
            guard abs(next.ply - before.ply) == 1 else { return }
            animate([MoveMotion(from: before.still, to: next.moment.still, pace: pace)])
        } catch {
            problem = Problem(error)
        }
    }
}
