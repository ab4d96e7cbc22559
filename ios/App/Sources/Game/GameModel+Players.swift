import StarhopKit

extension GameModel {
    /// The player whose home is drawn at the bottom.
    var nearPlayer: Player {
        let bottom = state.players.first { $0.seat.sixths == Int(restingTurn.rounded()) }
        return bottom ?? state.players[0]
    }

    /// The others in turn order, the next one first.
    var otherPlayers: [Player] {
        let near = state.players.firstIndex { $0.seat == nearPlayer.seat } ?? 0
        return Array(state.players[(near + 1)...] + state.players[..<near])
    }

    var farPlayer: Player {
        state.player(nearPlayer.seat.facing) ?? state.players[state.players.count - 1]
    }
}
