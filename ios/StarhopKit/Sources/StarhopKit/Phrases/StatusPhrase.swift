/// The line under the board, which is also the live region.
public enum StatusPhrase: Sendable, Equatable {
    case beginning(Seat)
    /// What the marks on the board mean.
    case legend(step: Bool, hop: Bool, chainEnd: Bool)
    case noTargets
    case stepped(Seat, isYou: Bool, from: String, to: String)
    case hopped(Seat, isYou: Bool, hops: Int, from: String, to: String)
    case passed(Seat, isYou: Bool)
    case hint(HintReason?, from: String, to: String?)
    case drawDeclined(Seat)
    case problem(Problem)
    case over
}

/// What a player's bar says under the name.
public enum BarPhrase: Sendable, Equatable {
    case yourMove, toMove, waiting, thinking
    case chain(hops: Int, from: String, to: String)
    case won, lost, resigned, drawn
}

extension GameModel {
    public var status: StatusPhrase {
        if let problem { return .problem(problem) }
        if state.isOver { return .over }
        if selection != .none { return legend }
        if let hint {
            let path = hint.path.map { Board.holes[$0].name }
            return .hint(hint.reason, from: path[0], to: hint.showsDestination ? path.last : nil)
        }
        if case .declined(let by) = state.drawOffer { return .drawDeclined(by.facing) }
        if let seat = state.passed.last { return .passed(seat, isYou: seat == state.you) }
        return lastMovePhrase ?? .beginning(state.toMove)
    }

    private var legend: StatusPhrase {
        let kinds = selection.targets.map(\.kind)
        guard !kinds.isEmpty || selection.chain != nil else { return .noTargets }
        return .legend(
            step: kinds.contains(.step), hop: kinds.contains(.hop), chainEnd: kinds.contains(.chainEnd))
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
        switch state.outcome {
        case .drawn: return .drawn
        case .won(let winner, let reason):
            if winner == seat { return .won }
            return reason == .resigned ? .resigned : .lost
        case .playing: break
        }
        guard seat == state.toMove else { return .waiting }
        if state.computerToMove { return .thinking }
        if let chain = selection.chain, let last = chain.path.last {
            return .chain(hops: chain.hops, from: Board.holes[chain.path[0]].name, to: Board.holes[last].name)
        }
        return state.mode == .computer ? .yourMove : .toMove
    }
}
