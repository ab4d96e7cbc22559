import StarhopCore

/// One option in the editor of own rules.
public struct OwnOption: Sendable, Equatable, Identifiable {
    public let key: String
    public let values: [Value]

    public struct Value: Sendable, Equatable, Identifiable {
        public let key: String
        public let isChosen: Bool
        /// Why it cannot be chosen now.
        public let forbidden: UnfitRules?

        public var id: String { key }
    }

    public var id: String { key }

    /// The option with the value that it has.
    public var chosen: RuleOption? {
        values.first(where: \.isChosen).map { RuleOption(key: key, value: $0.key) }
    }
}

extension NewGame {
    /// The rows of the editor of own rules.
    public var ownOptions: [OwnOption] {
        var own = self
        own.preset = nil
        let now = try? Self.options(of: own.bareRules, players).get()
        let chosen = now.map { Dictionary($0.map { ($0.key, $0.value) }) { $1 } } ?? self.own
        let seats = places.map { String($0.seat.rawValue) }
        return ruleOptions().map { option in
            let offered =
                option.key == Key.first ? option.values.filter { $0 == Key.toss || seats.contains($0) } : option.values
            let value =
                option.key == Key.teams
                ? (hasSides ? Key.twoSides : Key.alone) : chosen[option.key] ?? offered.first
            let values = offered.map { key in
                let isFree = key == value || now == nil
                return OwnOption.Value(
                    key: key, isChosen: key == value,
                    forbidden: isFree ? nil : own.with(option.key, key).forbidden)
            }
            return OwnOption(key: option.key, values: values)
        }
    }

    /// The choices with one option of the own rules set; whether there are sides is kept beside the rules.
    func with(_ option: String, _ value: String) -> NewGame {
        var next = self
        next.preset = nil
        if option == Key.teams { next.teams = value == Key.twoSides } else { next.own[option] = value }
        return next
    }

    /// Own rules to edit; the first time with the rules that are chosen now.
    func withOwnRules() -> NewGame {
        var next = self
        if own.isEmpty, let preset {
            let free = Preset.plyyard.details(players: players)
            for option in preset.details(players: players) where !free.contains(option) {
                next.own[option.key] = option.value
            }
        }
        next.preset = nil
        return next
    }
}
