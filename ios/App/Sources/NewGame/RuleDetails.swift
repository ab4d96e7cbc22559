import StarhopKit
import SwiftUI

/// Every option of a rule set in one sentence each.
struct RuleDetails: View {
    let title: String
    let options: [RuleOption]

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 16) {
                ForEach(options, id: \.key) { option in
                    VStack(alignment: .leading, spacing: 2) {
                        Text(verbatim: RuleWords.title(option.key))
                            .font(.strong)
                            .foregroundStyle(.palette(.ink))
                        Text(verbatim: option.sentence)
                            .font(.secondary)
                            .foregroundStyle(.palette(.ink2))
                    }
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .accessibilityElement(children: .combine)
                }
            }
            .padding(16)
        }
        .background(.palette(.paper))
        .navigationTitle(Text(verbatim: title))
        .navigationBarTitleDisplayMode(.inline)
    }
}

/// The rules of a running or finished game.
struct GameRulesSheet: View {
    let state: GameState
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            RuleDetails(title: state.rulesName, options: state.ruleOptions)
                .toolbar {
                    ToolbarItem(placement: .confirmationAction) {
                        Button("Done") { dismiss() }
                    }
                }
        }
    }
}
