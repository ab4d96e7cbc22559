import StarhopKit
import SwiftUI

/// Continue, new game, saved games, learn, settings.
struct HomeScreen: View {
    @Binding var path: [Route]
    @Environment(LibraryModel.self) private var library
    @State private var firstRun = FirstRun(store: DefaultsStore())

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 16) {
                HomeArt()
                if firstRun.isAsked {
                    FirstRunChoice(firstRun: firstRun, path: $path)
                } else if let game = library.unfinished {
                    ContinueCard(game: game) { path.append(.game(game.id)) }
                    newGame.buttonStyle(.outlined)
                } else {
                    newGame.buttonStyle(.filled)
                }
                if !firstRun.isAsked {
                    HomeRow(
                        title: Text("Saved games"), detail: Text(verbatim: savedWords), image: "clock", route: .saved)
                    HomeRow(
                        title: Text("Learn"), detail: Text("Lessons and puzzles"), image: "graduationcap",
                        route: .learn)
                }
                HomeRow(title: Text("Settings"), detail: nil, image: "slider.horizontal.3", route: .settings)
            }
            .padding(16)
        }
        .background(.palette(.paper))
        .toolbar(.hidden, for: .navigationBar)
        .onAppear {
            library.refresh()
            firstRun.look(at: library)
        }
    }

    private var newGame: some View {
        Button("New game", systemImage: "plus") { path.append(.newGame) }
    }

    private var savedWords: String {
        let unfinished = String(localized: "\(library.unfinishedGames.count) unfinished")
        let finished = String(localized: "\(library.finishedGames.count) finished")
        return unfinished + String(localized: ", ") + finished
    }
}

/// The star with a long last move, under the name of the app.
private struct HomeArt: View {
    var body: some View {
        ZStack(alignment: .bottomLeading) {
            GeometryReader { proxy in
                BoardCanvas(scene: .art, turn: 0)
                    .frame(width: proxy.size.width, height: proxy.size.width * 1.1)
                    .offset(x: proxy.size.width * 0.22, y: -proxy.size.width * 0.26)
            }
            VStack(alignment: .leading, spacing: 0) {
                Text(verbatim: "Starhop")
                    .font(.wordmark)
                    .foregroundStyle(.palette(.ink))
                    .accessibilityAddTraits(.isHeader)
                Text("Chinese checkers")
                    .foregroundStyle(.palette(.ink2))
            }
        }
        .frame(height: 320)
    }
}

private struct ContinueCard: View {
    let game: SavedGame
    let open: @MainActor () -> Void

    var body: some View {
        VStack(spacing: 16) {
            HStack(spacing: 16) {
                ThumbnailView(scene: game.scene)
                VStack(alignment: .leading, spacing: 4) {
                    Text(verbatim: game.turnWords)
                        .font(.barTitle)
                        .foregroundStyle(.palette(.ink))
                    Text(verbatim: game.titleWords)
                        .font(.secondary)
                    if let player = game.you ?? game.players.first {
                        HStack(spacing: 8) {
                            MeterView(player: player, height: 22)
                            Text(verbatim: player.longHomeWords)
                                .font(.secondary)
                        }
                    }
                    Text("Move \(game.ply)")
                        .font(.secondary)
                }
                .foregroundStyle(.palette(.ink2))
                Spacer(minLength: 0)
            }
            .accessibilityElement(children: .combine)
            Button("Continue", systemImage: "play.fill", action: open)
                .buttonStyle(.filled)
        }
        .card()
    }
}

private struct HomeRow: View {
    let title: Text
    let detail: Text?
    let image: String
    let route: Route

    var body: some View {
        NavigationLink(value: route) {
            HStack(spacing: 16) {
                HomeRowWords(title: title, detail: detail, image: image, font: .strong)
                Image(systemName: "chevron.forward")
                    .foregroundStyle(.palette(.ink2))
                    .accessibilityHidden(true)
            }
            .frame(minHeight: 60)
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
    }
}

/// What a row of the home screen offers: an image, and two lines.
struct HomeRowWords: View {
    let title: Text
    let detail: Text?
    let image: String
    let font: Font

    var body: some View {
        HStack(spacing: 16) {
            Image(systemName: image)
                .foregroundStyle(.palette(.accent))
                .frame(width: 32)
            VStack(alignment: .leading, spacing: 2) {
                title
                    .font(font)
                    .foregroundStyle(.palette(.ink))
                detail
                    .font(.secondary)
                    .foregroundStyle(.palette(.ink2))
            }
            Spacer(minLength: 0)
        }
    }
}
