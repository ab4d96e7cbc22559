import Foundation
import StarhopCore
import Testing

/// In Swift every answer of a lesson or puzzle comes to what it comes to in Rust.
@MainActor
@Suite(.timeLimit(.minutes(2))) struct LearnVectorTests {
    private let library: GameLibrary
    private let learning: Learning
    private let file: Vectors.LearnFile
    private let today: Int32 = 20_000

    init() throws {
        library = try GameLibrary.open(folder: try TemporaryFolder.make().path)
        learning = library.learning()
        file = try Vectors.read(Vectors.LearnFile.self, from: "learn")
    }

    @Test func tasksTakeTheAnswers() throws {
        let course = learning.course(today: today)
        #expect(course.lessons.map(\.tasks.count).reduce(0, +) == file.tasks.count)
        for task in file.tasks {
            try hold(
                try learning.task(lesson: task.lesson, task: task.task, today: today), to: task.begin, task.answers)
        }
        let solved = learning.course(today: today)
        #expect(solved.lessons.allSatisfy { $0.tasks.allSatisfy { $0.solved != nil } })
        #expect(solved.streak.days == 1)
    }

    @Test func puzzlesTakeTheAnswers() throws {
        #expect(file.puzzles.count >= 20)
        for puzzle in file.puzzles {
            try hold(try learning.puzzle(id: puzzle.id, today: today), to: puzzle.begin, puzzle.answers)
        }
    }

    @Test func theEndOfAGameIsFound() throws {
        let expected = file.closing
        let game = try library.importGame(text: expected.game)
        let closing = try #require(try learning.closings().first)
        #expect(closing.gameId == game)
        #expect((closing.seat, closing.moves) == (expected.seat, expected.moves))
        #expect((closing.fromPly, closing.toPly) == (expected.fromPly, expected.toPly))
        #expect(closing.fewest == expected.fewest)
        #expect(
            closing.entries.map { [$0.ply, $0.from, $0.hole] } == expected.entries.map { [$0.ply, $0.from, $0.hole] })
        let exercise = try learning.closing(gameId: game, today: today)
        guard case .wrong(because: .blocked(let blocks)) = try exercise.say(yes: false).feedback else {
            Issue.record("pieces were in the way")
            return
        }
        #expect(
            blocks.map { [$0.ply, $0.piece, $0.by, $0.deeper, $0.turns] }
                == expected.blocks.map { [$0.ply, $0.piece, $0.by, $0.deeper, $0.turns] })
        #expect(try exercise.say(yes: true).snapshot.solved)
    }

    private func hold(
        _ exercise: Exercise, to begin: Vectors.LearnFile.Begin, _ answers: [Vectors.LearnFile.Given]
    ) throws {
        let begun = exercise.snapshot()
        #expect(begun.pieces == begin.pieces)
        #expect(begun.seat == begin.seat)
        #expect("\(begun.ask)".lowercased() == begin.ask.lowercased())
        #expect((begun.movesLeft, begun.lookedFor) == (begin.moves, begin.lookedFor))
        #expect(begun.parts.count == begin.parts)
        for given in answers {
            let answer = try give(given.answer, to: exercise)
            #expect(name(answer.feedback) == given.feedback)
            #expect(why(answer.feedback) == given.why)
            #expect(answer.right == given.right)
            #expect(answer.snapshot.pieces == given.pieces)
            #expect(answer.snapshot.movesLeft == given.movesLeft)
            #expect(answer.snapshot.found == given.found)
            #expect(answer.snapshot.mistakes == given.mistakes)
            #expect(answer.snapshot.solved == given.solved)
            #expect(answer.notSaved == nil)
        }
        #expect(exercise.snapshot().solved)
    }

    private func give(_ answer: Vectors.LearnFile.Answer, to exercise: Exercise) throws -> ExerciseAnswer {
        if let path = answer.play { return try exercise.play(path: path) }
        if let hole = answer.mark { return try exercise.mark(hole: hole) }
        if let yes = answer.say { return try exercise.say(yes: yes) }
        if let number = answer.count { return try exercise.count(number: number) }
        return try exercise.check()
    }

    /// The name of a case, as Rust writes it.
    private func name(_ value: some Any) -> String {
        let text = "\(value)".split(separator: "(").first.map(String.init) ?? ""
        let plain = text.split(separator: ".").last.map(String.init) ?? ""
        return plain.prefix(1).uppercased() + plain.dropFirst()
    }

    private func why(_ feedback: Feedback) -> String? {
        switch feedback {
        case .absent(_, let why): name(why)
        case .short(_, let why): name(why)
        case .wrong(let because): name(because)
        case .solved(let because): because.map { name($0) }
        case .illegal(let obstacle): obstacle.takenBy.map { "\($0)" }
        default: nil
        }
    }
}

extension Vectors {
    struct LearnFile: Decodable {
        let tasks: [Task]
        let puzzles: [Puzzle]
        let closing: Closing

        struct Task: Decodable {
            let lesson: String
            let task: String
            let begin: Begin
            let answers: [Given]
        }

        struct Puzzle: Decodable {
            let id: String
            let begin: Begin
            let answers: [Given]
        }

        struct Begin: Decodable {
            let pieces: String
            let seat: Int32
            let ask: String
            let moves: Int32
            let lookedFor: Int32
            let parts: Int
        }

        struct Given: Decodable {
            let answer: Answer
            let feedback: String
            let why: String?
            let right: Bool
            let pieces: String
            let movesLeft: Int32
            let found: [Int32]
            let mistakes: Int32
            let solved: Bool
        }

        struct Answer: Decodable, Sendable {
            let play: [Int32]?
            let mark: Int32?
            let say: Bool?
            let count: Int32?
        }

        struct Closing: Decodable {
            let game: String
            let seat: Int32
            let fromPly: Int32
            let toPly: Int32
            let moves: Int32
            let fewest: Int32?
            let entries: [Entry]
            let blocks: [Block]
        }

        struct Entry: Decodable {
            let ply: Int32
            let from: Int32
            let hole: Int32
        }

        struct Block: Decodable {
            let ply: Int32
            let piece: Int32
            let by: Int32
            let deeper: Int32
            let turns: Int32
        }
    }
}
