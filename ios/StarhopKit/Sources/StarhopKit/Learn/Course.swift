import StarhopCore

// Plain enums of the core mean the same here; records get Swift's types below.
public typealias Ask = StarhopCore.Ask
public typealias PuzzleKind = StarhopCore.PuzzleKind
public typealias PartKind = StarhopCore.PartKind

/// How an exercise was solved: alone, or after something was shown.
public typealias Solved = StarhopCore.Solved

/// Everything there is to learn, and what of it is learned.
public struct Course: Sendable, Equatable {
    public let lessons: [Lesson]
    public let puzzles: [Puzzle]
    /// Today's puzzle.
    public let daily: Puzzle?
    public let streak: Streak
    /// Parts of the lessons that could not be read.
    public let faults: [String]
    /// Damaged records of what was solved that were set aside.
    public let lost: [String]
    /// Why what was solved before cannot be read; nothing of it is overwritten.
    public let notRead: Problem?

    /// The lesson to go on with: the first that is not all solved.
    public var current: String? { lessons.first { !$0.isFinished }?.key }

    public var finishedLessons: Int { lessons.filter(\.isFinished).count }

    /// From easy to hard.
    public func puzzles(of kind: PuzzleKind) -> [Puzzle] { puzzles.filter { $0.kind == kind } }

    /// The first puzzle of a kind that is not solved; the first of all where none is left.
    public func next(of kind: PuzzleKind) -> Puzzle? {
        let puzzles = puzzles(of: kind)
        return puzzles.first { !$0.isSolved } ?? puzzles.first
    }
}

public struct Lesson: Sendable, Equatable, Identifiable {
    /// Names its texts.
    public let key: String
    public let tasks: [Task]

    public struct Task: Sendable, Equatable {
        public let key: String
        public let ask: Ask
        public let solved: Solved?
    }

    public var id: String { key }
    public var solved: Int { tasks.filter { $0.solved != nil }.count }
    public var isFinished: Bool { solved == tasks.count }
}

public struct Puzzle: Sendable, Equatable, Identifiable {
    public let id: String
    public let kind: PuzzleKind
    /// From 1, easy, to 5, hard.
    public let grade: Int
    /// Moves home, hops, or steps of the crossing, by its kind.
    public let number: Int
    public let solved: Solved?

    public var isSolved: Bool { solved != nil }
}

extension PuzzleKind {
    /// In the order of the list.
    public static let listed: [PuzzleKind] = [.homeIn, .longestChain, .bestBridge, .saveMove]
}

/// Days in a row on which something was solved.
public struct Streak: Sendable, Equatable {
    public let days: Int
    /// Whether today is one of them.
    public let today: Bool
}

/// The end of a finished game, from when the last three pieces were outside for good.
public struct Closing: Sendable, Equatable, Identifiable {
    public let gameID: String
    public let seat: Seat
    public let plies: ClosedRange<Int>
    /// Own moves it took.
    public let moves: Int
    /// The fewest that would have been enough if nobody else had moved; nil where that cannot be counted.
    public let fewest: Int?
    public let solved: Solved?

    public var id: String { gameID }
}

extension Course {
    init(_ course: StarhopCore.Course) {
        let all = course.puzzles.map(Puzzle.init)
        lessons = course.lessons.map(Lesson.init)
        puzzles = all
        daily = all.first { $0.id == course.daily }
        streak = Streak(days: Int(course.streak.days), today: course.streak.today)
        faults = course.faults.map(\.place)
        lost = course.lost
        notRead = course.notRead.map { Problem($0) }
    }
}

extension Lesson {
    init(_ lesson: LessonInfo) {
        key = lesson.key
        tasks = lesson.tasks.map { Task(key: $0.key, ask: $0.ask, solved: $0.solved) }
    }
}

extension Puzzle {
    init(_ puzzle: PuzzleInfo) {
        id = puzzle.id
        kind = puzzle.kind
        grade = Int(puzzle.grade)
        number = Int(puzzle.number)
        solved = puzzle.solved
    }
}

extension Closing {
    init(_ closing: ClosingInfo) {
        gameID = closing.gameId
        seat = Seat(closing.seat)
        plies = Int(closing.fromPly)...Int(closing.toPly)
        moves = Int(closing.moves)
        fewest = closing.fewest.map(Int.init)
        solved = closing.solved
    }
}
