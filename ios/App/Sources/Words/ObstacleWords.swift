import Foundation
import StarhopKit

extension ObstaclePhrase {
    var words: String {
        switch self {
        case .noPiece(let hole): String(localized: "No piece stands on \(hole).")
        case .notYours(let hole, let seat):
            String(localized: "The piece on \(hole) is not yours; it belongs to \(seat.name).")
        case .taken(let hole, let seat?): String(localized: "\(hole) is taken by \(seat.name).")
        case .taken(let hole, nil): String(localized: "\(hole) is taken.")
        case .revisited(let hole): String(localized: "The move has already been on \(hole).")
        case .stepInChain(let from, let to):
            String(localized: "\(from) to \(to) is a step, and a step cannot be part of a chain.")
        case .nothingToHop(let from, let to):
            String(localized: "No piece stands between \(from) and \(to) where it could be hopped over.")
        case .outOfReach(let from, let to): String(localized: "From \(from) no single step or hop leads to \(to).")
        case .tooShort: String(localized: "A move must lead to another hole.")
        case .ruled(let problem): problem.words
        }
    }
}

extension ShortfallPhrase {
    var words: String {
        switch self {
        case .notAStep(let hops):
            String(localized: "That was \(hopsWords(hops)). A step goes to a hole beside the piece.")
        case .tooFewHops(let hops, let needed): String(localized: "That was \(hopsWords(hops)). Asked for: \(needed).")
        case .otherPiece(let from, let wanted):
            String(localized: "Move the piece on \(wanted), not the one on \(from).")
        case .elsewhere(let to, let wanted): String(localized: "That ends on \(to). Go to \(wanted).")
        case .gainsNothing(let needed):
            String(localized: "That brings you no nearer. Gain \(stepsWords(needed)) or more.")
        case .gainsTooLittle(let gained, let needed):
            String(localized: "That gains \(stepsWords(gained)). Asked for: \(needed).")
        case .cutsOff(let pieces):
            String(localized: "That cuts off the piece on \(listed(pieces)): no hop leads it forward any more.")
        case .notInGoal(let hole): String(localized: "\(hole) is not in your goal.")
        case .shallow(let hole, let deeper):
            String(localized: "\(hole) is in the goal, but \(deeper) lies deeper, and you can reach it.")
        case .stillClosed(let from, let to, let obstacle):
            inSentences([String(localized: "The piece on \(from) still cannot go to \(to)."), obstacle.words])
        case .noCrossing(let needed):
            String(
                localized: "That opens no new way for another piece. One that gains \(stepsWords(needed)) is asked for."
            )
        case .shortCrossing(let best, let needed):
            String(localized: "After that, another piece can gain \(stepsWords(best)). Asked for: \(needed).")
        case .tooFewOutside(let outside, let needed):
            inSentences([
                String(localized: "\(outside) pieces are outside your home."),
                String(localized: "Asked for: \(needed)."),
            ])
        case .wastesMove(let needed, left: 0):
            String(localized: "After that you need \(movesWords(needed)) more, but none is left.")
        case .wastesMove(let needed, let left):
            String(
                localized: "After that you need \(movesWords(needed)) more. There is a way that leaves only \(left).")
        case .tooFar(left: 0): String(localized: "That does not bring all your pieces in.")
        case .tooFar(let left): String(localized: "After that \(left) moves are left, and they are not enough.")
        case .noWin(let home): noWinWords(home)
        }
    }
}

private func hopsWords(_ hops: Int) -> String { String(localized: "\(hops) hops") }
private func stepsWords(_ steps: Int) -> String { String(localized: "\(steps) steps") }
private func movesWords(_ moves: Int) -> String { String(localized: "\(moves) moves") }
