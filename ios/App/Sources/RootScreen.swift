import StarhopKit
import SwiftUI

/// A place in the app that another one leads to.
enum Route: Hashable {
    case newGame
    case game(String)
    case replay(String)
    case saved
    case settings
    case learn
    case exercise(Sitting)
    case trash
    case importGame
    case statistics
    case about
    case licence(String)
}

/// Opens the library and holds the way through the app. A cold start during a game reopens the game.
struct RootScreen: View {
    @Environment(PreferencesModel.self) private var preferences
    @Environment(\.scenePhase) private var scenePhase
    @AppStorage("openGame") private var openGame = ""
    @State private var library: LibraryModel?
    @State private var failure: String?
    @State private var path: [Route] = []
    /// A file that another app opened here, until the library can look at it.
    @State private var opened: URL?

    var body: some View {
        NavigationStack(path: $path) {
            Group {
                if let library {
                    HomeScreen(path: $path)
                        .navigationDestination(for: Route.self) { route in
                            screen(for: route)
                                .environment(library)
                        }
                        .environment(library)
                } else if let failure {
                    LibraryFailureView(detail: failure, retry: open)
                } else {
                    ProgressView()
                }
            }
            .background(.palette(.paper))
        }
        .task { open() }
        .onOpenURL { file in
            opened = file
            takeOpened()
        }
        .onChange(of: scenePhase) { _, phase in
            if phase == .background { library?.cues.release() }
        }
        .onChange(of: path) { _, path in
            openGame = if case .game(let id)? = path.last { id } else { "" }
        }
    }

    @ViewBuilder private func screen(for route: Route) -> some View {
        switch route {
        case .newGame: NewGameScreen(path: $path)
        case .game(let id): GameHost(id: id, path: $path)
        case .replay(let id): ReplayHost(id: id, path: $path)
        case .saved: SavedScreen(path: $path)
        case .settings: SettingsScreen()
        case .learn: LearnScreen()
        case .exercise(let sitting): ExerciseHost(sitting: sitting)
        case .trash: TrashScreen()
        case .importGame: ImportScreen(path: $path)
        case .statistics: StatisticsScreen()
        case .about: AboutScreen()
        case .licence(let key): LicenceScreen(key: key)
        }
    }

    private func open() {
        guard library == nil else { return }
        do {
            let folder = try FileManager.default.url(
                for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
            let cues = Cues(preferences: preferences, sounds: SoundPlayers(), haptics: HapticGenerators())
            let found = try LibraryModel(
                folder: folder.appending(path: "Starhop"), preferences: preferences, cues: cues)
            library = found
            failure = nil
            if found.unfinishedGames.contains(where: { $0.id == openGame }) { path = [.game(openGame)] }
            takeOpened()
        } catch {
            failure = String(describing: error)
        }
    }
}

extension RootScreen {
    private func takeOpened() {
        guard let library, let file = opened else { return }
        opened = nil
        library.take(file)
        if path.last != .importGame { path.append(.importGame) }
    }
}

/// The library could not be opened; nothing was changed.
private struct LibraryFailureView: View {
    let detail: String
    let retry: @MainActor () -> Void

    var body: some View {
        ContentUnavailableView {
            Label("Saved games cannot be opened", systemImage: "externaldrive.badge.exclamationmark")
        } description: {
            Text(verbatim: detail)
        } actions: {
            Button("Try again", action: retry)
        }
    }
}
