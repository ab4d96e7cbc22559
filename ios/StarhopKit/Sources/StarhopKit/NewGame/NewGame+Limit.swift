import StarhopCore

/// The time that a move may take, under rules that know a clock.
extension NewGame {
    /// In seconds; the rules may leave out some.
    static let wishedLimits = [15, 30, 60, 120]

    /// The limits to choose from, in seconds; empty where the rules have no clock.
    public var limits: [Int] {
        guard case .some(.some(let bounds)) = try? moveLimits(rules: rules, players: Int32(players)) else { return [] }
        return Self.wishedLimits.filter { Int(bounds.shortest) <= $0 * 1000 && $0 * 1000 <= Int(bounds.longest) }
    }

    /// In milliseconds, where the rules have a clock.
    var limitOfMoves: Int32? {
        limit.flatMap { limits.contains($0) ? Int32($0 * 1000) : nil }
    }
}
