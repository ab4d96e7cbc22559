import StarhopKit

extension GameModel {
    /// The player whose home is drawn at the bottom.
    var nearPlayer: Player {
        let bottom = state.players.first { $0.seat.sixths == Int(restingTurn.rounded()) }
        return bottom ?? state.players[0]
    }

    var farPlayer: Player {
        state.player(nearPlayer.seat.facing) ?? state.players[state.players.count - 1]
    }
}
