import StarhopCore

/// What a person chose for the next game; remembered from one game to the next.
public struct NewGame: Sendable, Equatable {
    public enum Starter: Sendable { case you, computer, toss }

    /// Who plays, in turn order from the south.
    public internal(set) var seats: [Chosen] = [.person, .computer(level: 3)]
    public internal(set) var toss = false
    /// Two sides, where so many players can form them.
    public internal(set) var teams = false
    /// Nil for rules of one's own.
    public internal(set) var preset: Preset? = .plyyard
    /// What the rules of one's own change in the free rules, by the options' keys.
    public internal(set) var own: [String: String] = [:]
    /// Seconds for each move, where the rules have a clock; nil for no limit.
    public internal(set) var limit: Int?

    public static let levels = 1...Int(StarhopCore.levels())
    public static let counts = [2, 3, 4, 6]
    /// With so many players there can be sides.
    public static let countsWithSides = [4, 6]
    /// The core takes no longer name.
    public static let longestName = 40

    public init() {}

    /// Who plays a seat.
    public struct Chosen: Sendable, Equatable {
        /// Empty where the app should use its own word.
        public internal(set) var name = ""
        /// The computer's level; nil for a person.
        public internal(set) var level: Int?

        public var isPerson: Bool { level == nil }

        static let person = Chosen()
        static func computer(level: Int) -> Chosen { Chosen(level: level) }
    }
}

extension NewGame {
    public var players: Int { seats.count }

    public var people: Int { seats.count(where: \.isPerson) }

    public var mode: Mode { people == 1 ? .computer : .passAndPlay }

    /// The level of the first computer; nil where only people play.
    public var level: Int? { seats.compactMap(\.level).first }

    public var hasDifferentLevels: Bool { Set(seats.compactMap(\.level)).count > 1 }

    public var hasSides: Bool { teams && Self.countsWithSides.contains(players) }

    /// One person and one computer: who starts has red, and a coin is tossed for the colour.
    public var isDuel: Bool { players == 2 && mode == .computer }

    /// Who is wished to move first.
    public var starter: Starter {
        if toss { return .toss }
        return isDuel && !seats[0].isPerson ? .computer : .you
    }

    /// The game to start; where a coin decides the colour, heads gives red to the person.
    func setup(tossed heads: () -> Bool) -> GameSetup {
        var seated = seats
        if isDuel, toss, ruledStart == nil {
            seated = peopleFirst
            if !heads() { seated.reverse() }
        }
        return GameSetup(rules: rules, players: seated.map(PlayerSetup.init), toss: nil, limit: limitOfMoves)
    }

    var peopleFirst: [Chosen] { seats.filter(\.isPerson) + seats.filter { !$0.isPerson } }
}

extension PlayerSetup {
    init(_ chosen: NewGame.Chosen) {
        let kind: PlayerKind =
            switch chosen.level {
            case let level?: .computer(level: Int32(level))
            case nil: .person
            }
        self.init(name: chosen.name, kind: kind)
    }
}
