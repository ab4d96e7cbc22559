/// Something that happened without a piece moving.
public struct EntryPhrase: Sendable, Equatable {
    public enum Kind: Sendable, Equatable {
        case passed, hadNoMove, timedOut, claimed, resigned, left
    }

    public let kind: Kind
    public let seat: Seat
    public let isYou: Bool
}

/// Something that the rules will soon decide.
public struct WarningPhrase: Sendable, Equatable {
    public let warning: Warning
    /// Whether it is about the only person.
    public let isYou: Bool
}

extension GameModel {
    var entryPhrases: [EntryPhrase] {
        state.since.compactMap { entry in
            entry.event.map { EntryPhrase(kind: $0, seat: entry.seat, isYou: entry.seat == state.you) }
        }
    }

    var warningPhrases: [WarningPhrase] {
        state.warnings.filter { isNear($0) }.map { warning in
            WarningPhrase(warning: warning, isYou: warning.seat != nil && warning.seat == state.you)
        }
    }

    private func isNear(_ warning: Warning) -> Bool {
        switch warning {
        case .returns(let seat, _, _, _): seat == state.toMove
        case .atHome, .timeouts, .passes, .stalled, .mustConcede: true
        }
    }
}

extension Move {
    /// What happened, if no piece moved.
    public var event: EntryPhrase.Kind? {
        switch kind {
        case .pass: forced ? .hadNoMove : .passed
        case .timeout: .timedOut
        case .claim: .claimed
        case .resigned: .resigned
        case .left: .left
        case .step, .hop, .chain: nil
        }
    }
}

extension Warning {
    /// Whom it is about, if not everybody.
    public var seat: Seat? {
        switch self {
        case .returns(let seat, _, _, _), .atHome(let seat, _, _, _, _), .timeouts(let seat, _, _),
            .passes(let seat, _), .mustConcede(let seat, _):
            seat
        case .stalled: nil
        }
    }
}
