import StarhopKit
import SwiftUI

/// Unfinished and finished games, newest first; damaged files never block the list.
struct SavedScreen: View {
    @Binding var path: [Route]
    @Environment(LibraryModel.self) private var library
    @State private var showsFinished = false
    @State private var renamed: SavedGame?
    @State private var title = ""

    var body: some View {
        List {
            Picker("Games", selection: $showsFinished) {
                Text("Unfinished").tag(false)
                Text("Finished").tag(true)
            }
            .pickerStyle(.segmented)
            ForEach(games) { game in
                Button {
                    open(game)
                } label: {
                    SavedRow(game: game)
                }
                .swipeActions {
                    Button("Delete", systemImage: "trash", role: .destructive) { library.delete(game.id) }
                }
                .contextMenu { menu(for: game) }
            }
            if games.isEmpty { EmptyShelf(showsFinished: showsFinished) }
            ForEach(library.unreadable) { UnreadableRow(file: $0) }
            if !library.trash.isEmpty {
                NavigationLink(value: Route.trash) { Label("Trash", systemImage: "trash") }
            }
        }
        .navigationTitle("Saved games")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            ToolbarItem(placement: .topBarTrailing) {
                Button("Import a game", systemImage: "square.and.arrow.down") { path.append(.importGame) }
                    .labelStyle(.iconOnly)
            }
        }
        .safeAreaInset(edge: .bottom) { UndoDelete() }
        .alert("Rename", isPresented: renaming) {
            TextField("Title", text: $title)
            Button("Save") { renamed.map { library.rename($0.id, to: title) } }
            Button("Cancel", role: .cancel) {}
        }
        .libraryProblem()
        .onAppear {
            library.refresh()
            if library.unfinishedGames.isEmpty && !library.finishedGames.isEmpty { showsFinished = true }
        }
    }

    private var games: [SavedGame] { showsFinished ? library.finishedGames : library.unfinishedGames }

    private var renaming: Binding<Bool> {
        Binding(get: { renamed != nil }, set: { if !$0 { renamed = nil } })
    }

    @ViewBuilder private func menu(for game: SavedGame) -> some View {
        Button("Replay", systemImage: "play.rectangle") { path.append(.replay(game.id)) }
        Button("Rename", systemImage: "pencil") {
            title = game.title
            renamed = game
        }
        Button("Duplicate", systemImage: "plus.square.on.square") { library.duplicate(game.id, as: game.copyWords) }
        ShareGame(id: game.id, title: game.titleWords)
        Button("Delete", systemImage: "trash", role: .destructive) { library.delete(game.id) }
    }

    private func open(_ game: SavedGame) {
        path.append(game.isOver ? .replay(game.id) : .game(game.id))
    }
}
