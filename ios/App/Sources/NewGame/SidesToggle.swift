import StarhopKit
import SwiftUI

/// Whether the players form two sides, and who would be together.
struct SidesToggle: View {
    let model: NewGameModel

    private var sides: [[Seat]] { model.choices.sides }

    var body: some View {
        Toggle(isOn: isOn) {
            VStack(alignment: .leading, spacing: 4) {
                Text("Two sides")
                    .font(.strong)
                    .foregroundStyle(.palette(.ink))
                HStack(spacing: 8) {
                    ForEach(sides, id: \.self) { side in
                        if side != sides.first { Text("against") }
                        HStack(spacing: 2) {
                            ForEach(side, id: \.self) { PieceView(seat: $0, diameter: 20) }
                        }
                    }
                }
                .font(.footnote)
                .foregroundStyle(.palette(.ink2))
                .accessibilityElement(children: .ignore)
                .accessibilityLabel(Text(verbatim: spoken))
            }
        }
        .disabled(!model.choices.teams && model.choices.forbiddenSides != nil)
        .card()
        if let why = model.choices.forbiddenSides { NewGameNote(words: why.words) }
    }

    private var isOn: Binding<Bool> {
        Binding(get: { model.choices.teams }, set: { model.pick(teams: $0) })
    }

    private var spoken: String {
        sides.map { $0.map(\.name).joined(separator: String(localized: ", ")) }
            .joined(separator: " " + String(localized: "against") + " ")
    }
}
