import StarhopCore

@testable import StarhopKit

/// Solves exercises as a learner does: sees what the screen shows, touches it, and hears what is said to the answers.
@MainActor
struct Learner {
    let exercise: ExerciseModel

    private var state: ExerciseState { exercise.state }

    func solve() {
        while !state.isSolved, answer() {}
    }

    func solveOnce() { _ = answer() }

    /// Gives one right answer; false where none is found.
    private func answer() -> Bool {
        switch state.ask {
        case .moves: move()
        case .holes: mark()
        case .parts: name()
        case .yesOrNo: say()
        case .number: count()
        }
    }

    private func move() -> Bool {
        let before = state.moves.count
        for hole in Board.holes.indices where exercise.isOwn(hole) {
            exercise.drop()
            exercise.tap(hole)
            // Those that lead farthest first.
            for target in exercise.selection.targets.sorted(by: { gain($0) > gain($1) }) {
                exercise.tap(hole)
                if exercise.selection.hole == nil { exercise.tap(hole) }
                exercise.tap(target.hole)
                exercise.finishMotion()
                if state.isSolved || state.moves.count > before { return true }
            }
        }
        return chain()
    }

    /// A default path takes the fewest hops; more are made hop by hop.
    private func chain() -> Bool {
        for hole in Board.holes.indices where exercise.isOwn(hole) {
            exercise.drop()
            exercise.tap(hole)
            if hopOn(from: exercise.selection.targets, along: [hole]) { return true }
        }
        return false
    }

    private func hopOn(from targets: [StarhopKit.Target], along path: [Int]) -> Bool {
        for target in targets where target.kind != .step && target.path.count == path.count + 1 {
            exercise.pin(target)
            if hopOn(from: exercise.selection.targets, along: target.path) { return true }
            exercise.play(target.path)
            if state.isSolved { return true }
            exercise.drop()
            exercise.tap(path[0])
            for landing in path.indices.dropFirst() {
                let pinned = exercise.selection.targets.first { $0.path == Array(path[...landing]) }
                if let pinned { exercise.pin(pinned) }
            }
        }
        return false
    }

    private func gain(_ target: StarhopKit.Target) -> Int { distance(target.path[0]) - distance(target.hole) }

    private func distance(_ hole: Int) -> Int {
        let tip = Board.camps[state.seat.facing]!.max { far($0) < far($1) }!
        let across = abs(Board.holes[hole].column - tip.column)
        let up = abs(Board.holes[hole].rowsUp - tip.rowsUp)
        return up + max(0, across - up) / 2
    }

    private func far(_ hole: Hole) -> Int { hole.column * hole.column + 3 * hole.rowsUp * hole.rowsUp }

    private func mark() -> Bool {
        let before = state.found.count
        for hole in Board.holes.indices where !state.found.contains(hole) {
            exercise.tap(hole)
            if state.isSolved || state.found.count > before { return true }
        }
        return false
    }

    /// The parts lie on a line of holes: start, over, landing, over, landing.
    private func name() -> Bool {
        guard case .name(let from, let to) = state.goal, let part = state.part else {
            exercise.check()
            return state.isSolved
        }
        let line = holes(between: Int(from), and: Int(to))
        let start = 2 * (part.hop - 1)
        switch part.kind {
        case .start: exercise.tap(line[start])
        case .over: exercise.tap(line[start + 1])
        case .landing: exercise.tap(line[start + 2])
        case .canHop: exercise.say(state.pieces[line[start + 1]] != nil && state.pieces[line[start + 2]] == nil)
        }
        return true
    }

    private func holes(between from: Int, and to: Int) -> [Int] {
        let (a, b) = (Board.holes[from], Board.holes[to])
        let count = max(abs(b.rowsUp - a.rowsUp), abs(b.column - a.column) / 2)
        return (0...count).map { step in
            let column = a.column + (b.column - a.column) * step / count
            let row = a.rowsUp + (b.rowsUp - a.rowsUp) * step / count
            return Board.holes.firstIndex { $0.column == column && $0.rowsUp == row }!
        }
    }

    private func say() -> Bool {
        exercise.say(true)
        if !state.isSolved { exercise.say(false) }
        return state.isSolved
    }

    private func count() -> Bool {
        var (low, high) = (0, ExerciseModel.mostNumber)
        while low <= high, !state.isSolved {
            exercise.pick(number: (low + high) / 2)
            exercise.answerNumber()
            if case .tooMany? = exercise.feedback { high = exercise.number - 1 } else { low = exercise.number + 1 }
        }
        return state.isSolved
    }
}

extension Table {
    func sit(_ sitting: Sitting) async throws -> ExerciseModel {
        guard let exercise = await library.learn.open(sitting) else { throw Missing.game }
        return exercise
    }

    /// A task of a lesson, the ones before it being solved.
    func task(_ lesson: String, _ task: String) async throws -> ExerciseModel {
        let exercise = try await sit(.lesson(lesson))
        while exercise.spot.subject != .task(lesson: lesson, task: task) {
            Learner(exercise: exercise).solve()
            guard exercise.next() else { throw Missing.game }
        }
        return exercise
    }
}
