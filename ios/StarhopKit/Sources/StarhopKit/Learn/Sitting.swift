import StarhopCore

/// What a person sits down to: a lesson, the puzzles of a kind from one of them on, or the end of a game.
public enum Sitting: Sendable, Hashable {
    case lesson(String)
    case puzzle(String)
    case closing(String)
}

/// One exercise of a sitting.
public struct Spot: Sendable, Equatable {
    public enum Subject: Sendable, Equatable {
        case task(lesson: String, task: String)
        case puzzle(Puzzle)
        case closing(Closing)
    }

    public let subject: Subject
    public internal(set) var isSolved: Bool

    public var puzzle: Puzzle? {
        if case .puzzle(let puzzle) = subject { puzzle } else { nil }
    }

    public var closing: Closing? {
        if case .closing(let closing) = subject { closing } else { nil }
    }
}

extension Course {
    /// The exercises of a sitting in order; none where it names nothing. `closings` are asked for by ends of games only.
    func spots(of sitting: Sitting, closings: [Closing] = []) -> [Spot] {
        switch sitting {
        case .lesson(let key):
            let tasks = lessons.first { $0.key == key }?.tasks ?? []
            return tasks.map { Spot(subject: .task(lesson: key, task: $0.key), isSolved: $0.solved != nil) }
        case .puzzle(let id):
            guard let kind = puzzles.first(where: { $0.id == id })?.kind else { return [] }
            return puzzles(of: kind).map { Spot(subject: .puzzle($0), isSolved: $0.isSolved) }
        case .closing:
            return closings.map { Spot(subject: .closing($0), isSolved: $0.solved != nil) }
        }
    }
}

extension Sitting {
    /// Puzzles and ends of games begin where one was named, a lesson with what is not solved.
    func start(in spots: [Spot]) -> Int {
        let start =
            switch self {
            case .lesson: spots.firstIndex { !$0.isSolved }
            case .puzzle(let id): spots.firstIndex { $0.puzzle?.id == id }
            case .closing(let game): spots.firstIndex { $0.closing?.gameID == game }
            }
        return start ?? 0
    }

    /// The exercise that follows one: in a lesson the next, else the next that is not solved.
    func next(after index: Int, in spots: [Spot]) -> Int? {
        (index + 1..<max(spots.count, index + 1)).first { next in
            if case .lesson = self { true } else { !spots[next].isSolved }
        }
    }
}
