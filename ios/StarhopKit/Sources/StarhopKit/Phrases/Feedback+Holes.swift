import StarhopCore

/// The holes that the words of a feedback name, to be seen on the board too: nobody knows them by name at first.
extension Feedback {
    var pointed: [Int32] {
        switch self {
        case .illegal(let obstacle), .absent(_, .cannotGo(let obstacle)): obstacle.holes
        case .short(_, let why): why.holes
        case .wrong(let because): because.holes
        case .solved(let because): because?.holes ?? []
        default: []
        }
    }
}

extension Shortfall {
    fileprivate var holes: [Int32] {
        switch self {
        case .otherPiece(_, let wanted), .elsewhere(_, let wanted): [wanted]
        case .cutsOff(let pieces): pieces
        case .shallow(_, let deeper): [deeper]
        case .stillClosed(_, _, let obstacle): obstacle.holes
        default: []
        }
    }
}

extension Because {
    fileprivate var holes: [Int32] {
        switch self {
        case .illegal(let obstacle): obstacle.holes
        case .noWin(_, let held, let outside): held + outside
        default: []
        }
    }
}

extension Obstacle {
    fileprivate var holes: [Int32] {
        switch why {
        case .NoPiece(let hole), .NotYours(let hole, _), .Occupied(let hole), .Revisited(let hole),
            .Barred(let hole, _):
            [hole]
        case .StepInChain(let from, let to), .NothingToHop(let from, let to), .OutOfReach(let from, let to): [from, to]
        default: []
        }
    }
}
