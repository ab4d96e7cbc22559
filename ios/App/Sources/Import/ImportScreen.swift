import StarhopKit
import SwiftUI
import UniformTypeIdentifiers

/// Takes in a game from a text or a file. What it is, or what is wrong with it, is shown before anything is saved.
struct ImportScreen: View {
    @Binding var path: [Route]
    @Environment(LibraryModel.self) private var library
    @State private var choosesFile = false
    @State private var text = ""

    /// Longer texts are read, but not laid out in the field; a long game has some thousands of bytes.
    private static let longestShown = 50_000

    private var model: ImportModel { library.importing }

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 20) {
                Text(
                    """
                    Paste a game or a position as text, or choose a file that was shared from Starhop. You see what it \
                    is before it is saved.
                    """
                )
                .foregroundStyle(.palette(.ink2))
                field
                sources
                switch model.state {
                case .empty: EmptyView()
                case .reading: reading
                case .ready(let preview): ImportPreviewCard(preview: preview, path: $path)
                case .refused(let problem): ImportRefusal(problem: problem)
                }
            }
            .padding(16)
        }
        .background(.palette(.paper))
        .navigationTitle("Import a game")
        .navigationBarTitleDisplayMode(.inline)
        .fileImporter(isPresented: $choosesFile, allowedContentTypes: [.starhopGame, .plainText]) { chosen in
            if case .success(let file) = chosen { library.take(file) }
        }
        .onDisappear { model.forget() }
    }

    private var sources: some View {
        HStack(spacing: 12) {
            PasteButton(payloadType: String.self) { texts in
                Task { @MainActor in
                    guard let pasted = texts.first else { return }
                    text = pasted.utf8.count <= Self.longestShown ? pasted : ""
                    model.read(text: pasted)
                }
            }
            Button("Choose a file", systemImage: "folder") { choosesFile = true }
                .buttonStyle(OutlinedButtonStyle(height: 48))
            Spacer(minLength: 0)
        }
    }

    /// What was pasted stays here, so that a wrong line can be mended.
    private var field: some View {
        VStack(alignment: .leading, spacing: 12) {
            TextField("Paste or write a game", text: $text, axis: .vertical)
                .lineLimit(3...8)
                .font(.footnote.monospaced())
                .autocorrectionDisabled()
                .textInputAutocapitalization(.never)
                .padding(12)
                .background(.palette(.surface), in: RoundedRectangle(cornerRadius: 12))
            Button("Show the game") { model.read(text: text) }
                .buttonStyle(OutlinedButtonStyle(height: 48))
                .disabled(text.isEmpty)
        }
    }

    private var reading: some View {
        HStack(spacing: 12) {
            ProgressView()
            Text("Reading…")
                .foregroundStyle(.palette(.ink2))
        }
    }
}

/// The game as it would be saved, and what comes along.
private struct ImportPreviewCard: View {
    let preview: ImportPreview
    @Binding var path: [Route]
    @Environment(LibraryModel.self) private var library

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            SavedRow(game: preview.game)
            VStack(alignment: .leading, spacing: 4) {
                Text(verbatim: preview.form.words)
                if let seconds = preview.seconds { Text("\(seconds) seconds for each move") }
                if preview.undone > 0 { Text("\(preview.undone) moves that were taken back come along.") }
                if preview.comments > 0 { Text("\(preview.comments) comments come along.") }
                if preview.known != nil {
                    Text("You have this game already.")
                        .foregroundStyle(.palette(.ink))
                }
            }
            .font(.secondary)
            .foregroundStyle(.palette(.ink2))
            if let known = preview.known {
                Button("Open the saved game") { open(known, isOver: preview.game.isOver) }
                    .buttonStyle(.filled)
                Button("Save this game", action: save)
                    .buttonStyle(.outlined)
            } else {
                Button("Save this game", action: save)
                    .buttonStyle(.filled)
            }
        }
        .card()
    }

    private func save() {
        guard let id = library.importing.save() else { return }
        library.refresh()
        open(id, isOver: preview.game.isOver)
    }

    private func open(_ id: String, isOver: Bool) {
        path = [.saved, isOver ? .replay(id) : .game(id)]
    }
}

private struct ImportRefusal: View {
    let problem: Problem

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Label("This is no game that can be read", systemImage: "exclamationmark.triangle")
                .font(.strong)
                .foregroundStyle(.palette(.bad))
            Text(verbatim: problem.importWords)
                .foregroundStyle(.palette(.ink))
        }
        .card(line: .bad)
        .accessibilityElement(children: .combine)
    }
}
