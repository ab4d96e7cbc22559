import StarhopKit
import SwiftUI

/// Who plays, a row for each seat in turn order. A row opens the seat's sheet.
struct SeatRows: View {
    let model: NewGameModel
    @State private var opened: Int?

    var body: some View {
        VStack(spacing: 0) {
            ForEach(model.choices.seats.indices, id: \.self) { index in
                if index > 0 { Divider() }
                row(index)
            }
        }
        .background(.palette(.surface), in: RoundedRectangle(cornerRadius: 20))
        .overlay { RoundedRectangle(cornerRadius: 20).strokeBorder(.palette(.line), lineWidth: 1) }
        .sheet(isPresented: isOpen) {
            if let opened { SeatSheet(model: model, index: opened) }
        }
    }

    private var isOpen: Binding<Bool> {
        Binding(get: { opened != nil }, set: { if !$0 { opened = nil } })
    }

    private func row(_ index: Int) -> some View {
        Button {
            opened = index
        } label: {
            HStack(spacing: 12) {
                HStack(spacing: -8) {
                    ForEach(sets(index), id: \.self) { PieceView(seat: $0, diameter: 28) }
                }
                VStack(alignment: .leading, spacing: 2) {
                    Text(verbatim: model.choices.name(at: index).words)
                        .font(.strong)
                        .foregroundStyle(.palette(.ink))
                    Text(verbatim: model.choices.seats[index].kindWords)
                        .font(.secondary)
                        .foregroundStyle(.palette(.ink2))
                }
                Spacer(minLength: 0)
                Image(systemName: "chevron.forward")
                    .foregroundStyle(.palette(.ink2))
                    .accessibilityHidden(true)
            }
            .padding(.horizontal, 16)
            .frame(minHeight: 60)
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityElement(children: .ignore)
        .accessibilityAddTraits(.isButton)
        .accessibilityLabel(Text(verbatim: spoken(index)))
    }

    private func sets(_ index: Int) -> [Seat] {
        model.choices.isColourless ? [] : model.choices.places[index].sets
    }

    private func spoken(_ index: Int) -> String {
        let words = [model.choices.name(at: index).words, model.choices.seats[index].kindWords]
        return (sets(index).map(\.pieceName) + words).joined(separator: String(localized: ", "))
    }
}

/// Who plays one seat: a name, a person or a computer and its level.
private struct SeatSheet: View {
    let model: NewGameModel
    let index: Int
    @Environment(\.dismiss) private var dismiss

    private var seat: NewGame.Chosen { model.choices.seats[index] }

    var body: some View {
        NavigationStack {
            ScrollView {
                VStack(alignment: .leading, spacing: 20) {
                    TextField("Name (optional)", text: name)
                        .card()
                    Segments(
                        choices: [
                            .init(value: true, words: String(localized: "Person")),
                            .init(
                                value: false, words: String(localized: "Computer"),
                                isEnabled: !model.isOnlyPerson(index)),
                        ], selection: seat.isPerson
                    ) { isPerson in
                        if isPerson { model.pickPerson(for: index) } else { model.pickComputer(for: index) }
                    }
                    if model.isOnlyPerson(index) {
                        NewGameNote(words: String(localized: "At least one player is a person."))
                    }
                    if let level = seat.level {
                        LevelPicker(level: level) { model.pickComputer(for: index, level: $0) }
                    }
                }
                .padding(16)
            }
            .background(.palette(.paper))
            .navigationTitle(Text(verbatim: model.choices.places[index].seat.name))
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .confirmationAction) {
                    Button("Done") { dismiss() }
                }
            }
        }
        .presentationDetents([.medium, .large])
    }

    /// Taken over letter by letter, so that it is kept however the sheet goes.
    private var name: Binding<String> {
        Binding(get: { seat.name }, set: { model.pick(name: $0, for: index) })
    }
}
