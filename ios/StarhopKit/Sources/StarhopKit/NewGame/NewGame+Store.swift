import StarhopCore

/// Each choice is read by itself, so that one unreadable text costs only itself.
extension NewGame {
    public init(from store: some PreferenceStore) {
        let text = { (key: String) in store.string(forKey: "newGame.\(key)") }
        if let players = text("players").flatMap(Int.init), Self.counts.contains(players) {
            seats = (0..<players).map { Self.chosen(at: $0, text) }
        } else {
            seats = [Self.chosen(at: 0, text), Self.chosen(at: 1, text)]
        }
        if people == 0 { seats[0].level = nil }
        toss = text("toss") == "true"
        teams = text("teams") == "true"
        let rules = text("rules")
        preset = rules == "own" ? nil : Preset.offered.first { $0.key == rules } ?? .plyyard
        own = Self.own(text("own") ?? "")
        limit = text("limit").flatMap(Int.init).flatMap { Self.wishedLimits.contains($0) ? $0 : nil }
    }

    public func write(to store: some PreferenceStore) {
        let set = { (key: String, value: String) in store.set(value, forKey: "newGame.\(key)") }
        set("players", String(players))
        for (index, seat) in seats.enumerated() {
            set("name\(index)", seat.name)
            set("kind\(index)", seat.level.map(String.init) ?? "person")
        }
        set("toss", String(toss))
        set("teams", String(teams))
        set("limit", limit.map(String.init) ?? "none")
        set("rules", preset?.key ?? "own")
        set("own", own.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: " "))
    }

    private static func chosen(at index: Int, _ text: (String) -> String?) -> Chosen {
        let kind = text("kind\(index)")
        let level = kind.flatMap(Int.init).flatMap { levels.contains($0) ? $0 : nil }
        let name = String((text("name\(index)") ?? "").prefix(longestName))
        if let level { return Chosen(name: name, level: level) }
        return Chosen(name: name, level: kind == "person" || index == 0 ? nil : 3)
    }

    /// Only options and values that this version knows.
    private static func own(_ text: String) -> [String: String] {
        let known = Dictionary(ruleOptions().map { ($0.key, $0.values) }) { $1 }
        return text.split(separator: " ").reduce(into: [:]) { own, pair in
            let parts = pair.split(separator: "=", maxSplits: 1).map(String.init)
            if parts.count == 2, known[parts[0]]?.contains(parts[1]) == true { own[parts[0]] = parts[1] }
        }
    }
}

extension Preset {
    /// The name under which a choice is kept.
    var key: String {
        switch self {
        case .plyyard: "plyyard"
        case .masters: "masters"
        case .tournament: "tournament"
        case .qq: "qq"
        case .qqSymmetric: "qqSymmetric"
        }
    }
}
