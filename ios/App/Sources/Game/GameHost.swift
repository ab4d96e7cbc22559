import StarhopKit
import SwiftUI

/// Opens a saved game and shows it.
struct GameHost: View {
    let id: String
    @Binding var path: [Route]
    @Environment(LibraryModel.self) private var library
    @State private var game: GameModel?

    var body: some View {
        Group {
            if let game {
                GameScreen(game: game, path: $path)
            } else if let problem = library.problem {
                ContentUnavailableView(problem.words, systemImage: "exclamationmark.triangle")
            } else {
                ProgressView()
            }
        }
        .background(.palette(.paper))
        .task(id: id) {
            // Coming back from a replay keeps the selection.
            if game?.state.id != id { game = library.open(id) }
        }
    }
}
