import StarhopKit
import SwiftUI

/// Every screen in Xcode's canvas, over games of its own in a folder that nobody keeps.
struct Previews: PreviewProvider {
    static var previews: some View {
        stage("Home") { HomeScreen(path: .constant([])) }
        stage("New game") { NewGameScreen(path: .constant([])) }
        stage("Game") { GameHost(id: PreviewStage.shared.game, path: .constant([])) }
        stage("Game, dark") { GameHost(id: PreviewStage.shared.game, path: .constant([])) }
            .preferredColorScheme(.dark)
        stage("Game, large text") { GameHost(id: PreviewStage.shared.game, path: .constant([])) }
            .environment(\.dynamicTypeSize, .accessibility2)
        stage("Six players") { GameHost(id: PreviewStage.shared.crowd, path: .constant([])) }
        stage("Replay") { ReplayHost(id: PreviewStage.shared.game, path: .constant([])) }
        stage("Saved games") { SavedScreen(path: .constant([])) }
        library
    }

    @ViewBuilder private static var library: some View {
        stage("Trash") { TrashScreen() }
        stage("Import") { ImportScreen(path: .constant([])) }
        stage("Learn") { LearnScreen() }
        exercises
        stage("Settings") { SettingsScreen() }
        stage("Statistics") { StatisticsScreen() }
        stage("About") { AboutScreen() }
        stage("Licence") { LicenceScreen(key: "MIT") }
    }

    /// One for each way to answer.
    @ViewBuilder private static var exercises: some View {
        stage("Exercise: moves") { ExerciseHost(sitting: .lesson("moves")) }
        stage("Exercise: holes") { ExerciseHost(sitting: .lesson("board")) }
        stage("Exercise: parts") { ExerciseHost(sitting: .lesson("blocked")) }
        stage("Exercise: yes or no") { ExerciseHost(sitting: .lesson("swap")) }
        stage("Exercise: a number") { ExerciseHost(sitting: .lesson("last_three")) }
            .environment(\.dynamicTypeSize, .accessibility2)
    }

    private static func stage<Content: View>(_ name: String, @ViewBuilder _ content: () -> Content) -> some View {
        NavigationStack { content() }
            .environment(PreviewStage.shared.preferences)
            .environment(PreviewStage.shared.library)
            .previewDisplayName(name)
    }
}

/// What the previews show.
@MainActor
private final class PreviewStage {
    static let shared = PreviewStage()

    let preferences = PreferencesModel(store: DefaultsStore())
    let library: LibraryModel?
    private(set) var game = ""
    private(set) var crowd = ""

    private init() {
        let folder = FileManager.default.temporaryDirectory.appending(path: "Previews-\(UUID().uuidString)")
        library = try? LibraryModel(folder: folder, preferences: preferences, cues: Cues(preferences: preferences))
        let choices = NewGameModel(store: NoStore())
        game = start(choices)
        choices.pick(mode: .passAndPlay)
        choices.pick(players: 6)
        crowd = start(choices)
        library?.refresh()
    }

    private func start(_ choices: NewGameModel) -> String {
        library.flatMap { choices.start(in: $0) }?.state.id ?? ""
    }
}

/// Remembers nothing.
private struct NoStore: PreferenceStore {
    func string(forKey key: String) -> String? { nil }
    func set(_ value: String, forKey key: String) {}
}
