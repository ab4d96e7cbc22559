import Foundation
import StarhopCore
import Testing

@testable import StarhopKit

@MainActor
@Suite(.timeLimit(.minutes(2))) struct LearnTests {
    private let table: Table
    private var learn: LearnModel { table.library.learn }

    init() throws {
        table = try Table()
    }

    private func course(of library: LibraryModel? = nil) async throws -> StarhopKit.Course {
        let learn = (library ?? table.library).learn
        await learn.refresh()
        return try #require(learn.course)
    }

    private func reopened() throws -> LibraryModel {
        try LibraryModel(folder: table.folder, preferences: table.preferences, sleep: noSleep)
    }

    @Test func nothingIsLearnedAtFirst() async throws {
        #expect(learn.course == nil)
        let course = try await course()
        #expect(course.lessons.count >= 12)
        #expect(course.finishedLessons == 0)
        #expect(course.current == course.lessons[0].key)
        #expect(course.streak == Streak(days: 0, today: false))
        #expect(course.faults.isEmpty && course.lost.isEmpty && course.notRead == nil)
        #expect(course.daily != nil)
        for kind in PuzzleKind.listed {
            let grades = course.puzzles(of: kind).map(\.grade)
            #expect(!grades.isEmpty && grades == grades.sorted())
            #expect(course.next(of: kind) == course.puzzles(of: kind)[0])
        }
        #expect(learn.closings.isEmpty && learn.problem == nil)
    }

    @Test func whatWasSolvedSurvivesReopening() async throws {
        let board = try await table.sit(.lesson("board"))
        repeat { Learner(exercise: board).solve() } while board.next()
        let moves = try await table.sit(.lesson("moves"))
        moves.showMe()
        Learner(exercise: moves).solve()
        let course = try await course(of: reopened())
        #expect(course.lessons[0].isFinished)
        #expect(course.finishedLessons == 1 && course.current == "moves")
        #expect(course.lessons[0].tasks.allSatisfy { $0.solved == .alone })
        #expect(course.lessons[1].tasks[0].solved == .helped && course.lessons[1].solved == 1)
        #expect(course.streak == Streak(days: 1, today: true))
        let later = try #require(await reopened().learn.open(.lesson("moves")))
        #expect(later.index == 1, "a lesson goes on where it was left")
    }

    @Test func aDamagedRecordIsToldAndTheRestGoesOn() async throws {
        Learner(exercise: try await table.sit(.lesson("board"))).solve()
        let file = table.folder.appendingPathComponent("learned.json")
        try Data("not json".utf8).write(to: file)
        let library = try reopened()
        let damaged = try await course(of: library)
        #expect(damaged.lost.count == 1 && damaged.notRead == nil)
        #expect(damaged.lessons.count >= 12 && damaged.lessons.allSatisfy { $0.solved == 0 })
        Learner(exercise: try #require(await library.learn.open(.lesson("board")))).solve()
        #expect(try await course(of: reopened()).lessons[0].solved == 1, "what is solved now is kept again")
    }

    @Test func aNewerRecordIsLeftAlone() async throws {
        let file = table.folder.appendingPathComponent("learned.json")
        Learner(exercise: try await table.sit(.lesson("board"))).solve()
        let written = try String(contentsOf: file, encoding: .utf8)
        let newer = written.replacingOccurrences(of: #""version":1"#, with: #""version":2"#)
        #expect(newer != written)
        try Data(newer.utf8).write(to: file)
        let library = try reopened()
        let course = try await course(of: library)
        #expect(course.notRead == .newer(version: 2))
        let exercise = try #require(await library.learn.open(.lesson("board")))
        Learner(exercise: exercise).solve()
        #expect(exercise.isSolved && exercise.problem != nil, "it counts, and what went wrong is told")
        #expect(try String(contentsOf: file, encoding: .utf8) == newer)
    }

    @Test func whatIsNotThereIsTold() async throws {
        #expect(await learn.open(.lesson("juggling")) == nil)
        #expect(learn.problem == .noExercise)
        #expect(await learn.open(.puzzle("none")) == nil)
        #expect(await learn.open(.closing("none")) == nil)
        #expect(await learn.open(.lesson("board")) != nil)
        #expect(learn.problem == nil)
    }

    @Test func puzzlesGoOnWithWhatIsNotSolved() async throws {
        let puzzles = try await course().puzzles(of: .longestChain)
        let second = try await table.sit(.puzzle(puzzles[1].id))
        #expect(second.spot.puzzle == puzzles[1] && second.index == 1)
        Learner(exercise: second).solve()
        #expect(second.isSolved)
        let first = try await table.sit(.puzzle(puzzles[0].id))
        Learner(exercise: first).solve()
        #expect(first.hasNext && first.next())
        #expect(first.spot.puzzle?.id == puzzles[2].id, "the second is solved already")
        #expect(try await course().next(of: .longestChain)?.id == puzzles[2].id)
    }

    @Test func theDayIsTheLearnersOwn() throws {
        let tokyo = try #require(TimeZone(secondsFromGMT: 9 * 3600))
        let honolulu = try #require(TimeZone(secondsFromGMT: -10 * 3600))
        let noon = Date(timeIntervalSince1970: 20_000 * 86_400 + 43_200)
        #expect(Day.number(of: noon, in: .gmt) == 20_000)
        #expect(Day.number(of: noon + 4 * 3600, in: tokyo) == 20_001)
        #expect(Day.number(of: noon - 4 * 3600, in: honolulu) == 19_999)
        #expect(Day.number(of: Date(timeIntervalSince1970: -1), in: .gmt) == -1)
    }

    @Test func theEndOfAGameIsLookedAtAndAnswered() async throws {
        let expected = try Vectors.read(Vectors.LearnFile.self, from: "learn").closing
        let game = try table.importGame(expected.game)
        await learn.refresh()
        let closing = try #require(learn.closings.first)
        #expect(closing.gameID == game && closing.moves == Int(expected.moves))
        let exercise = try await table.sit(.closing(game))
        let first = try #require(exercise.ending)
        #expect(first.ply == closing.plies.lowerBound)
        exercise.look(at: first.ply + 1)
        #expect(exercise.ending?.ply == first.ply + 1)
        exercise.finishMotion()
        #expect(exercise.scene(at: 0).pieces == exercise.ending?.moment.pieces)
        exercise.look(at: .max)
        #expect(exercise.ending?.ply == closing.plies.upperBound)
        #expect(exercise.motion == nil, "a jump is no travel")
        #expect(!exercise.takesTouches && exercise.state.asksYesOrNo)
        exercise.say(false)
        guard case .wrong(.blocked(let blocks))? = exercise.feedback else {
            Issue.record("pieces were in the way")
            return
        }
        #expect(blocks.map(\.ply) == expected.blocks.map { Int($0.ply) })
        #expect(blocks[0].piece == Board.name(expected.blocks[0].piece))
        exercise.say(true)
        #expect(exercise.isSolved && !exercise.hasNext && !exercise.next())
        await learn.refresh()
        #expect(learn.closings.first?.solved == .alone)
    }
}
