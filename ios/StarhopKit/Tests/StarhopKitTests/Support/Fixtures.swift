import Foundation
import StarhopCore

@testable import StarhopKit

/// Empty folders that last until the process ends, because a game goes on writing to its folder.
enum TemporaryFolder {
    private static let root: URL = {
        atexit { try? FileManager.default.removeItem(at: TemporaryFolder.root) }
        return FileManager.default.temporaryDirectory.appendingPathComponent("starhop-\(UUID().uuidString)")
    }()

    static func make() throws -> URL {
        let url = root.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        return url
    }
}

let noSleep: Sleeper = { _ in }

/// Sleeps end when the test says so, or when the sleeper's task is cancelled.
@MainActor
final class ManualSleep {
    private var sleepers: [(id: Int, duration: Duration, wake: CheckedContinuation<Void, Never>)] = []
    private var count = 0

    nonisolated var sleeper: Sleeper {
        { [weak self] duration in await self?.sleep(for: duration) }
    }

    /// Waits until somebody sleeps, wakes the first and says how long the sleep was meant to be.
    @discardableResult
    func wakeNext() async throws -> Duration {
        try await until { !sleepers.isEmpty }
        let first = sleepers.removeFirst()
        first.wake.resume()
        return first.duration
    }

    /// Wakes the first sleeper; false if nobody sleeps.
    @discardableResult
    func wakeOne() -> Bool {
        guard !sleepers.isEmpty else { return false }
        sleepers.removeFirst().wake.resume()
        return true
    }

    private func sleep(for duration: Duration) async {
        count += 1
        let id = count
        await withTaskCancellationHandler {
            await withCheckedContinuation { wake in
                guard !Task.isCancelled else { return wake.resume() }
                sleepers.append((id, duration, wake))
            }
        } onCancel: {
            Task { @MainActor in self.wake(id) }
        }
    }

    private func wake(_ id: Int) {
        guard let index = sleepers.firstIndex(where: { $0.id == id }) else { return }
        sleepers.remove(at: index).wake.resume()
    }
}

/// A library in a folder of its own, and the games of it that a test plays.
@MainActor
struct Table {
    let folder: URL
    let library: LibraryModel
    let preferences: PreferencesModel

    /// Without a sleep of the test's own, motions and pauses end at once.
    init(
        sleep: ManualSleep? = nil, preferences: PreferencesModel? = nil, cues: Cues? = nil,
        now: @escaping () -> Int64 = { 0 }
    ) throws {
        folder = try TemporaryFolder.make()
        self.preferences = preferences ?? PreferencesModel(store: MemoryStore())
        library = try LibraryModel(
            folder: folder, preferences: self.preferences, cues: cues, sleep: sleep?.sleeper ?? noSleep, now: now)
    }

    func passAndPlay(_ moves: [String] = []) throws -> GameModel {
        var game = NewGame()
        game.seats = [.person, .person]
        guard let model = library.start(game) else { throw Missing.game }
        for move in moves { model.play(holes(ofMove: move)) }
        model.finishMotion()
        return model
    }

    func againstTheComputer(personStarts: Bool = true, level: Int = 1) throws -> GameModel {
        var game = NewGame()
        game.seats = personStarts ? [.person, .computer(level: level)] : [.computer(level: level), .person]
        guard let model = library.start(game) else { throw Missing.game }
        return model
    }

    /// People who play by a preset, with some of its options changed.
    func people(
        _ count: Int, by preset: Preset, changing changes: [String: String] = [:], _ moves: [String] = []
    ) throws -> GameModel {
        let person = PlayerSetup(name: "", kind: .person)
        return try start(preset, Array(repeating: person, count: count), changing: changes, moves)
    }

    func start(
        _ preset: Preset, _ players: [PlayerSetup], changing changes: [String: String] = [:],
        _ moves: [String] = [], limit: Int32? = nil
    ) throws -> GameModel {
        let changes = changes.map { RuleOption(key: $0.key, value: $0.value) }
        let rules = RuleSet(preset: preset, changes: changes)
        let setup = GameSetup(rules: rules, players: players, toss: nil, limit: limit)
        guard let model = library.start(setup) else { throw Missing.game }
        model.play(moves)
        return model
    }

    /// Takes in a shared game, past the questions of the screen for it.
    func importGame(_ text: String) throws -> String {
        let id = try GameLibrary.open(folder: folder.path).importGame(text: text)
        library.refresh()
        return id
    }

    enum Missing: Error { case game }
}

/// Lets the main actor's other tasks run until something is true; a time limit of the suite ends it by cancelling.
@MainActor
func until(_ condition: () -> Bool) async throws {
    while !condition() {
        try Task.checkCancellation()
        await Task.yield()
    }
}

extension GameModel {
    /// Moves in notation, without their motions.
    func play(_ moves: [String]) {
        for move in moves { play(holes(ofMove: move)) }
        finishMotion()
    }

    /// Until nothing moves and nobody thinks.
    func rest() async throws {
        try await until { searchTask == nil && choreography.task == nil }
    }
}
