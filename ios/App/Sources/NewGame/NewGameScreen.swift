import StarhopKit
import SwiftUI

/// Who plays, how strong, by which rules and who starts. The last choice is remembered.
struct NewGameScreen: View {
    @Binding var path: [Route]
    @Environment(LibraryModel.self) private var library
    @State private var model = NewGameModel(store: DefaultsStore())
    @State private var showsRules = false

    private var choices: NewGame { model.choices }

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 20) {
                NewGameSection(title: "Play against") { modes }
                NewGameSection(title: "Players") {
                    PlayerCounts(model: model)
                    SeatRows(model: model)
                }
                if let level = choices.level { NewGameSection(title: "Level") { levels(level) } }
                if !choices.sides.isEmpty { NewGameSection(title: "Teams") { SidesToggle(model: model) } }
                NewGameSection(title: "Rules") { rules }
                if !choices.limits.isEmpty { NewGameSection(title: "Time for each move") { LimitPicker(model: model) } }
                NewGameSection(title: "Who starts") { StarterPicker(model: model) }
                if let trouble {
                    Text(verbatim: trouble)
                        .foregroundStyle(.palette(.bad))
                }
            }
            .padding(16)
        }
        .background(.palette(.paper))
        .safeAreaInset(edge: .bottom) {
            Button("Start game", action: start)
                .buttonStyle(.filled)
                .disabled(choices.forbidden != nil)
                .padding(16)
                .background(.palette(.paper))
        }
        .sheet(isPresented: $showsRules) { RulesSheet(model: model) }
        .navigationTitle("New game")
        .navigationBarTitleDisplayMode(.inline)
    }

    private var modes: some View {
        Segments(
            choices: [
                .init(value: Mode.computer, words: String(localized: "Computer")),
                .init(value: Mode.passAndPlay, words: String(localized: "Pass and play")),
            ], selection: choices.mode
        ) { model.pick(mode: $0) }
    }

    @ViewBuilder private func levels(_ level: Int) -> some View {
        LevelPicker(level: level) { model.pick(level: $0) }
        if choices.hasDifferentLevels {
            NewGameNote(
                words: String(localized: "The computers differ in level. A level chosen here is for all of them."))
        }
    }

    private var rules: some View {
        HStack(spacing: 12) {
            VStack(alignment: .leading, spacing: 2) {
                Text(verbatim: choices.preset.rulesName)
                    .font(.strong)
                    .foregroundStyle(.palette(.ink))
                Text(verbatim: choices.preset.rulesLine)
                    .font(.secondary)
                    .foregroundStyle(.palette(.ink2))
            }
            .accessibilityElement(children: .combine)
            Spacer(minLength: 0)
            Button("Change") { showsRules = true }
                .buttonStyle(OutlinedButtonStyle(height: 48))
        }
        .card()
    }

    private var trouble: String? { choices.forbidden?.words ?? library.problem?.words }

    private func start() {
        if let game = model.start(in: library) { path = [.game(game.state.id)] }
    }
}

/// A part of the screen under its heading.
struct NewGameSection<Content: View>: View {
    private let title: LocalizedStringKey
    private let content: Content

    init(title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.title = title
        self.content = content()
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text(title)
                .font(.sectionHead)
                .foregroundStyle(.palette(.ink2))
                .accessibilityAddTraits(.isHeader)
            content
        }
    }
}

/// What a choice comes to, or why it cannot be made.
struct NewGameNote: View {
    let words: String

    var body: some View {
        Text(verbatim: words)
            .font(.footnote)
            .foregroundStyle(.palette(.ink2))
    }
}
