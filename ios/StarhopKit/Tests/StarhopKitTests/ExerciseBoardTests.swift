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
        let parts = try await table.task("blocked", "parts")
        let arrow = SVG.document(parts.scene(at: 0).commands(in: board), size: size, palette: palette)
        try PictureTests.write(arrow, to: "exercise-arrow-\(palette).svg")
    }
}
