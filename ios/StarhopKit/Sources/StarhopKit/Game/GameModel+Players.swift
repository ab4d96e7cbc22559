/// Where the players stand round the board as it lies.
extension GameModel {
    /// The place at the drawn board, from the bottom clockwise, where a seat's home is.
    public func drawnPlace(of seat: Seat) -> Seat {
        Seat.allCases[(seat.sixths - Int(restingTurn.rounded()) + 2 * Seat.allCases.count) % Seat.allCases.count]
    }

    /// Whose home is drawn at a place; nil where nobody sits.
    public func player(drawnAt place: Seat) -> Player? {
        state.players.first { drawnPlace(of: $0.seat) == place }
    }

    /// The player whose home is drawn at the bottom.
    public var nearPlayer: Player { player(drawnAt: .south) ?? state.players[0] }

    /// The others in turn order, the next one first.
    public var otherPlayers: [Player] {
        let near = state.players.firstIndex { $0.seat == nearPlayer.seat } ?? 0
        return Array(state.players[(near + 1)...] + state.players[..<near])
    }

    /// The player across the board from the near one.
    public var farPlayer: Player { player(drawnAt: .north) ?? state.players[state.players.count - 1] }
}

extension Array {
    /// In rows of at most so many, as equal as can be.
    public func rows(of most: Int) -> [[Element]] {
        guard !isEmpty, most > 0 else { return [] }
        let rows = (count + most - 1) / most
        let wide = (count + rows - 1) / rows
        return stride(from: 0, to: count, by: wide).map { Array(self[$0..<Swift.min($0 + wide, count)]) }
    }
}
