import StarhopKit
import SwiftUI

/// Deleted games: back to the others, or away for good, which is asked first.
struct TrashScreen: View {
    @Environment(LibraryModel.self) private var library
    @State private var erased: SavedGame?
    @State private var asksToEmpty = false

    var body: some View {
        List {
            if library.trash.isEmpty {
                Text("The trash is empty")
                    .foregroundStyle(.palette(.ink2))
            } else {
                Text("Deleted games stay here until you delete them for good.")
                    .font(.secondary)
                    .foregroundStyle(.palette(.ink2))
            }
            ForEach(library.trash) { game in
                VStack(alignment: .leading, spacing: 8) {
                    SavedRow(game: game)
                    HStack(spacing: 24) {
                        Button("Bring back") { library.restore(game.id) }
                        Button("Delete for good…", role: .destructive) { erased = game }
                    }
                    .buttonStyle(.borderless)
                }
            }
            if !library.trash.isEmpty {
                Button("Empty the trash…", role: .destructive) { asksToEmpty = true }
            }
        }
        .navigationTitle("Trash")
        .navigationBarTitleDisplayMode(.inline)
        .confirmationDialog(
            "Delete this game for good? It cannot be brought back.", isPresented: isErasing, titleVisibility: .visible
        ) {
            Button("Delete", role: .destructive) { erased.map { library.erase($0.id) } }
            Button("Keep", role: .cancel) {}
        }
        .confirmationDialog(
            "Delete all games in the trash for good? They cannot be brought back.", isPresented: $asksToEmpty,
            titleVisibility: .visible
        ) {
            Button("Delete", role: .destructive) { library.emptyTrash() }
            Button("Keep", role: .cancel) {}
        }
        .libraryProblem()
        .onAppear { library.refresh() }
    }

    private var isErasing: Binding<Bool> {
        Binding(get: { erased != nil }, set: { if !$0 { erased = nil } })
    }
}

extension View {
    /// Says what an action on the saved games could not do.
    func libraryProblem() -> some View { modifier(LibraryProblem()) }
}

private struct LibraryProblem: ViewModifier {
    @Environment(LibraryModel.self) private var library

    func body(content: Content) -> some View {
        content
            .alert("It was not done", isPresented: shown) {
                Button("Close", role: .cancel) {}
            } message: {
                if let problem = library.problem { Text(verbatim: problem.words) }
            }
    }

    private var shown: Binding<Bool> {
        Binding(get: { library.problem != nil }, set: { if !$0 { library.forgetProblem() } })
    }
}
