import StarhopCore

/// Points, rank and figures of the one who plays against the computer.
public struct Statistics: Sendable, Equatable {
    public let points: Int
    /// 1 to 25.
    public let rank: Int
    /// The points from which the next rank is held; nil at the last one.
    public let nextRankAt: Int?
    public let tallies: [Tally]
    /// Whether an earlier profile could not be read, so that its points are lost.
    public let lostEarlier: Bool

    /// The games under one rule set with so many players.
    public struct Tally: Sendable, Equatable, Identifiable {
        public let rules: RuleSet
        public let players: Int
        public let wins: Int
        public let losses: Int
        public let draws: Int
        /// Hops; nil where no game had a chain.
        public let longestChain: Int?
        /// Own moves of the shortest game that was won by getting home.
        public let fewestMoves: Int?
        /// Its place in the list.
        public let id: Int

        public var games: Int { wins + losses + draws }
    }

    public var games: Int { tallies.reduce(0) { $0 + $1.games } }
    public var wins: Int { tallies.reduce(0) { $0 + $1.wins } }
    public var longestChain: Int? { tallies.compactMap(\.longestChain).max() }
}

/// What a rated game did to points and rank.
public struct Settlement: Sendable, Equatable {
    public let pointsBefore: Int
    public let pointsAfter: Int
    public let rankBefore: Int
    public let rankAfter: Int

    public var change: Int { pointsAfter - pointsBefore }
}

extension Statistics {
    init(_ profile: Profile) {
        points = Int(profile.points)
        rank = Int(profile.rank)
        let ranks = rankPoints()
        nextRankAt = ranks.indices.contains(rank) ? Int(ranks[rank]) : nil
        tallies = profile.tallies.enumerated().map { Tally($1, id: $0) }
        lostEarlier = !profile.lost.isEmpty
    }
}

extension Statistics.Tally {
    init(_ tally: RuleTally, id: Int) {
        rules = tally.rules
        players = Int(tally.players)
        wins = Int(tally.wins)
        losses = Int(tally.losses)
        draws = Int(tally.draws)
        longestChain = tally.longestChain > 0 ? Int(tally.longestChain) : nil
        fewestMoves = tally.fewestMoves.map(Int.init)
        self.id = id
    }
}

extension Settlement {
    init(_ settlement: StarhopCore.Settlement) {
        pointsBefore = Int(settlement.pointsBefore)
        pointsAfter = Int(settlement.pointsAfter)
        rankBefore = Int(settlement.rankBefore)
        rankAfter = Int(settlement.rankAfter)
    }
}
