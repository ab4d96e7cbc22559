/// What a game sounds and feels like.
extension GameModel {
    func felt(_ earlier: Selection) {
        if let chain = selection.chain, !chain.isWhole, chain.hops > earlier.chain?.hops ?? 0 {
            cues.landed(hops: chain.hops)
        } else if let hole = selection.hole, hole != earlier.hole {
            cues.select()
        }
    }

    func felt(_ earlier: Problem?) {
        if problem != nil, earlier == nil { cues.refuse() }
    }

    func felt(_ earlier: Hint?) {
        if hint != nil, hint != earlier { cues.tick() }
    }

    /// Moves taken back are heard at once; what a move came to waits until it has been seen.
    func felt(_ earlier: GameState) {
        if state.ply < earlier.ply { cues.tick() }
        arrival = arrival(since: earlier) ?? arrival
    }

    /// Everything stands where it belongs.
    func arrive() {
        if let arrival { cues.arrived(arrival) }
        arrival = nil
    }

    private func arrival(since earlier: GameState) -> Sound? {
        if state.isOver { return earlier.isOver ? nil : end }
        let cameHome = state.players.contains { player in
            let own = state.you == nil || state.you == player.seat
            return own && player.home > earlier.player(player.seat)?.home ?? player.home
        }
        return cameHome && state.ply > earlier.ply ? .goal : nil
    }

    private var end: Sound {
        let winners = state.results.filter { $0.place == 1 }.map(\.seat)
        if case .drawn = state.outcome { return .draw }
        guard let you = state.you else { return .win }
        return winners.contains(you) ? .win : .loss
    }
}
