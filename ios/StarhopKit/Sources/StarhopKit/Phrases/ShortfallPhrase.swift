import StarhopCore

/// What a legal move lacks of what was asked; holes by name, steps of the board.
public enum ShortfallPhrase: Sendable, Equatable {
    case notAStep(hops: Int)
    case tooFewHops(Int, needed: Int)
    case otherPiece(from: String, wanted: String)
    case elsewhere(to: String, wanted: String)
    case gainsNothing(needed: Int)
    case gainsTooLittle(Int, needed: Int)
    case cutsOff([String])
    case notInGoal(String)
    case shallow(String, deeper: String)
    case stillClosed(from: String, to: String, ObstaclePhrase)
    case noCrossing(needed: Int)
    /// The steps that another piece can gain then.
    case shortCrossing(Int, needed: Int)
    case tooFewOutside(Int, needed: Int)
    /// Moves needed then, and those that would be enough.
    case wastesMove(needed: Int, left: Int)
    case tooFar(left: Int)
    case noWin(home: Int)
}

extension ShortfallPhrase {
    init(_ shortfall: Shortfall) {
        self =
            switch shortfall {
            case .notAStep(let hops): .notAStep(hops: Int(hops))
            case .tooFewHops(let hops, let needed): .tooFewHops(Int(hops), needed: Int(needed))
            case .otherPiece(let from, let wanted): .otherPiece(from: Board.name(from), wanted: Board.name(wanted))
            case .elsewhere(let to, let wanted): .elsewhere(to: Board.name(to), wanted: Board.name(wanted))
            case .gainsTooLittle(let gained, let needed) where gained <= 0: .gainsNothing(needed: Int(needed))
            case .gainsTooLittle(let gained, let needed): .gainsTooLittle(Int(gained), needed: Int(needed))
            case .cutsOff(let pieces): .cutsOff(Board.names(pieces))
            case .notInGoal(let to): .notInGoal(Board.name(to))
            case .shallow(let to, let deeper): .shallow(Board.name(to), deeper: Board.name(deeper))
            case .stillClosed(let from, let to, let obstacle):
                .stillClosed(from: Board.name(from), to: Board.name(to), ObstaclePhrase(obstacle))
            case .noCrossing(let best?, let needed): .shortCrossing(Int(best), needed: Int(needed))
            case .noCrossing(nil, let needed): .noCrossing(needed: Int(needed))
            case .tooFewOutside(let outside, let needed): .tooFewOutside(Int(outside), needed: Int(needed))
            case .wastesMove(let needed?, let left): .wastesMove(needed: Int(needed), left: Int(left))
            case .wastesMove(nil, let left): .tooFar(left: Int(left))
            case .noWin(let home): .noWin(home: Int(home))
            }
    }
}
