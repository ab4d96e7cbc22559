import StarhopCore

/// Why something was not done. The game is as it was; the app finds the words.
public enum Problem: Sendable, Equatable {
    case illegalMove
    case notNow
    case diskFull
    case readOnly
    case missing
    case damaged(detail: String)
    case newer(version: Int)
    case tooLarge
    case other(detail: String)

    init(_ error: any Error) {
        self =
            switch error {
            case let error as MatchError: Problem(error)
            case let error as StoreError: Problem(error)
            case is MoveError: .illegalMove
            default: .other(detail: String(describing: error))
            }
    }

    private init(_ error: MatchError) {
        self =
            switch error {
            case .Illegal: .illegalMove
            case .NotAllowed, .Stale, .NothingFound: .notNow
            case .NotSaved(let error): Problem(error)
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
            case .TooLarge: .tooLarge
            case .Io(_, let detail), .Setup(let detail): .other(detail: detail)
            }
    }
}
