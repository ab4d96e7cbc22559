import StarhopCore

/// Owns the core's lessons and puzzles of one library.
final class LearnProxy: Sendable {
    private let learning: Learning
    private let library: GameLibrary

    init(_ library: GameLibrary) {
        self.library = library
        learning = library.learning()
    }

    /// Reads and checks all lessons when first called.
    func course(today: Int32) -> Course { Course(learning.course(today: today)) }

    /// Replays the finished games.
    func closings() throws -> [Closing] { try learning.closings().map(Closing.init) }

    func spots(of sitting: Sitting, today: Int32) throws -> [Spot] {
        var ends: [Closing] = []
        if case .closing = sitting { ends = try closings() }
        return course(today: today).spots(of: sitting, closings: ends)
    }

    func exercise(_ subject: Spot.Subject, today: Int32) throws -> Exercise {
        switch subject {
        case .task(let lesson, let task): try learning.task(lesson: lesson, task: task, today: today)
        case .puzzle(let puzzle): try learning.puzzle(id: puzzle.id, today: today)
        case .closing(let closing): try learning.closing(gameId: closing.gameID, today: today)
        }
    }

    func replay(_ game: String) throws -> Replay { try library.replay(id: game) }
}
