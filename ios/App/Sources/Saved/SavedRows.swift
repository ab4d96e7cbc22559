import StarhopKit
import SwiftUI

struct SavedRow: View {
    let game: SavedGame

    var body: some View {
        HStack(spacing: 16) {
            ThumbnailView(scene: game.scene, width: 76)
            VStack(alignment: .leading, spacing: 4) {
                Text(verbatim: game.titleWords)
                    .font(.strong)
                    .foregroundStyle(.palette(.ink))
                HStack(spacing: 6) {
                    if case .playing = game.outcome { PieceView(seat: game.toMove, diameter: 16) }
                    Text(verbatim: game.turnWords)
                    Text("Move \(game.ply)")
                }
                .font(.secondary)
                .foregroundStyle(.palette(.ink))
                if let reason = game.reasonWords {
                    Text(verbatim: reason)
                        .font(.footnote)
                        .foregroundStyle(.palette(.ink2))
                }
                Text(game.changed, format: .relative(presentation: .named))
                    .font(.footnote)
                    .foregroundStyle(.palette(.ink2))
            }
        }
        .accessibilityElement(children: .combine)
    }
}

struct EmptyShelf: View {
    let showsFinished: Bool

    var body: some View {
        if showsFinished {
            Text("Games you finish are kept here.")
                .foregroundStyle(.palette(.ink2))
        } else {
            NavigationLink(value: Route.newGame) {
                VStack(alignment: .leading, spacing: 4) {
                    Text("No unfinished games")
                        .foregroundStyle(.palette(.ink2))
                    Text("New game")
                        .foregroundStyle(.palette(.accent))
                }
            }
        }
    }
}

/// A file that is kept though it cannot be read.
struct UnreadableRow: View {
    let file: UnreadableFile
    @Environment(LibraryModel.self) private var library
    @State private var asksToDelete = false

    var body: some View {
        switch file {
        case .damaged(let name, _):
            VStack(alignment: .leading, spacing: 8) {
                Label("This game could not be read", systemImage: "exclamationmark.triangle")
                    .font(.strong)
                    .foregroundStyle(.palette(.bad))
                Text("It was kept; nothing was deleted.")
                    .font(.secondary)
                HStack(spacing: 24) {
                    Button("Delete…", role: .destructive) { asksToDelete = true }
                    share(name)
                }
                .buttonStyle(.borderless)
            }
            .confirmationDialog(
                "Delete this file? It cannot be brought back.", isPresented: $asksToDelete, titleVisibility: .visible
            ) {
                Button("Delete", role: .destructive) { library.deleteDamaged(name) }
                Button("Keep", role: .cancel) {}
            }
        case .newer(let name, _):
            VStack(alignment: .leading, spacing: 8) {
                Label("From a newer version", systemImage: "arrow.up.circle")
                    .font(.strong)
                Text("Update Starhop to open this game. It was left as it is.")
                    .font(.secondary)
                share(name)
                    .buttonStyle(.borderless)
            }
        }
    }
}

extension UnreadableRow {
    private func share(_ name: String) -> some View {
        ShareLink(
            item: SharedText { [library] in library.textOfDamaged(name) }, preview: SharePreview(Text(verbatim: name))
        ) {
            Text("Share file")
        }
    }
}

/// For six seconds after a deletion.
struct UndoDelete: View {
    @Environment(LibraryModel.self) private var library

    var body: some View {
        if let game = library.deleted {
            HStack {
                Text("Deleted")
                Spacer()
                Button("Undo") { library.restore(game.id) }
            }
            .padding(16)
            .background(.palette(.surface), in: RoundedRectangle(cornerRadius: 12))
            .padding(16)
            .task(id: game.id) {
                try? await Task.sleep(for: .seconds(6))
                if !Task.isCancelled { library.forgetDeleted() }
            }
        }
    }
}
