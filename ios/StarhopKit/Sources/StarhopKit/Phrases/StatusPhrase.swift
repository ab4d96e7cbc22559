/// The line under the board, which is also the live region.
public indirect enum StatusPhrase: Sendable, Equatable {
    case beginning(Seat)
    /// What the marks on the board mean.
    case legend(step: Bool, hop: Bool, chainEnd: Bool)
    case noTargets
    case stepped(Seat, isYou: Bool, from: String, to: String)
    case hopped(Seat, isYou: Bool, hops: Int, from: String, to: String)
    /// What happened after the last move.
    case since([EntryPhrase])
    case warned(StatusPhrase, [WarningPhrase])
    case lookingForHint
    case hint(HintPhrase)
    /// Who declined, where only one was asked.
    case drawDeclined(Seat?)
    case problem(Problem)
    case over(ResultPhrase.Title, Outcome)
}

/// What a player's bar says under the name.
public enum BarPhrase: Sendable, Equatable {
    case yourMove, toMove, waiting, thinking
    case chain(hops: Int, from: String, to: String)
    case won, lost, drawn
    case place(Int)
    case gone(Departure)

    /// Whether it tells more than whose turn it is, so that it is told where there is little room too.
    public var isNotable: Bool {
        switch self {
        case .yourMove, .toMove, .waiting, .thinking: false
        case .chain, .won, .lost, .drawn, .place, .gone: true
        }
    }
}

extension GameModel {
    public var status: StatusPhrase {
        if let problem { return .problem(problem) }
        if let result { return .over(result.title, state.outcome) }
        if selection != .none { return legend }
        if thinking == .hint { return .lookingForHint }
        if let hint { return .hint(hint.phrase) }
        let news = news
        let warnings = warningPhrases
        return warnings.isEmpty ? news : .warned(news, warnings)
    }

    private var legend: StatusPhrase {
        let kinds = selection.targets.map(\.kind)
        guard !kinds.isEmpty || selection.chain != nil else { return .noTargets }
        return .legend(
            step: kinds.contains(.step), hop: kinds.contains(.hop), chainEnd: kinds.contains(.chainEnd))
    }

    private var news: StatusPhrase {
        if case .declined(let by) = state.drawOffer {
            let others = state.seats.filter { $0 != by }
            return .drawDeclined(others.count == 1 ? others[0] : nil)
        }
        let since = entryPhrases
        return since.isEmpty ? lastMovePhrase ?? .beginning(state.toMove) : .since(since)
    }

    private var lastMovePhrase: StatusPhrase? {
        guard let move = state.lastMove, let first = move.path.first, let last = move.path.last else { return nil }
        let (from, to) = (Board.holes[first].name, Board.holes[last].name)
        let isYou = move.seat == state.you
        return move.kind == .step
            ? .stepped(move.seat, isYou: isYou, from: from, to: to)
            : .hopped(move.seat, isYou: isYou, hops: move.hops, from: from, to: to)
    }

    public func bar(for seat: Seat) -> BarPhrase {
        if state.isOver { return end(for: seat) }
        switch state.player(seat)?.standing {
        case .finished(let place)?: return .place(place)
        case .gone(let how)?: return .gone(how)
        case .playing?, nil: break
        }
        guard seat == state.toMove else { return .waiting }
        if state.computerToMove { return .thinking }
        if let chain = selection.chain, let last = chain.path.last {
            return .chain(hops: chain.hops, from: Board.holes[chain.path[0]].name, to: Board.holes[last].name)
        }
        return state.mode == .computer ? .yourMove : .toMove
    }

    private func end(for seat: Seat) -> BarPhrase {
        if case .gone(let how)? = state.player(seat)?.standing { return .gone(how) }
        if case .drawn = state.outcome { return .drawn }
        let place = state.results.first { $0.seat == seat }?.place ?? 1
        if place == 1 { return .won }
        return state.players.count == 2 ? .lost : .place(place)
    }
}
