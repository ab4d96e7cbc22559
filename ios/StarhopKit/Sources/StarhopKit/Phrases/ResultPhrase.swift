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
        case resigned(Seat, isYou: Bool)
        case agreed
        case nobodyCanMove
    }

    public let title: Title
    public let detail: Detail
    /// The winner's seat; nil after a draw.
    public let winner: Seat?
    public let plies: Int
    public let stepsAhead: Int
}

extension GameModel {
    /// Nil while the game goes on.
    public var result: ResultPhrase? {
        switch state.outcome {
        case .playing: nil
        case .drawn(let reason):
            ResultPhrase(
                title: .draw, detail: reason == .agreed ? .agreed : .nobodyCanMove, winner: nil, plies: state.ply,
                stepsAhead: 0)
        case .won(let winner, let reason): won(by: winner, reason)
        }
    }

    private func won(by winner: Seat, _ reason: WinReason) -> ResultPhrase {
        let nearest = state.players.filter { $0.seat != winner }.min { $0.steps < $1.steps }
        let loser = nearest?.seat ?? winner.facing
        let steps = nearest?.steps ?? 0
        return ResultPhrase(
            title: state.you == winner ? .youWin : .wins(winner),
            detail: reason == .resigned
                ? .resigned(loser, isYou: loser == state.you)
                : .stillNeeded(loser, isYou: loser == state.you, steps: steps),
            winner: winner, plies: state.ply, stepsAhead: steps - (state.player(winner)?.steps ?? 0))
    }
}
