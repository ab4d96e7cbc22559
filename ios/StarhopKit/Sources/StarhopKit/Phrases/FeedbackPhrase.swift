import StarhopCore

/// What is said to an answer: the facts that make it right or wrong. The app finds the words.
public enum FeedbackPhrase: Sendable, Equatable {
    case solved(BecausePhrase?)
    case goOn(moves: Int)
    case found(Int, of: Int)
    case foundBefore(hole: Int)
    case absent(hole: Int, AbsencePhrase)
    /// Parts still to be named.
    case named(left: Int)
    case misnamed([ExerciseState.Part])
    case illegal(ObstaclePhrase)
    case short(ShortfallPhrase)
    case wrong(BecausePhrase)
    case tooMany(Int)
    case tooFew(Int)

    /// Whether it praises.
    public var isRight: Bool {
        switch self {
        case .solved, .goOn, .found, .named: true
        case .foundBefore, .absent, .misnamed, .illegal, .short, .wrong, .tooMany, .tooFew: false
        }
    }
}

/// Why a hole is none of those that are looked for.
public enum AbsencePhrase: Sendable, Equatable {
    case cannotGo(ObstaclePhrase)
    case onlyByStep, noOwnPiece, cannotHop, stillHops, neverHopped
    /// Whose home it is; nil for a hole of no home.
    case otherCamp(Seat?)
    case doesNotCount
}

/// The facts that decide a question.
public enum BecausePhrase: Sendable, Equatable {
    case legal
    case illegal(ObstaclePhrase)
    case stay
    case wins(home: Int)
    /// Pieces in the goal, goal holes that others stand on, and own pieces outside.
    case noWin(home: Int, held: [String], outside: [String])
    case blocked([Block])
    case notBlocked

    /// A piece that could not enter the goal because of an own piece, which had an empty hole deeper in.
    public struct Block: Sendable, Equatable {
        public let ply: Int
        public let piece: String
        public let by: String
        public let deeper: String
    }
}

/// What "Show me" shows.
public enum ShownPhrase: Sendable, Equatable {
    case move([Int])
    case holes([Int])
    case parts([ExerciseState.Part])
    case yes(Bool)
    case number(Int)
}

extension FeedbackPhrase {
    init(_ feedback: Feedback) {
        self =
            switch feedback {
            case .solved(let because): .solved(because.map(BecausePhrase.init))
            case .goOn(let left): .goOn(moves: Int(left))
            case .found(_, let found, let lookedFor): .found(Int(found), of: Int(lookedFor))
            case .foundBefore(let hole): .foundBefore(hole: Int(hole))
            case .absent(let hole, let why): .absent(hole: Int(hole), AbsencePhrase(why))
            case .named(let left): .named(left: Int(left))
            case .misnamed(let wrong): .misnamed(wrong.map(ExerciseState.Part.init))
            case .illegal(let obstacle): .illegal(ObstaclePhrase(obstacle))
            case .short(_, let why): .short(ShortfallPhrase(why))
            case .wrong(let because): .wrong(BecausePhrase(because))
            case .miscounted(let given, tooMany: true): .tooMany(Int(given))
            case .miscounted(let given, tooMany: false): .tooFew(Int(given))
            }
    }
}

extension AbsencePhrase {
    init(_ absence: Absence) {
        self =
            switch absence {
            case .cannotGo(let obstacle): .cannotGo(ObstaclePhrase(obstacle))
            case .onlyByStep: .onlyByStep
            case .noOwnPiece: .noOwnPiece
            case .cannotHop: .cannotHop
            case .stillHops: .stillHops
            case .neverHopped: .neverHopped
            case .otherCamp(let seat): .otherCamp(seat.map(Seat.init))
            case .doesNotCount: .doesNotCount
            }
    }
}

extension BecausePhrase {
    init(_ because: Because) {
        self =
            switch because {
            case .legal: .legal
            case .illegal(let obstacle): .illegal(ObstaclePhrase(obstacle))
            case .stay: .stay
            case .wins(let home): .wins(home: Int(home))
            case .noWin(let home, let held, let outside):
                .noWin(home: Int(home), held: Board.names(held), outside: Board.names(outside))
            case .blocked(let blocks): .blocked(blocks.map(Block.init))
            case .notBlocked: .notBlocked
            }
    }
}

extension BecausePhrase.Block {
    init(_ block: ClosingBlock) {
        ply = Int(block.ply)
        piece = Board.name(block.piece)
        by = Board.name(block.by)
        deeper = Board.name(block.deeper)
    }
}

extension ShownPhrase {
    /// Nil for what is solved.
    init?(_ shown: Shown) {
        switch shown {
        case .nothing: return nil
        case .move(let target): self = .move(target.path.map(Int.init))
        case .holes(let holes): self = .holes(holes.map(Int.init))
        case .parts(let parts): self = .parts(parts.map(ExerciseState.Part.init))
        case .yes(let yes): self = .yes(yes)
        case .number(let number): self = .number(Int(number))
        }
    }
}
