import StarhopKit
import SwiftUI

/// More than two players: each stands beside the own camp, bars for those at the tips, panels in the corners.
struct RoundGame: View {
    let game: GameModel
    @Binding var showsMenu: Bool
    let width: Double

    var body: some View {
        VStack(spacing: 0) {
            if let north = game.player(drawnAt: .north) {
                PlayerBar(game: game, player: north)
                    .padding(.bottom, 10)
            }
            BoardView(board: game)
                .frame(height: BoardGeometry.height(forWidth: width))
                .overlay(alignment: .topLeading) { corner(.northWest) }
                .overlay(alignment: .topTrailing) { corner(.northEast) }
                .overlay(alignment: .bottomLeading) { corner(.southWest) }
                .overlay(alignment: .bottomTrailing) { corner(.southEast) }
                .environment(\.layoutDirection, .leftToRight)
            PlayerBar(game: game, player: game.nearPlayer)
                .padding(.top, 8)
            StatusLine(game: game)
            Spacer(minLength: 0)
            GameActions(game: game, showsMenu: $showsMenu)
        }
        .padding(.top, 8)
    }

    @ViewBuilder private func corner(_ place: Seat) -> some View {
        if let player = game.player(drawnAt: place) {
            RoundPlayer(game: game, player: player)
                .frame(width: GameLayout.cornerWidth(boardWidth: width))
        }
    }
}

/// A player in the free space beside a tip of the board.
private struct RoundPlayer: View {
    let game: GameModel
    let player: Player

    private var isToMove: Bool { !game.state.isOver && game.state.toMove == player.seat }
    private var bar: BarPhrase { game.bar(for: player.seat) }

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            HStack(spacing: 4) {
                PlayerPiecesView(player: player, diameter: 24)
                Text(verbatim: game.state.name(of: player.seat))
                    .font(.footnote.weight(.semibold))
                    .lineLimit(1)
                    .minimumScaleFactor(0.7)
                    .foregroundStyle(.palette(.ink))
            }
            if bar == .thinking {
                Button("Move now") { game.moveNow() }
                    .buttonStyle(OutlinedButtonStyle(height: 44))
            } else {
                figures
            }
        }
        .padding(6)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background {
            if isToMove {
                RoundedRectangle(cornerRadius: 12)
                    .fill(.palette(.surface))
                    .strokeBorder(.palette(.ink), lineWidth: 1.5)
            }
        }
        // The board below takes every touch that hits no button.
        .allowsHitTesting(bar == .thinking)
        .accessibilityElement(children: .contain)
        .accessibilityLabel(Text(verbatim: game.spoken(player)))
    }

    private var figures: some View {
        HStack(spacing: 6) {
            if game.state.stands(player) { MeterView(player: player, height: 22) }
            VStack(alignment: .leading) {
                Text(verbatim: game.homeWords(of: player))
                Text(verbatim: bar.isNotable ? bar.words : game.state.partnerWords(of: player) ?? player.stepsWords)
                    .lineLimit(1)
                    .minimumScaleFactor(0.7)
            }
            .font(.caption.monospacedDigit())
            .foregroundStyle(.palette(.ink2))
        }
        .accessibilityHidden(true)
    }
}

/// No room for panels: a chip for each player between the board and whose turn it is.
struct ChipsGame: View {
    let game: GameModel
    @Binding var showsMenu: Bool
    let width: Double

    var body: some View {
        VStack(spacing: GameHeights.gap) {
            BoardView(board: game)
                .frame(maxHeight: BoardGeometry.height(forWidth: width))
            VStack(spacing: GameHeights.smallGap) {
                ForEach(game.state.players.rows(of: GameHeights.barsInRow), id: \.first?.seat) { row in
                    HStack(spacing: 4) {
                        ForEach(row) { PlayerChip(game: game, player: $0) }
                    }
                }
            }
            .padding(.horizontal, 12)
            TurnPill(game: game)
        }
        .frame(maxHeight: .infinity, alignment: .top)
        .safeAreaInset(edge: .bottom, spacing: 0) { GameActions(game: game, showsMenu: $showsMenu) }
    }
}

private struct PlayerChip: View {
    let game: GameModel
    let player: Player

    private var isToMove: Bool { !game.state.isOver && game.state.toMove == player.seat }

    var body: some View {
        HStack(spacing: 8) {
            PlayerPiecesView(player: player, diameter: 20)
            Text(verbatim: game.homeWords(of: player))
                .font(.footnote.weight(.semibold).monospacedDigit())
                .foregroundStyle(.palette(.ink))
        }
        .frame(maxWidth: .infinity, minHeight: GameHeights.chip)
        .background {
            if isToMove {
                Capsule()
                    .fill(.palette(.surface))
                    .strokeBorder(.palette(.ink), lineWidth: 1.5)
            }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Text(verbatim: game.spoken(player)))
    }
}
