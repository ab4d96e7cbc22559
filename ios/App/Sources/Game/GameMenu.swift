import StarhopKit
import SwiftUI

/// What is needed less often. Resigning asks first.
struct GameMenu: View {
    enum Choice { case result, moves, replay, offerDraw, resign, turnBoard, rules, settings, newGame }

    let game: GameModel
    @Binding var choice: Choice?
    @Environment(\.dismiss) private var dismiss
    @State private var asksToResign = false

    var body: some View {
        NavigationStack {
            List {
                if game.state.isOver { row("Result", "flag.checkered", .result) }
                if game.state.personToMove { row("Moves", "list.bullet", .moves) }
                if game.state.ply > 0 { row("Replay", "play.rectangle", .replay) }
                if game.state.allowed.offerDraw { row("Offer draw", "equal.circle", .offerDraw) }
                if game.state.allowed.resign {
                    Button("Resign", systemImage: "flag", role: .destructive) { asksToResign = true }
                }
                row("Turn board", "arrow.clockwise", .turnBoard)
                row("Rules of this game", "book", .rules)
                row("Settings", "gearshape", .settings)
                row("New game", "plus", .newGame)
            }
            .navigationTitle("Menu")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Close") { dismiss() }
                }
            }
            .confirmationDialog(question, isPresented: $asksToResign, titleVisibility: .visible) {
                Button("Resign", role: .destructive) { choose(.resign) }
                Button("Keep playing", role: .cancel) {}
            }
        }
        .presentationDetents([.medium, .large])
    }

    /// Among several people it says who would resign.
    private var question: Text {
        guard game.state.mode == .passAndPlay else { return Text("Resign this game?") }
        return Text("Does \(game.state.name(of: game.state.toMove)) resign?")
    }

    private func row(_ title: LocalizedStringKey, _ image: String, _ choice: Choice) -> some View {
        Button(title, systemImage: image) { choose(choice) }
    }

    private func choose(_ choice: Choice) {
        self.choice = choice
        dismiss()
    }
}

/// Every legal move as plain text, for switch control, voice and keyboard.
struct LegalMovesSheet: View {
    let moves: [Target]
    let play: @MainActor ([Int]) -> Void
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            List {
                ForEach(moves, id: \.text) { move in
                    Button {
                        dismiss()
                        play(move.path)
                    } label: {
                        LabeledContent {
                            if move.kind == .step { Text("step") } else { Text("\(move.hops) hops") }
                        } label: {
                            Text(verbatim: move.text)
                        }
                    }
                }
            }
            .navigationTitle("Moves")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Close") { dismiss() }
                }
            }
        }
    }
}
