import Observation

/// The choice of who opens the app for the first time: to learn the game, or to play at once.
@MainActor
@Observable
public final class FirstRun {
    /// Of the computer in the game that begins at once.
    public static let level = 2
    static let key = "begun"

    /// Whether the choice has yet to be made.
    public private(set) var isAsked: Bool

    @ObservationIgnored private let store: any PreferenceStore

    public init(store: any PreferenceStore) {
        self.store = store
        isAsked = store.string(forKey: Self.key) == nil
    }

    /// Who has games, be it from a backup, has begun before.
    public func look(at library: LibraryModel) {
        if !(library.games.isEmpty && library.unreadable.isEmpty && library.trash.isEmpty) { choose() }
    }

    /// The person has chosen.
    public func choose() {
        guard isAsked else { return }
        isAsked = false
        store.set("true", forKey: Self.key)
    }

    /// A game against the computer begins; where it cannot, the choice stays.
    public func playAtOnce(in library: LibraryModel) -> GameModel? {
        var game = NewGame()
        game.seats = [.person, .computer(level: Self.level)]
        let begun = library.start(game)
        if begun != nil { choose() }
        return begun
    }
}
