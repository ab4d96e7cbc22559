/// How a game ended, for the sheet over the board.
public struct ResultPhrase: Sendable, Equatable {
    public enum Title: Sendable, Equatable {
        case youWin
        case wins(Seat)
        case draw
    }

    public enum Detail: Sendable, Equatable {
        /// The loser's steps when the game ended.
        case stillNeeded(Seat, isYou: Bool, steps: Int)
        case sideTotal
        case deadlockAhead
        case deadlockHalf
        case noConcession(Seat, isYou: Bool)
        /// How the other of two went.
        case gone(Departure, Seat, isYou: Bool)
        /// Of more than two only one is left.
        case othersOut
        case agreed(byTwo: Bool)
        case allPassed
        case nobodyCanMove
    }

    public let title: Title
    public let detail: Detail
    /// The winner's seat; nil after a draw.
    public let winner: Seat?
    public let plies: Int
    public let stepsAhead: Int
    /// Each player's result in turn order, where there is more to say than who won.
    public let table: [PlayerResult]
}

extension GameModel {
    /// Nil while the game goes on.
    public var result: ResultPhrase? {
        switch state.outcome {
        case .playing: nil
        case .drawn(let reason): phrase(.draw, detail(reason), winner: nil)
        case .won(let winner, let reason): won(by: winner, reason)
        }
    }

    private func detail(_ reason: DrawReason) -> ResultPhrase.Detail {
        switch reason {
        case .agreed: .agreed(byTwo: state.players.count == 2)
        case .allPassed: .allPassed
        case .nobodyCanMove: .nobodyCanMove
        }
    }

    private func won(by winner: Seat, _ reason: WinReason) -> ResultPhrase {
        let best = state.results.filter { $0.place == 1 }.map(\.seat)
        let losers = state.players.filter { $0.seat != winner && !best.contains($0.seat) }
        let nearest = losers.min { $0.steps < $1.steps }
        let loser = nearest?.seat ?? winner.facing
        let steps = nearest?.steps ?? 0
        let isYou = loser == state.you
        let detail: ResultPhrase.Detail =
            switch reason {
            case .allHome: .stillNeeded(loser, isYou: isYou, steps: steps)
            case .sideTotal: .sideTotal
            case .deadlockAhead: .deadlockAhead
            case .deadlockHalf: .deadlockHalf
            case .noConcession: .noConcession(loser, isYou: isYou)
            case .resigned: gone(.resigned, loser)
            case .left: gone(.left, loser)
            case .passive: gone(.passive, loser)
            case .timedOut: gone(.timedOut, loser)
            }
        let youWin = state.you.map { $0 == winner || best.contains($0) } ?? false
        return phrase(
            youWin ? .youWin : .wins(winner), detail, winner: winner,
            stepsAhead: steps - (state.player(winner)?.steps ?? 0))
    }

    private func gone(_ how: Departure, _ loser: Seat) -> ResultPhrase.Detail {
        state.players.count == 2 ? .gone(how, loser, isYou: loser == state.you) : .othersOut
    }

    private func phrase(
        _ title: ResultPhrase.Title, _ detail: ResultPhrase.Detail, winner: Seat?, stepsAhead: Int = 0
    ) -> ResultPhrase {
        let tells = state.players.count > 2 || state.results.contains { $0.quarters != nil || $0.points != nil }
        return ResultPhrase(
            title: title, detail: detail, winner: winner, plies: state.ply, stepsAhead: stepsAhead,
            table: tells ? state.results : [])
    }
}
