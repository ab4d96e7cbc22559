import Foundation
import StarhopCore

/// What moves on the board of an exercise.
extension ExerciseModel {
    public var motion: BoardMotion? { choreography.motion }

    public func seconds(at date: Date) -> Double { date.timeIntervalSince(choreography.start) }

    public func turn(at seconds: Double) -> Double { restingTurn }

    /// The learner's home lies at the bottom.
    public var restingTurn: Double { Double(state.seat.sixths) }

    /// Ends what moves, in its final state.
    public func finishMotion() { choreography.finish() }

    var pace: Pace { reducesMotion ? .off : preferences.preferences.pace }

    /// A right move is made; one that falls short goes there and comes back.
    func move(from before: ExerciseState, _ feedback: Feedback) {
        if case .short(let path, _) = feedback {
            animate(excursion(along: path.map(Int.init)))
        } else if let path = state.moves.last, state.moves.count > before.moves.count {
            animate([step(along: path, from: before.pieces, to: state.pieces)])
        } else {
            arrive()
        }
    }

    func animate(_ motions: [MoveMotion?]) {
        let beats = motions.compactMap { $0.map { Choreography.Beat.motion(.move($0)) } }
        choreography.play(beats + [.arrival]) { [weak self] in self?.arrive() }
    }

    private func step(along path: [Int], from before: [Piece?], to after: [Piece?]) -> MoveMotion? {
        MoveMotion(from: (before, 0, nil), to: (after, 1, move(along: path)), pace: pace)
    }

    /// A move that would change places with another piece is not shown.
    private func excursion(along path: [Int]) -> [MoveMotion?] {
        guard let start = path.first, let end = path.last, state.pieces[end] == nil else { return [] }
        var there = state.pieces
        there.swapAt(start, end)
        let back = MoveMotion(from: (there, 1, move(along: path)), to: (state.pieces, 0, nil), pace: pace)
        return [step(along: path, from: state.pieces, to: there), back]
    }

    private func move(along path: [Int]) -> Move {
        let isStep = path.count == 2 && Board.holes[path[0]].neighbours.contains(path[1])
        return Move(ply: 1, seat: state.seat, kind: isStep ? .step : .chain, path: path, text: "")
    }
}
