import StarhopKit
import SwiftUI

/// The rule sets to choose from, each with its details, and rules of one's own with their editor.
struct RulesSheet: View {
    let model: NewGameModel
    @Environment(\.dismiss) private var dismiss
    @State private var shown: [Page] = []

    private enum Page: Hashable {
        case details(Preset)
        case own
    }

    var body: some View {
        NavigationStack(path: $shown) {
            ScrollView {
                VStack(spacing: 12) {
                    ForEach(Preset.offered, id: \.self) { row($0, why: nil) }
                    row(nil, why: model.choices.forbiddenOwn)
                }
                .padding(16)
            }
            .background(.palette(.paper))
            .navigationTitle("Rules")
            .navigationBarTitleDisplayMode(.inline)
            .navigationDestination(for: Page.self) { page in
                switch page {
                case .details(let preset):
                    RuleDetails(title: preset.name, options: preset.details(players: model.choices.players))
                case .own: OwnRules(model: model)
                }
            }
            .toolbar {
                ToolbarItem(placement: .confirmationAction) {
                    Button("Done") { dismiss() }
                }
            }
        }
    }

    private func row(_ preset: Preset?, why: UnfitRules?) -> some View {
        let isChosen = preset == model.choices.preset
        return HStack(spacing: 12) {
            Button {
                model.pick(rules: preset)
            } label: {
                HStack(spacing: 12) {
                    Image(systemName: isChosen ? "checkmark.circle.fill" : "circle")
                        .foregroundStyle(.palette(isChosen ? .accent : .ink2))
                        .accessibilityHidden(true)
                    VStack(alignment: .leading, spacing: 2) {
                        Text(verbatim: preset.rulesName)
                            .font(.strong)
                            .foregroundStyle(.palette(.ink))
                        Text(verbatim: why?.words ?? preset.rulesLine)
                            .font(.secondary)
                            .foregroundStyle(.palette(.ink2))
                    }
                    Spacer(minLength: 0)
                }
                .frame(minHeight: 56)
                .contentShape(Rectangle())
            }
            .buttonStyle(.plain)
            .disabled(why != nil && !isChosen)
            .accessibilityAddTraits(isChosen ? .isSelected : [])
            more(preset)
        }
        .card(line: isChosen ? .ink : .line)
    }

    @ViewBuilder private func more(_ preset: Preset?) -> some View {
        if let preset {
            Button("Details") { shown = [.details(preset)] }
                .buttonStyle(OutlinedButtonStyle(height: 48))
                .accessibilityLabel(Text("Details of \(preset.name)"))
        } else {
            Button("Edit") {
                model.editOwnRules()
                shown = [.own]
            }
            .buttonStyle(OutlinedButtonStyle(height: 48))
        }
    }
}

/// The editor of one's own rules: the values of each option, with what the chosen one means.
private struct OwnRules: View {
    let model: NewGameModel

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 20) {
                if let why = model.choices.forbidden { NewGameNote(words: why.words) }
                ForEach(model.choices.ownOptions) { option in
                    VStack(alignment: .leading, spacing: 8) {
                        Text(verbatim: RuleWords.title(option.key))
                            .font(.strong)
                            .foregroundStyle(.palette(.ink))
                            .accessibilityAddTraits(.isHeader)
                        Segments(choices: segments(option), selection: option.chosen?.value) { value in
                            model.pick(value, of: option.key)
                        }
                        NewGameNote(words: option.chosen?.sentence ?? "")
                        ForEach(reasons(option), id: \.self) { NewGameNote(words: $0) }
                    }
                }
            }
            .padding(16)
        }
        .background(.palette(.paper))
        .navigationTitle("My own")
        .navigationBarTitleDisplayMode(.inline)
    }

    private func segments(_ option: OwnOption) -> [Segments<String>.Choice] {
        option.values.map { value in
            .init(
                value: value.key, words: RuleOption(key: option.key, value: value.key).word,
                isEnabled: value.forbidden == nil)
        }
    }

    private func reasons(_ option: OwnOption) -> [String] {
        option.values.compactMap { value in
            let word = RuleOption(key: option.key, value: value.key).word
            return value.forbidden.map { String(localized: "\(word): \($0.words)") }
        }
    }
}
