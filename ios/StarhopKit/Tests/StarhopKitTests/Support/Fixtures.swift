import Foundation
import StarhopCore

@testable import StarhopKit

/// An empty folder that ends with its owner.
final class TemporaryFolder: Sendable {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("starhop-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }
}

let noSleep: Sleeper = { _ in }

/// Sleeps end when the test says so, or when the sleeper's task is cancelled.
@MainActor
final class ManualSleep {
    private var sleepers: [(id: Int, duration: Duration, wake: CheckedContinuation<Void, Never>)] = []
    private var waiting: [CheckedContinuation<Void, Never>] = []
    private var count = 0

    nonisolated var sleeper: Sleeper {
        { [weak self] duration in await self?.sleep(for: duration) }
    }

    /// Waits until somebody sleeps, wakes the first and says how long the sleep was meant to be.
    @discardableResult
    func wakeNext() async -> Duration {
        if sleepers.isEmpty { await withCheckedContinuation { waiting.append($0) } }
        let first = sleepers.removeFirst()
        first.wake.resume()
        return first.duration
    }

    private func sleep(for duration: Duration) async {
        count += 1
        let id = count
        await withTaskCancellationHandler {
            await withCheckedContinuation { wake in
                guard !Task.isCancelled else { return wake.resume() }
                sleepers.append((id, duration, wake))
                for test in waiting { test.resume() }
                waiting = []
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
    let folder: TemporaryFolder
    let library: LibraryModel
    let preferences: PreferencesModel

    /// Without a sleep of the test's own, motions and pauses end at once.
    init(sleep: ManualSleep? = nil) throws {
        folder = try TemporaryFolder()
        preferences = PreferencesModel(store: MemoryStore())
        library = try LibraryModel(folder: folder.url, preferences: preferences, sleep: sleep?.sleeper ?? noSleep)
    }

    func passAndPlay(_ moves: [String] = []) throws -> GameModel {
        var game = NewGame()
        game.mode = .passAndPlay
        guard let model = library.start(game) else { throw Missing.game }
        for move in moves { model.play(holes(ofMove: move)) }
        model.finishMotion()
        return model
    }

    func againstTheComputer(personStarts: Bool = true, level: Int = 1) throws -> GameModel {
        var game = NewGame()
        game.level = level
        game.starter = personStarts ? .you : .computer
        guard let model = library.start(game) else { throw Missing.game }
        return model
    }

    enum Missing: Error { case game }
}

extension GameModel {
    /// Until nothing moves and nobody thinks.
    func rest() async {
        while true {
            if let search = searchTask {
                await search.value
            } else if let beats = choreography.task {
                await beats.value
            } else {
                return
            }
        }
    }
}
