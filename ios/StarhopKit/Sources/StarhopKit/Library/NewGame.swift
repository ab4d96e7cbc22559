import StarhopCore

/// A game that is about to be chosen; remembered from one game to the next.
public struct NewGame: Sendable, Equatable {
    public enum Starter: String, CaseIterable, Sendable { case you, computer, toss }

    public var mode = Mode.computer
    public var level = 3
    public var starter = Starter.you

    public static let levels = 1...Int(StarhopCore.levels())

    public init() {}

    /// Red moves first; whoever starts gets red.
    func setup(tossed: () -> Bool) -> GameSetup {
        let person = PlayerSetup(name: "", kind: .person)
        let rules = RuleSet(preset: .plyyard, changes: [])
        guard mode == .computer else { return GameSetup(rules: rules, players: [person, person], toss: nil) }
        let computer = PlayerSetup(name: "", kind: .computer(level: Int32(level)))
        let personStarts =
            switch starter {
            case .you: true
            case .computer: false
            case .toss: tossed()
            }
        return GameSetup(
            rules: rules, players: personStarts ? [person, computer] : [computer, person], toss: nil)
    }
}

extension NewGame {
    public init(from store: some PreferenceStore) {
        mode = store.string(forKey: "newGame.mode") == "passAndPlay" ? .passAndPlay : .computer
        if let level = store.string(forKey: "newGame.level").flatMap(Int.init), Self.levels.contains(level) {
            self.level = level
        }
        starter = store.string(forKey: "newGame.starter").flatMap(Starter.init) ?? .you
    }

    public func write(to store: some PreferenceStore) {
        store.set(mode == .computer ? "computer" : "passAndPlay", forKey: "newGame.mode")
        store.set(String(level), forKey: "newGame.level")
        store.set(starter.rawValue, forKey: "newGame.starter")
    }
}
