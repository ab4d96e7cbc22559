import Foundation
import StarhopCore
import Testing

@testable import StarhopKit

@MainActor
@Suite(.timeLimit(.minutes(3))) struct ExerciseTests {
    private let table: Table

    init() throws {
        table = try Table()
    }

    @Test func everyLessonIsSolvedByTouch() async throws {
        await table.library.learn.refresh()
        let lessons = try #require(table.library.learn.course).lessons
        for lesson in lessons {
            let exercise = try await table.sit(.lesson(lesson.key))
            var solved = 0
            repeat {
                Learner(exercise: exercise).solve()
                #expect(exercise.isSolved, "\(exercise.spot.subject)")
                #expect(!exercise.state.isHelped)
                guard case .solved? = exercise.feedback else { return }
                solved += 1
            } while exercise.next()
            #expect(solved == lesson.tasks.count)
        }
    }

    /// The answers that Rust, Kotlin and Swift share, through the model: each kind of wrong answer has its words.
    @Test func everyAnswerIsAnsweredInWords() async throws {
        let file = try Vectors.read(Vectors.LearnFile.self, from: "learn")
        var said: Set<String> = []
        var exercise = try await table.sit(.lesson(file.tasks[0].lesson))
        for task in file.tasks {
            if exercise.spot.subject != .task(lesson: task.lesson, task: task.task), !exercise.next() {
                exercise = try await table.sit(.lesson(task.lesson))
            }
            #expect(exercise.spot.subject == .task(lesson: task.lesson, task: task.task))
            for given in task.answers {
                give(given.answer, to: exercise)
                let phrase = try #require(exercise.feedback)
                let name = Self.name(of: phrase)
                #expect(name == [given.feedback, Self.reason(given)].compactMap { $0 }.joined(separator: " "))
                #expect(phrase.isRight == given.right)
                #expect(exercise.state.pieces == Piece.parse(given.pieces))
                said.insert(name)
            }
        }
        #expect(said.isSuperset(of: Self.everythingSaid))
    }

    private static let everythingSaid: Set<String> = [
        "Absent CannotGo", "Absent DoesNotCount", "Absent NoOwnPiece", "Absent OtherCamp", "Found", "GoOn", "Illegal",
        "Miscounted", "Misnamed", "Named", "Short Elsewhere", "Short GainsTooLittle", "Short NoCrossing",
        "Short NoWin", "Short NotAStep", "Short OtherPiece", "Short Shallow", "Short StillClosed", "Short TooFewHops",
        "Short TooFewOutside", "Short WastesMove", "Solved", "Solved Illegal", "Solved Legal", "Solved NoWin",
        "Solved Stay", "Wrong Illegal", "Wrong Legal", "Wrong NoWin", "Wrong Stay",
    ]

    private func give(_ answer: Vectors.LearnFile.Answer, to exercise: ExerciseModel) {
        if let path = answer.play {
            exercise.play(path.map(Int.init))
        } else if let hole = answer.mark {
            exercise.tap(Int(hole))
        } else if let yes = answer.say {
            exercise.say(yes)
        } else if let number = answer.count {
            exercise.pick(number: Int(number))
            exercise.answerNumber()
        } else {
            exercise.check()
        }
    }

    private static func reason(_ given: Vectors.LearnFile.Given) -> String? {
        given.feedback == "Illegal" ? nil : given.why
    }

    private static func name(of phrase: FeedbackPhrase) -> String {
        switch phrase {
        case .solved(let because?): "Solved " + caseName(because)
        case .absent(_, let why): "Absent " + caseName(why)
        case .short(let why): "Short " + caseName(why)
        case .wrong(let because): "Wrong " + caseName(because)
        case .tooMany, .tooFew: "Miscounted"
        default: caseName(phrase)
        }
    }

    private static func caseName(_ value: some Any) -> String {
        let text = "\(value)".split(separator: "(").first.map(String.init) ?? ""
        let plain = text.split(separator: ".").last.map(String.init) ?? ""
        let names = ["gainsNothing": "GainsTooLittle", "shortCrossing": "NoCrossing", "tooFar": "WastesMove"]
        return names[plain] ?? plain.prefix(1).uppercased() + plain.dropFirst()
    }

    @Test func theFactsComeWithTheWords() async throws {
        let step = try await table.task("moves", "step")
        step.play(path("f6 d1"))
        #expect(step.feedback == .short(.notAStep(hops: 1)))
        let over = try await table.task("moves", "over")
        over.play(path("f5 g5"))
        #expect(over.feedback == .short(.otherPiece(from: "f5", wanted: "e5")))
        let taken = try await table.task("blocked", "taken")
        taken.say(true)
        #expect(taken.feedback == .wrong(.illegal(.taken("k7", by: .north))))
        let gap = try await table.task("moves", "gap")
        gap.say(true)
        guard case .wrong(.illegal(.nothingToHop))? = gap.feedback else {
            Issue.record("nothing stands between: \(String(describing: gap.feedback))")
            return
        }
    }

    @Test func partsAreNamedInTurnAndChecked() async throws {
        let exercise = try await table.task("blocked", "parts")
        #expect(exercise.state.part?.kind == .start && exercise.takesTouches)
        exercise.say(true)
        #expect(exercise.state.namedParts.isEmpty, "a start is no matter of yes or no")
        for _ in exercise.state.parts {
            if exercise.state.part?.kind == .canHop {
                #expect(!exercise.takesTouches && exercise.state.asksYesOrNo)
                exercise.tap(index("a1"))
                exercise.say(true)
            } else {
                exercise.tap(index("a1"))
            }
        }
        #expect(exercise.state.mayCheck && exercise.feedback == .named(left: 0))
        exercise.check()
        guard case .misnamed(let wrong)? = exercise.feedback else {
            Issue.record("none of them is a1")
            return
        }
        #expect(wrong.allSatisfy { $0.hole == index("a1") || $0.yes == true })
        #expect(!exercise.state.mayCheck && !exercise.isSolved)
        let named = exercise.state.namedParts.count
        exercise.takeBack()
        #expect(exercise.state.namedParts.count == named - 1)
        Learner(exercise: exercise).solve()
        #expect(exercise.isSolved && !exercise.state.mayTakeBack)
    }

    @Test func aMoveThatFallsShortGoesThereAndComesBack() async throws {
        let sleep = ManualSleep()
        let table = try Table(sleep: sleep)
        let exercise = try await table.task("moves", "step")
        let before = exercise.state.pieces
        exercise.play(path("f6 d1"))
        #expect(exercise.state.pieces == before)
        guard case .move(let there)? = exercise.motion else {
            Issue.record("the piece should travel")
            return
        }
        let landed = exercise.scene(at: there.duration)
        #expect(landed.pieces[index("f6")] == nil && landed.pieces[index("d1")] == .of(.south))
        try await sleep.wakeNext()
        try await until { exercise.motion != .move(there) }
        guard case .move(let back)? = exercise.motion else {
            Issue.record("and come back")
            return
        }
        #expect(exercise.scene(at: back.duration).pieces == before)
        exercise.finishMotion()
        #expect(exercise.motion == nil && exercise.scene(at: 0).pieces == before)
    }

    @Test func aRightMoveIsMadeAndCanBeTakenBack() async throws {
        let exercise = try await table.task("bridge", "use_twice")
        let before = exercise.state.pieces
        while exercise.state.moves.isEmpty { Learner(exercise: exercise).solveOnce() }
        guard case .goOn(let left)? = exercise.feedback else {
            Issue.record("one of two moves")
            return
        }
        #expect(left == 1 && exercise.state.movesLeft == 1)
        #expect(exercise.scene(at: 0).trail?.path == exercise.state.moves[0])
        #expect(exercise.state.mayTakeBack)
        exercise.takeBack()
        #expect(exercise.state.pieces == before && exercise.feedback == nil)
    }

    @Test func showMeShowsAndCountsAsHelp() async throws {
        let exercise = try await table.task("moves", "over")
        exercise.showMe()
        #expect(exercise.shown == .move(path("e5 g5")))
        #expect(exercise.state.isHelped && exercise.scene(at: 0).hint?.path == path("e5 g5"))
        exercise.play(path("f5 f6"))
        #expect(exercise.shown != nil, "a wrong answer does not hide what was shown")
        exercise.play(path("e5 g5"))
        #expect(exercise.isSolved && exercise.shown == nil && !exercise.mayShow)
        exercise.showMe()
        #expect(exercise.shown == nil)
        let holes = try await table.task("board", "neighbours")
        holes.showMe()
        guard case .holes(let missing)? = holes.shown else {
            Issue.record("the holes")
            return
        }
        #expect(missing.count == holes.state.lookedFor)
        #expect(missing.allSatisfy { holes.scene(at: 0).notes[$0] == .asked })
    }

    @Test func nextWaitsForTheSolution() async throws {
        let exercise = try await table.sit(.lesson("board"))
        #expect(!exercise.next() && exercise.index == 0)
        Learner(exercise: exercise).solve()
        #expect(exercise.spots[0].isSolved && exercise.hasNext)
        #expect(exercise.next() && exercise.index == 1 && exercise.feedback == nil && exercise.number == 0)
    }

    @Test func numbersStayInReach() async throws {
        let exercise = try await table.task("leaving", "at_home")
        exercise.pick(number: -1)
        #expect(exercise.number == 0)
        exercise.pick(number: 1000)
        #expect(exercise.number == ExerciseModel.mostNumber)
        exercise.answerNumber()
        #expect(exercise.feedback == .tooMany(ExerciseModel.mostNumber) && exercise.state.mistakes == 1)
    }
}

/// What an exercise sounds like.
@MainActor
@Suite(.timeLimit(.minutes(1))) struct ExerciseCueTests {
    @Test func rightAndWrongAreHeard() async throws {
        let preferences = PreferencesModel(store: MemoryStore())
        let sounds = SoundRecorder()
        let haptics = HapticRecorder()
        let cues = Cues(preferences: preferences, sounds: sounds, haptics: haptics, now: { 0 })
        let table = try Table(preferences: preferences, cues: cues)
        let exercise = try await table.sit(.lesson("moves"))
        exercise.tap(index("f6"))
        #expect(sounds.played == [.tick], "a piece is taken hold of")
        sounds.forget()
        exercise.tap(index("d1"))
        #expect(sounds.played == [.refused], "that was no step")
        try await until { exercise.choreography.task == nil }
        #expect(sounds.played == [.refused, .hop(1)], "it lands there, and slides back without a sound")
        exercise.tap(index("f6"))
        sounds.forget()
        exercise.tap(index("g6"))
        try await until { exercise.choreography.task == nil }
        #expect(exercise.isSolved && sounds.played == [.step, .goal])
        #expect(haptics.played.last == .success)
    }
}
