import StarhopCore

/// Why something was not done. The game is as it was; the app finds the words.
public enum Problem: Sendable, Equatable {
    case illegalMove
    /// A rule keeps the piece off a hole.
    case barred(BarringRule, hole: String)
    case mayNotPass
    case notInRules
    /// A deadlock needs more turns without progress.
    case tooEarly(turns: Int, needed: Int)
    case claimedBefore
    case notNow
    case diskFull
    case readOnly
    case missing
    case damaged(detail: String)
    case newer(version: Int)
    /// Larger than any game may be, in bytes.
    case tooLarge(limit: Int)
    /// A readable text is wrong, at a line counted from 1 or as a whole.
    case text(line: Int?, TextProblem)
    /// What was handed over is no file that may be read.
    case unreadableFile
    case unfit(UnfitRules)
    /// There is no such lesson, task or puzzle, or no game whose end could be asked about.
    case noExercise
    case other(detail: String)

    init(_ error: any Error) {
        self =
            switch error {
            case let error as MatchError: Problem(error)
            case let error as StoreError: Problem(error)
            case let error as MoveError: Problem(error)
            case let error as Refusal: Problem(error)
            case let error as LearnError: Problem(error)
            case let error as UntrustedFile.Refusal: Problem(error)
            default: .other(detail: String(describing: error))
            }
    }

    private init(_ error: MatchError) {
        self =
            switch error {
            case .Illegal(let error): Problem(error)
            case .Refused(let refusal): Problem(refusal)
            case .NotAllowed, .Stale, .NothingFound: .notNow
            case .NotSaved(let error): Problem(error)
            }
    }

    private init(_ error: MoveError) {
        self =
            switch error {
            case .Barred(let hole, let rule): .barred(rule, hole: Board.holes[Int(hole)].name)
            case .MayNotPass: .mayNotPass
            default: .illegalMove
            }
    }

    private init(_ refusal: Refusal) {
        self =
            switch refusal {
            case .MayNotPass: .mayNotPass
            case .NotInRules: .notInRules
            case .TooEarly(let turns, let needed): .tooEarly(turns: Int(turns), needed: Int(needed))
            case .Claimed: .claimedBefore
            case .GameOver, .PassIsForced, .NotIn: .notNow
            }
    }

    private init(_ error: LearnError) {
        self =
            switch error {
            case .NoSuchLesson, .NoSuchTask, .NoSuchPuzzle, .NoClosing, .NoDay: .noExercise
            case .Store(let error): Problem(error)
            }
    }

    private init(_ refusal: UntrustedFile.Refusal) {
        self =
            switch refusal {
            case .tooLarge(let limit): .tooLarge(limit: limit)
            case .unreadable: .unreadableFile
            }
    }

    /// Whether a rule said no, so that nothing went wrong with a save.
    var isRefusal: Bool {
        switch self {
        case .illegalMove, .barred, .mayNotPass, .notInRules, .tooEarly, .claimedBefore, .notNow: true
        default: false
        }
    }

    private init(_ error: StoreError) {
        self =
            switch error {
            case .Full: .diskFull
            case .ReadOnly: .readOnly
            case .NoSuchGame, .NoSuchPly: .missing
            case .Damaged(let detail): .damaged(detail: detail)
            case .Newer(let version): .newer(version: Int(version))
            case .TooLarge(let limit): .tooLarge(limit: Int(limit))
            case .Text(let line, let problem, _): .text(line: line.map(Int.init), TextProblem(problem))
            case .Io(_, let detail), .Setup(let detail): .other(detail: detail)
            case .Limit, .NoClock: .other(detail: String(describing: error))
            case .Rules(let error): .unfit(UnfitRules(error))
            }
    }
}
