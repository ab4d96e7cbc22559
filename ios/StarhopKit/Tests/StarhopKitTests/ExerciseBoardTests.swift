import Foundation
import StarhopCore
import Testing

@testable import StarhopKit

/// The board of an exercise: touches, what is drawn, and what a screen reader says.
@MainActor
@Suite(.timeLimit(.minutes(2))) struct ExerciseBoardTests {
    private let table: Table
    private let geometry = BoardGeometry(size: CGSize(width: 320, height: 380))

    init() throws {
        table = try Table()
    }

    private func touch(_ name: String, on exercise: ExerciseModel) {
        let touch = BoardTouch(board: exercise, sleep: noSleep)
        touch.moved(to: geometry.center(of: index(name)), in: geometry)
        touch.ended(at: geometry.center(of: index(name)), in: geometry)
        exercise.finishMotion()
    }

    @Test func anyHoleAnswersWhereHolesAreAskedFor() async throws {
        let exercise = try await table.sit(.lesson("board"))
        #expect(exercise.takesAnyHole)
        touch("i9", on: exercise)
        #expect(exercise.feedback == .absent(hole: index("i9"), .otherCamp(nil)))
        #expect(exercise.scene(at: 0).notes == [index("i9"): .wrong])
        #expect(exercise.phrase(for: index("i9")).note == .wrong)
        touch("q1", on: exercise)
        #expect(exercise.feedback == .absent(hole: index("q1"), .otherCamp(.north)))
        touch("a1", on: exercise)
        #expect(exercise.isSolved && exercise.scene(at: 0).notes == [index("a1"): .right])
        touch("b1", on: exercise)
        #expect(exercise.state.found == [index("a1")], "what is solved takes no touches")
    }

    @Test func aHoleOutOfReachIsAnAnswerWithAPieceInTheHand() async throws {
        let exercise = try await table.task("moves", "over")
        #expect(!exercise.takesAnyHole)
        touch("i9", on: exercise)
        #expect(exercise.feedback == nil, "nothing is in the hand")
        touch("e5", on: exercise)
        #expect(exercise.selection.hole == index("e5") && exercise.takesAnyHole)
        #expect(exercise.phrase(for: index("g5")).content == .target(.chainEnd, hops: 1))
        #expect(exercise.phrase(for: index("g5")).note == .asked)
        touch("i9", on: exercise)
        #expect(exercise.feedback == .illegal(.outOfReach(from: "e5", to: "i9")))
        touch("e5", on: exercise)
        touch("e5", on: exercise)
        #expect(exercise.selection == .none)
        touch("e5", on: exercise)
        touch("g5", on: exercise)
        #expect(exercise.isSolved)
    }

    @Test func theHolesThatWordsNameAreRinged() async throws {
        let over = try await table.task("moves", "over")
        over.play(path("f5 g4"))
        #expect(over.pointed == [index("e5")], "the piece that should move")
        over.finishMotion()
        #expect(over.scene(at: 0).notes == [index("e5"): .asked, index("g5"): .asked])
        #expect(over.phrase(for: index("e5")).note == .asked)
        over.select(index("e5"))
        over.tap(index("i9"))
        #expect(over.pointed == path("e5 i9"))
        over.play(path("e5 g5"))
        over.finishMotion()
        #expect(over.pointed.isEmpty && over.scene(at: 0).notes.isEmpty)
        let taken = try await table.task("blocked", "taken")
        taken.say(true)
        #expect(taken.scene(at: 0).notes == [index("k7"): .asked])
        let win = try await table.task("unblocking", "not_yet")
        win.say(true)
        #expect(win.pointed == path("n2 l6"), "what is held, and what is outside")
        let deep = try await table.task("filling", "deepest")
        deep.play(path("o2 o1"))
        #expect(deep.feedback == .short(.shallow("o1", deeper: "p1")) && deep.pointed == path("p1"))
        deep.showMe()
        #expect(deep.pointed.isEmpty)
    }

    @Test func aPieceToChangePlacesWithIsSeenAndSaid() async throws {
        let exercise = try await table.task("swap", "win")
        exercise.tap(index("m6"))
        #expect(exercise.phrase(for: index("n2")).content == .guest(.north, .step, hops: 0))
        let commands = exercise.scene(at: 0).commands(in: geometry)
        let dashed = commands.filter {
            if case .stroke(.target, let stroke) = $0.style { !stroke.dash.isEmpty } else { false }
        }
        #expect(dashed.count == 1, "four arcs around it")
        exercise.tap(index("n2"))
        #expect(exercise.isSolved)
    }

    @Test func whatIsLeftIsCounted() async throws {
        let holes = try await table.task("board", "neighbours")
        #expect(holes.state.findings?.found == 0 && holes.state.findings?.of == 6 && holes.state.movesToGo == nil)
        holes.tap(index("i6"))
        #expect(holes.state.findings?.found == 1)
        let moves = try await table.task("bridge", "use_twice")
        #expect(moves.state.movesToGo == 2 && moves.state.findings == nil)
        Learner(exercise: moves).solve()
        #expect(moves.state.movesToGo == nil)
        let single = try await table.task("moves", "over")
        #expect(single.state.movesToGo == nil)
    }

    @Test func chainsAreBuiltHopByHop() async throws {
        let exercise = try await table.task("chains", "four_hops")
        let start = try #require(Board.holes.indices.first { exercise.isOwn($0) })
        exercise.tap(start)
        let hop = try #require(exercise.selection.targets.first { $0.kind == .hop && $0.hops == 1 })
        exercise.pin(hop)
        #expect(exercise.selection.chain?.path == hop.path && exercise.selection.hole == hop.hole)
        let scene = exercise.scene(at: 0)
        #expect(scene.pieces[start] == nil && scene.pieces[hop.hole] == .of(.south))
        #expect(!exercise.isOwn(start) && exercise.isOwn(hop.hole))
        #expect(exercise.phrase(for: start).content == .empty)
        exercise.finishChain()
        guard case .short(.tooFewHops(1, needed: 4))? = exercise.feedback else {
            Issue.record("one hop is too few: \(String(describing: exercise.feedback))")
            return
        }
        Learner(exercise: exercise).solve()
        #expect(exercise.isSolved && exercise.state.moves[0].count >= 5)
    }

    @Test func theBoardLiesForTheLearner() async throws {
        let south = try await table.task("shared", "over_theirs")
        #expect(south.restingTurn == 0)
        let north = try await table.task("shared", "their_way")
        #expect(north.state.seat == .north && north.restingTurn == 3)
        #expect(north.state.sets == [.north])
    }

    @Test func whatIsAskedAboutIsDrawn() async throws {
        let landings = try await table.task("chains", "landings")
        #expect(landings.scene(at: 0).selected != nil)
        let judged = try await table.task("line", "stay")
        #expect(judged.scene(at: 0).hint?.path == path("e5 g5 i5"))
        let line = try await table.task("line", "parts")
        #expect(line.scene(at: 0).hint?.path == path("e5 i5"))
        let room = try await table.task("leaving", "from_the_tip")
        #expect(room.scene(at: 0).hint?.showsDestination == true)
        Learner(exercise: room).solve()
        #expect(room.scene(at: 0).hint == nil)
    }

    @Test(arguments: Palette.allCases)
    func pictures(palette: Palette) async throws {
        let size = PictureTests.size
        let exercise = try await table.task("chains", "landings")
        for hole in Board.holes.indices where exercise.state.found.count < 3 { exercise.tap(hole) }
        exercise.tap(index("i9"))
        let board = BoardGeometry(size: size, turn: exercise.restingTurn)
        let svg = SVG.document(exercise.scene(at: 0).commands(in: board), size: size, palette: palette)
        let good = "#" + String(format: "%06X", palette[.good].hex)
        #expect(svg.components(separatedBy: "fill=\"\(good)\"").count - 1 == 3, "three checks")
        try PictureTests.write(svg, to: "exercise-holes-\(palette).svg")
        let over = try await table.task("moves", "over")
        let marked = SVG.document(over.scene(at: 0).commands(in: board), size: size, palette: palette)
        try PictureTests.write(marked, to: "exercise-marked-\(palette).svg")
        let parts = try await table.task("blocked", "taken")
        parts.say(true)
        let arrow = SVG.document(parts.scene(at: 0).commands(in: board), size: size, palette: palette)
        try PictureTests.write(arrow, to: "exercise-arrow-\(palette).svg")
    }
}
