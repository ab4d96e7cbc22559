import Foundation
import Observation
import StarhopCore

/// The saved games of one folder, and the way to every screen that shows one of them.
@MainActor
@Observable
public final class LibraryModel {
    /// The game to go on with, on the first screen.
    public private(set) var unfinished: SavedGame?
    public private(set) var games: [SavedGame] = []
    public private(set) var unreadable: [UnreadableFile] = []
    public private(set) var trash: [SavedGame] = []
    /// The game that was deleted last, as long as that can be taken back by one tap.
    public private(set) var deleted: SavedGame?
    public private(set) var problem: Problem?

    public let preferences: PreferencesModel
    public let learn: LearnModel
    @ObservationIgnored private let library: GameLibrary
    @ObservationIgnored public let cues: Cues
    @ObservationIgnored private let sleep: Sleeper
    @ObservationIgnored private let now: () -> Int64

    public convenience init(folder: URL, preferences: PreferencesModel, cues: Cues) throws {
        try self.init(folder: folder, preferences: preferences, cues: cues, sleep: realSleep)
    }

    init(
        folder: URL, preferences: PreferencesModel, cues: Cues? = nil, sleep: @escaping Sleeper,
        now: @escaping () -> Int64 = monotonicMilliseconds
    ) throws {
        library = try GameLibrary.open(folder: folder.path)
        self.preferences = preferences
        let cues = cues ?? Cues(preferences: preferences)
        self.cues = cues
        self.sleep = sleep
        learn = LearnModel(proxy: LearnProxy(library), preferences: preferences, cues: cues, sleep: sleep)
        self.now = now
        refresh()
    }

    public var unfinishedGames: [SavedGame] { games.filter { !$0.isOver } }
    public var finishedGames: [SavedGame] { games.filter(\.isOver) }

    /// Reads the folder again. What went wrong before stays said.
    public func refresh() {
        do {
            unfinished = try library.unfinished().map(SavedGame.init)
            let shelf = try library.shelf()
            games = shelf.games.map(SavedGame.init)
            unreadable =
                shelf.damaged.map { .damaged(file: $0.file, detail: $0.detail) }
                + shelf.newer.map { .newer(file: $0.file, version: Int($0.version)) }
            trash = try library.trash().map(SavedGame.init)
        } catch {
            problem = Problem(error)
        }
    }

    public func start(_ game: NewGame) -> GameModel? {
        start(game.setup(tossed: Bool.random))
    }

    func start(_ setup: GameSetup) -> GameModel? {
        model { try library.start(setup: setup) }
    }

    public func open(_ id: String) -> GameModel? {
        model { try library.openGame(id: id) }
    }

    public func playOn(from id: String, ply: Int) -> GameModel? {
        model { try library.playOn(id: id, ply: Int32(ply)) }
    }

    public func replay(_ id: String) -> ReplayModel? {
        attempt {
            let review = ReviewModel { [library] in try library.review(id: id) }
            return try ReplayModel(
                gameID: id, replay: library.replay(id: id), review: review, preferences: preferences,
                cues: cues, sleep: sleep)
        }
    }

    /// A new game by the same rules with the same players; two of them change seats.
    public func rematch(of state: GameState) -> GameModel? {
        let players = state.players.map { player in
            PlayerSetup(name: player.name, kind: player.level.map { .computer(level: Int32($0)) } ?? .person)
        }
        return start(
            GameSetup(
                rules: state.rules, players: players.count == 2 ? players.reversed() : players, toss: nil,
                limit: state.limit.map(Int32.init)))
    }

    public func rename(_ id: String, to title: String) {
        changing { try library.rename(id: id, title: title) }
    }

    /// Puts a copy beside a game; its title tells the two apart.
    public func duplicate(_ id: String, as title: String) {
        changing { try library.rename(id: library.duplicate(id: id), title: title) }
    }

    public func delete(_ id: String) {
        let game = games.first { $0.id == id }
        changing {
            try library.delete(id: id)
            deleted = game
        }
    }

    public func restore(_ id: String) {
        changing {
            try library.restore(id: id)
            deleted = nil
        }
    }

    /// Deletes a game in the trash for good.
    public func erase(_ id: String) {
        changing { try library.erase(id: id) }
    }

    /// Deletes every game in the trash for good; ends at the first that cannot be deleted.
    public func emptyTrash() {
        changing { for game in trash { try library.erase(id: game.id) } }
    }

    /// The offer to take the last deletion back has run out; the game stays in the trash.
    public func forgetDeleted() { deleted = nil }

    public func forgetProblem() { problem = nil }

    /// A game as a text that people read.
    public func text(of id: String) -> String? {
        attempt { try library.exportText(id: id) }
    }

    /// A game as a file, whole.
    public func file(of id: String) -> SharedGame? {
        let title = games.first { $0.id == id }?.title ?? ""
        return attempt { SharedGame(title: title, document: try library.exportGame(id: id)) }
    }

    /// Takes in games from outside.
    @ObservationIgnored public private(set) lazy var importing = ImportModel(library: library)

    /// What was played against the computer.
    @ObservationIgnored public private(set) lazy var statistics = StatisticsModel(library: library)

    /// What a game that is over did to points and rank; nil where it was not rated.
    public func settlement(of id: String) -> Settlement? {
        let found = attempt { try library.settlement(id: id) }
        return (found ?? nil).map(Settlement.init)
    }

    /// What a damaged or newer file says, as far as it is text, to be shared for a bug report.
    public func textOfDamaged(_ file: String) -> String? {
        attempt { try library.readDamaged(file: file) }
    }

    public func deleteDamaged(_ file: String) {
        changing { try library.deleteDamaged(file: file) }
    }

    private func model(_ begin: () throws -> Match) -> GameModel? {
        attempt {
            GameModel(proxy: GameProxy(try begin()), preferences: preferences, cues: cues, sleep: sleep, now: now)
        }
    }

    private func changing(_ change: () throws -> Void) {
        attempt(change)
        refresh()
    }

    @discardableResult
    private func attempt<Value>(_ action: () throws -> Value) -> Value? {
        problem = nil
        do {
            return try action()
        } catch {
            problem = Problem(error)
            return nil
        }
    }
}
