import StarhopKit
import SwiftUI

/// Who plays a seat, what they are doing and how far their pieces have come.
struct PlayerBar: View {
    let game: GameModel
    let player: Player
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

    private var isToMove: Bool { !game.state.isOver && game.state.toMove == player.seat }
    private var stands: Bool { game.state.stands(player) }
    private var bar: BarPhrase { game.bar(for: player.seat) }
    private var isThinking: Bool { bar == .thinking }

    var body: some View {
        HStack(spacing: 14) {
            PlayerPiecesView(player: player)
            VStack(alignment: .leading, spacing: 2) {
                Text(verbatim: game.state.name(of: player.seat))
                    .font(.strong)
                    .foregroundStyle(.palette(.ink))
                if isThinking, game.thinking == .move {
                    ThinkingLine(game: game)
                } else {
                    Text(verbatim: line)
                        .font(.footnote)
                        .foregroundStyle(.palette(isToMove ? .ink : .ink2))
                }
                if dynamicTypeSize.isAccessibilitySize, stands { counts(alignment: .leading) }
            }
            Spacer(minLength: 0)
            if isThinking {
                Button("Move now") { game.moveNow() }
                    .buttonStyle(OutlinedButtonStyle(height: GameHeights.button))
            } else if !dynamicTypeSize.isAccessibilitySize, stands {
                MeterView(player: player)
            }
            if !dynamicTypeSize.isAccessibilitySize, stands { counts(alignment: .trailing) }
        }
        .padding(.horizontal, 14)
        .frame(minHeight: GameHeights.bar)
        .background {
            if isToMove {
                RoundedRectangle(cornerRadius: 18)
                    .fill(.palette(.surface))
                    .strokeBorder(.palette(.ink), lineWidth: 1.5)
            }
        }
        .padding(.horizontal, 12)
        .accessibilityElement(children: .contain)
        .accessibilityLabel(Text(verbatim: spoken))
    }

    private var line: String {
        [game.state.partnerWords(of: player), bar.words].compactMap { $0 }.joined(separator: " · ")
    }

    private func counts(alignment: HorizontalAlignment) -> some View {
        VStack(alignment: alignment, spacing: 2) {
            Text(verbatim: player.homeWords)
                .font(.subheadline.weight(.semibold).monospacedDigit())
                .foregroundStyle(.palette(.ink))
            Text(verbatim: player.stepsWords)
                .font(.footnote.monospacedDigit())
                .foregroundStyle(.palette(.ink2))
        }
        .accessibilityHidden(true)
    }

    private var spoken: String {
        game.spoken(player)
    }
}

extension GameModel {
    /// Pieces in the goal of all that a player has, or a dash where there is nothing to count.
    func homeWords(of player: Player) -> String { state.stands(player) ? player.homeWords : "–" }

    /// A player as a screen reader says it.
    func spoken(_ player: Player) -> String {
        var words = [state.name(of: player.seat)] + player.sets.map(\.pieceName)
        if let partners = state.partnerWords(of: player) { words.append(partners) }
        if state.stands(player) { words += [player.longHomeWords, player.stepsWords] }
        words.append(bar(for: player.seat).words)
        return words.joined(separator: String(localized: ", "))
    }
}

/// A player in a free corner of a small screen.
struct CornerPlayer: View {
    let game: GameModel
    let player: Player

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            HStack(spacing: 6) {
                PlayerPiecesView(player: player, diameter: 22)
                Text(verbatim: game.state.name(of: player.seat))
                    .font(.footnote.weight(.semibold))
                    .lineLimit(1)
                    .minimumScaleFactor(0.7)
                    .foregroundStyle(.palette(.ink))
            }
            HStack(spacing: 6) {
                MeterView(player: player, height: 22)
                VStack(alignment: .leading) {
                    Text(verbatim: player.homeWords)
                    Text(verbatim: player.stepsWords)
                }
                .font(.caption.monospacedDigit())
                .foregroundStyle(.palette(.ink2))
            }
        }
        .padding(8)
        .allowsHitTesting(false)
        .accessibilityElement(children: .combine)
    }
}
