import StarhopKit
import SwiftUI

/// Against whom, how strong, who starts. The last choice is remembered.
struct NewGameScreen: View {
    @Binding var path: [Route]
    @Environment(LibraryModel.self) private var library
    @State private var draft = NewGame(from: DefaultsStore())

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 20) {
                section("Play against") {
                    Picker("Play against", selection: $draft.mode) {
                        Text("Computer").tag(Mode.computer)
                        Text("Pass and play").tag(Mode.passAndPlay)
                    }
                    .pickerStyle(.segmented)
                }
                if draft.mode == .computer {
                    section("Level") { LevelPicker(level: $draft.level) }
                    section("Who starts") {
                        Picker("Who starts", selection: $draft.starter) {
                            Text("You").tag(NewGame.Starter.you)
                            Text("Computer").tag(NewGame.Starter.computer)
                            Text("Toss").tag(NewGame.Starter.toss)
                        }
                        .pickerStyle(.segmented)
                        Text("The starter plays red.")
                            .font(.footnote)
                            .foregroundStyle(.palette(.ink2))
                    }
                }
                if let problem = library.problem {
                    Text(verbatim: problem.words)
                        .foregroundStyle(.palette(.bad))
                }
            }
            .padding(16)
        }
        .background(.palette(.paper))
        .safeAreaInset(edge: .bottom) {
            Button("Start game", action: start)
                .buttonStyle(.filled)
                .padding(16)
                .background(.palette(.paper))
        }
        .navigationTitle("New game")
        .navigationBarTitleDisplayMode(.inline)
    }

    private func section<Content: View>(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) -> some View {
        VStack(alignment: .leading, spacing: 8) {
            Text(title)
                .font(.sectionHead)
                .foregroundStyle(.palette(.ink2))
                .accessibilityAddTraits(.isHeader)
            content()
        }
    }

    private func start() {
        draft.write(to: DefaultsStore())
        if let game = library.start(draft) { path = [.game(game.state.id)] }
    }
}

/// Eight bars, filled up to the level.
private struct LevelPicker: View {
    @Binding var level: Int

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            HStack(alignment: .firstTextBaseline, spacing: 8) {
                Text(level, format: .number)
                    .font(.sheetTitle)
                Text(verbatim: LevelWords.name(level))
                    .font(.barTitle)
            }
            .foregroundStyle(.palette(.ink))
            Text(verbatim: LevelWords.line(level))
                .font(.secondary)
                .foregroundStyle(.palette(.ink2))
            HStack(alignment: .bottom, spacing: 6) {
                ForEach(NewGame.levels, id: \.self) { bar in
                    Button {
                        level = bar
                    } label: {
                        VStack(spacing: 4) {
                            RoundedRectangle(cornerRadius: 6)
                                .fill(.palette(bar <= level ? .accent : .surface2))
                                .frame(height: 12.6 + Double(bar - 1) * 2.6)
                            Text(bar, format: .number)
                                .font(.footnote)
                                .foregroundStyle(.palette(bar == level ? .ink : .ink2))
                        }
                        .frame(maxWidth: .infinity, minHeight: 56, alignment: .bottom)
                        .contentShape(Rectangle())
                    }
                    .buttonStyle(.plain)
                }
            }
        }
        .card()
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Text("Level"))
        .accessibilityValue(Text(verbatim: "\(level), \(LevelWords.name(level))"))
        .accessibilityAdjustableAction { direction in
            switch direction {
            case .increment: level = min(level + 1, NewGame.levels.upperBound)
            case .decrement: level = max(level - 1, NewGame.levels.lowerBound)
            @unknown default: break
            }
        }
    }
}
