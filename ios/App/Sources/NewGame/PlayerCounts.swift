import StarhopKit
import SwiftUI

/// A card for each number of players, with a star that shows where they would sit.
struct PlayerCounts: View {
    let model: NewGameModel

    var body: some View {
        HStack(spacing: 8) {
            ForEach(NewGame.counts, id: \.self) { count in
                card(count, isEnabled: model.choices.forbidden(players: count) == nil)
            }
        }
        ForEach(forbidden, id: \.self) { NewGameNote(words: $0) }
    }

    private func card(_ count: Int, isEnabled: Bool) -> some View {
        let isChosen = model.choices.players == count
        return Button {
            model.pick(players: count)
        } label: {
            VStack(spacing: 4) {
                FigureView(
                    commands: Figure.star(of: model.choices.places(of: count).flatMap(\.sets), size: 38), width: 38,
                    height: 38)
                Text(count, format: .number)
                    .font(.strong)
                    .foregroundStyle(.palette(.ink))
            }
            .frame(maxWidth: .infinity, minHeight: 84)
            .background {
                RoundedRectangle(cornerRadius: 16)
                    .fill(.palette(.surface))
                    .strokeBorder(.palette(isChosen ? .accent : .line), lineWidth: isChosen ? 2 : 1)
            }
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .opacity(isEnabled ? 1 : 0.55)
        .disabled(!isEnabled)
        .accessibilityLabel(Text("\(count) players"))
        .accessibilityAddTraits(isChosen ? .isSelected : [])
    }

    /// A line for each number that cannot be chosen.
    private var forbidden: [String] {
        NewGame.counts.compactMap { count in
            model.choices.forbidden(players: count).map { String(localized: "\(count): \($0.words)") }
        }
    }
}
