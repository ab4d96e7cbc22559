import StarhopKit
import SwiftUI

/// Whoever does not sit at the bottom: one bar, or rows of several small ones.
struct OtherPlayers: View {
    let game: GameModel

    var body: some View {
        if game.state.players.count == 2 {
            PlayerBar(game: game, player: game.farPlayer)
        } else {
            VStack(spacing: GameHeights.smallGap) {
                ForEach(game.otherPlayers.rows(of: GameHeights.barsInRow), id: \.first?.seat) { row in
                    HStack(spacing: 4) {
                        ForEach(row) { SmallPlayer(game: game, player: $0) }
                    }
                }
                if game.thinking == .move {
                    Button("Move now") { game.moveNow() }
                        .buttonStyle(OutlinedButtonStyle(height: GameHeights.button))
                }
            }
            .padding(.horizontal, 12)
        }
    }
}

/// A player of several: colour, name, pieces home, and what the bar of a larger one would say.
private struct SmallPlayer: View {
    let game: GameModel
    let player: Player

    private var isToMove: Bool { !game.state.isOver && game.state.toMove == player.seat }

    var body: some View {
        VStack(spacing: 2) {
            HStack(spacing: 4) {
                PlayerPiecesView(player: player, diameter: 20)
                Text(verbatim: game.homeWords(of: player))
                    .font(.footnote.weight(.semibold).monospacedDigit())
                    .foregroundStyle(.palette(.ink))
            }
            Text(verbatim: game.state.name(of: player.seat))
                .font(.footnote)
                .foregroundStyle(.palette(.ink))
            Text(verbatim: game.bar(for: player.seat).words)
                .font(.footnote)
                .foregroundStyle(.palette(.ink2))
        }
        .lineLimit(1)
        .minimumScaleFactor(0.7)
        .frame(maxWidth: .infinity, minHeight: GameHeights.bar)
        .background {
            if isToMove {
                RoundedRectangle(cornerRadius: 12)
                    .fill(.palette(.surface))
                    .strokeBorder(.palette(.ink), lineWidth: 1.5)
            }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Text(verbatim: game.spoken(player)))
    }
}
