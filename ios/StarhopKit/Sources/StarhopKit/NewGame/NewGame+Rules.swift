import StarhopCore

/// What the choices come to. What goes together is the core's business: all of it is asked there.
extension NewGame {
    /// Keys of options that have a place of their own beside the rules, and of their values.
    enum Key {
        static let teams = "teams"
        static let first = "first"
        static let twoSides = "two"
        static let alone = "none"
        static let toss = "toss"
    }

    /// Who starts, where the rules themselves say it, so that there is no choice.
    public enum RuledStart: Sendable, Equatable {
        case seat(Seat)
        case toss
    }

    /// Where somebody would sit.
    public struct Place: Sendable, Equatable {
        public let seat: Seat
        /// The homes of the player's sets.
        public let sets: [Seat]
        /// The seats that win together with this one, itself among them.
        public let side: [Seat]
    }

    /// The rules without the choices of sides and of who starts.
    var bareRules: RuleSet {
        guard let preset else { return RuleSet(preset: .plyyard, changes: ownChanges) }
        return RuleSet(preset: preset, changes: [])
    }

    private var ownChanges: [RuleOption] {
        own.sorted { $0.key < $1.key }.map { RuleOption(key: $0.key, value: $0.value) }
    }

    var rules: RuleSet {
        let changes = [RuleOption(key: Key.teams, value: Key.twoSides)].filter { _ in hasSides }
        let first = wishedFirst.map { RuleOption(key: Key.first, value: $0) }
        return bareRules.changed(by: changes + [first].compactMap { $0 })
    }

    private var wishedFirst: String? {
        if ruledStart != nil || isDuel { return nil }
        if toss { return Key.toss }
        let person = seats.firstIndex(where: \.isPerson) ?? 0
        return mode == .passAndPlay || person == 0 ? nil : String(places[person].seat.rawValue)
    }

    public var ruledStart: RuledStart? {
        guard case .success(let options) = Self.options(of: bareRules, players) else { return nil }
        let first = options.first { $0.key == Key.first }?.value
        if first == Key.toss { return .toss }
        guard let seat = first.flatMap(Int.init).flatMap(Seat.init(rawValue:)), seat != .south else { return nil }
        return .seat(seat)
    }

    /// Where the players sit; under rules that nobody can play by, as under the free rules.
    public var places: [Place] {
        let sides = [RuleOption(key: Key.teams, value: Key.twoSides)].filter { _ in hasSides }
        return Self.places(bareRules.changed(by: sides), players)
    }

    /// Where another number of players would sit.
    public func places(of players: Int) -> [Place] { Self.places(bareRules, players) }

    /// The two sides that so many players can form, each in turn order; empty where there can be none.
    public var sides: [[Seat]] {
        guard Self.countsWithSides.contains(players) else { return [] }
        let teams = RuleSet(preset: .plyyard, changes: [RuleOption(key: Key.teams, value: Key.twoSides)])
        return Self.places(teams, players).map(\.side).reduce(into: []) { sides, side in
            if !sides.contains(side) { sides.append(side) }
        }
    }

    /// Why the choices make no game.
    public var forbidden: UnfitRules? { Self.refusal(of: rules, players) }

    /// Why so many players cannot play by the rules.
    public func forbidden(players: Int) -> UnfitRules? { Self.refusal(of: bareRules, players) }

    /// Why there can be no sides, although there are enough players.
    public var forbiddenSides: UnfitRules? {
        guard Self.countsWithSides.contains(players) else { return nil }
        var wished = self
        wished.teams = true
        return wished.forbidden
    }

    /// Why nobody can play by the own rules with so many players.
    public var forbiddenOwn: UnfitRules? {
        var wished = self
        wished.preset = nil
        return wished.forbidden
    }

    static func refusal(of rules: RuleSet, _ players: Int) -> UnfitRules? {
        if case .failure(let unfit) = options(of: rules, players) { unfit } else { nil }
    }

    /// The value of every option, or why they do not go together.
    static func options(of rules: RuleSet, _ players: Int) -> Result<[RuleOption], UnfitRules> {
        ask { try ruleSetOptions(rules: rules, players: Int32(players)) }
    }

    private static func places(_ rules: RuleSet, _ players: Int) -> [Place] {
        let asked = ask { try seating(rules: rules, players: Int32(players)) }
        let free = ask { try seating(rules: RuleSet(preset: .plyyard, changes: []), players: Int32(players)) }
        guard case .success(let places) = asked.flatMapError({ _ in free }) else {
            preconditionFailure("the free rules are for \(counts), not for \(players)")
        }
        return places.map { Place(seat: Seat($0.seat), sets: $0.sets.map(Seat.init), side: $0.side.map(Seat.init)) }
    }

    private static func ask<Answer>(_ question: () throws -> Answer) -> Result<Answer, UnfitRules> {
        do {
            return .success(try question())
        } catch let error as RulesError {
            return .failure(UnfitRules(error))
        } catch {
            preconditionFailure("the core did not answer: \(error)")
        }
    }
}

extension UnfitRules: Error {}

extension RuleSet {
    func changed(by more: [RuleOption]) -> RuleSet { RuleSet(preset: preset, changes: changes + more) }
}

extension Preset {
    /// In the order in which they are offered.
    public static let offered: [Preset] = [.plyyard, .masters, .tournament, .qq, .qqSymmetric]

    /// Every option of the preset with its value, for so many players.
    public func details(players: Int) -> [RuleOption] {
        (try? NewGame.options(of: RuleSet(preset: self, changes: []), players).get()) ?? []
    }
}
