import StarhopCore

/// Everything that an exercise shows, as the core said it last.
public struct ExerciseState: Sendable, Equatable {
    let goal: ExerciseGoal
    public let ask: Ask
    public let rules: RuleSet
    public let pieces: [Piece?]
    /// The learner, whose home lies at the bottom.
    public let seat: Seat
    /// The homes of the learner's pieces.
    public let sets: [Seat]
    /// The right moves so far.
    public let moves: [[Int]]
    public let movesLeft: Int
    /// Holes found, in the order in which they were.
    public let found: [Int]
    public let lookedFor: Int
    /// What is to be named, in turn.
    public let parts: [Part]
    public let mistakes: Int
    /// Whether something was shown.
    public let isHelped: Bool
    public let isSolved: Bool

    /// A part of a hop, and what was said of it.
    public struct Part: Sendable, Equatable {
        /// From 1.
        public let hop: Int
        public let kind: PartKind
        public let hole: Int?
        public let yes: Bool?

        public var isNamed: Bool { hole != nil || yes != nil }
    }

    /// The part whose turn it is.
    public var part: Part? { asks(.parts) ? parts.first { !$0.isNamed } : nil }

    public var namedParts: [Part] { parts.filter(\.isNamed) }

    /// Whether it is answered in this way and still open.
    public func asks(_ ask: Ask) -> Bool { self.ask == ask && !isSolved }

    public var asksYesOrNo: Bool { asks(.yesOrNo) || part?.kind == .canHop }

    /// Whether all parts are named, so that they can be checked.
    public var mayCheck: Bool { asks(.parts) && part == nil }

    public var mayTakeBack: Bool {
        (asks(.moves) && !moves.isEmpty) || (asks(.parts) && !namedParts.isEmpty)
    }

    /// How many of how many holes are found, where there are several.
    public var findings: (found: Int, of: Int)? { lookedFor > 1 ? (found.count, lookedFor) : nil }

    /// Moves left of several; nil once it is solved.
    public var movesToGo: Int? { !isSolved && movesLeft + moves.count > 1 ? movesLeft : nil }

    /// Every seat with pieces on the board, and the learner's.
    var seats: [Seat] { Seat.allCases.filter { sets.contains($0) || pieces.contains(.of($0)) } }

    func isOwn(_ hole: Int) -> Bool { pieces[hole]?.seat.map(sets.contains) ?? false }
}

extension ExerciseState {
    init(_ snapshot: ExerciseSnapshot) {
        goal = snapshot.goal
        ask = snapshot.ask
        rules = snapshot.rules
        pieces = Piece.parse(snapshot.pieces)
        seat = Seat(snapshot.seat)
        sets = snapshot.sets.map(Seat.init)
        moves = snapshot.moves.map { $0.map(Int.init) }
        movesLeft = Int(snapshot.movesLeft)
        found = snapshot.found.map(Int.init)
        lookedFor = Int(snapshot.lookedFor)
        parts = snapshot.parts.map(Part.init)
        mistakes = Int(snapshot.mistakes)
        isHelped = snapshot.helped
        isSolved = snapshot.solved
    }
}

extension ExerciseState.Part {
    init(_ part: NamedPart) {
        hop = Int(part.hop) + 1
        kind = part.kind
        hole = part.hole.map(Int.init)
        yes = part.yes
    }
}
