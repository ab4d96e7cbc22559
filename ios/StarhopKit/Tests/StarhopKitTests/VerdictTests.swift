import Foundation
import StarhopCore
import Testing

@testable import StarhopKit

/// With reviews written by hand: what stands out, what is said of it, and what the board shows.
@MainActor
@Suite struct VerdictTests {
    private static let moves = ["c1-e7", "o1-m5", "d1-e5", "n1-m6"]
    private static let missed = MissedChain(
        ply: 3, seat: 1, path: ReviewReport.holePath("a1 c1 e5"), text: "a1:c1:e5", hops: 2, steps: 4, betterBy: 140)
    private static let report = ReviewReport.of(
        [(.best, 0, "c1 e7"), (.blunder, 260, "o3 m7"), (.mistake, 140, "a1 c1 e5"), (.mistake, 110, "n4 m8")],
        turningPoints: [2], missedChain: missed,
        players: [PlayerReview(seat: 1, moves: 2, meanLoss: 44), PlayerReview(seat: 4, moves: 0, meanLoss: 0)])

    private func replay(_ report: ReviewReport = Self.report) throws -> ReplayModel {
        let table = try Table()
        let game = try table.passAndPlay(Self.moves)
        let library = try GameLibrary.open(folder: TemporaryFolder.make().path)
        let id = try library.importGame(text: try #require(table.library.file(of: game.state.id)?.document))
        return try ReplayModel(
            gameID: id, replay: library.replay(id: id), review: ReviewModel { ScriptedReview(report) },
            preferences: table.preferences,
            cues: Cues(preferences: table.preferences), sleep: noSleep)
    }

    @Test(arguments: [
        (0, Amount.little), (24, .little), (25, .half), (74, .half), (75, .whole(1)), (124, .whole(1)),
        (125, .andHalf(1)), (150, .andHalf(1)), (174, .andHalf(1)), (175, .whole(2)), (1000, .whole(10)),
        (-5, .little),
    ])
    func lossesAreToldToTheNearestHalf(hundredths: Int, amount: Amount) {
        #expect(Amount(hundredths: hundredths) == amount)
    }

    @Test func everyPlyHasItsVerdict() throws {
        let replay = try replay()
        #expect(replay.verdict == nil, "nothing was played yet")
        replay.seek(to: 1)
        #expect(replay.verdict?.mark == .best)
        #expect(replay.verdict?.cost == nil)
        #expect(replay.alternative(.better) == nil)
        replay.seek(to: 2)
        #expect(replay.verdict?.mark == .blunder)
        #expect(replay.verdict?.cost == .andHalf(2))
        #expect(replay.alternative(.better)?.kind == .hop)
        #expect(replay.missedChainHere == nil)
        replay.seek(to: 3)
        #expect(replay.alternative(.better)?.kind == .chain)
        #expect(replay.alternative(.better)?.hops == 2)
        #expect(replay.missedChainHere?.betterBy == .andHalf(1))
        replay.seek(to: 4)
        #expect(replay.alternative(.better)?.kind == .step)
    }

    @Test func onlyBetterMovesAreShown() throws {
        let replay = try replay(
            .of([(.unjudged, 0, ""), (.only, 0, "o1 m5"), (.good, 30, "d1 e6"), (.best, 5, "n4 m8")]))
        let better = replay.review.review?.plies.map { $0.better?.text }
        #expect(better == [nil, nil, "d1 e6", nil])
        #expect(replay.review.review?.plies.map(\.cost) == [nil, nil, .half, nil])
    }

    @Test func theChartMarksWhatStandsOut() throws {
        let replay = try replay()
        let marks = replay.chartMarks
        #expect(marks.map(\.ply) == [2, 3, 4])
        #expect(marks.map(\.mark) == [.turningPoint, .missedChain, .mistake])
        #expect(marks.map(\.seat) == [.north, .south, .north])
        for mark in marks {
            replay.seek(to: mark.ply)
            #expect(replay.moment.players.first { $0.seat == mark.seat }?.steps == mark.steps)
        }
        let plain = try self.replay(.of([(.blunder, 300, "d1 e6"), (.inaccuracy, 80, "n1 m6"), (.good, 20, "a1 c1")]))
        #expect(plain.chartMarks.map(\.mark) == [.blunder])
    }

    @Test func marksStayInsideTheChart() throws {
        let replay = try replay()
        let size = CGSize(width: 300, height: 110)
        let plane = ChartPlane(size: size, lines: replay.chart)
        #expect(plane.point(ply: 0, steps: 0) == CGPoint(x: 0, y: 109))
        #expect(plane.point(ply: 4, steps: 0).x == 300)
        for mark in replay.chartMarks {
            let area = CGRect(origin: .zero, size: size).insetBy(dx: 7, dy: 7)
            let center = plane.center(of: mark)
            #expect(area.contains(center) || center.x == area.maxX || center.y == area.maxY)
        }
    }

    @Test func marksAreToldApartByShape() {
        let outlines = ReviewMark.allCases.map { mark in
            Figure.mark(mark, at: CGPoint(x: 8, y: 8), diameter: 16).map { command in
                if case .fill(.solid(let tint)) = command.style { return (command.outline, tint == .halo) }
                return (command.outline, true)
            }
        }
        for (index, first) in outlines.enumerated() {
            for second in outlines[(index + 1)...] {
                #expect(!first.elementsEqual(second, by: { $0 == $1 }))
            }
        }
    }

    @Test func aBusyBarRunsThrough() throws {
        let size = CGSize(width: 100, height: 3)
        let parts = [0, 0.25, 0.5, 0.75].map { phase in
            Figure.busy(at: phase, size: size).dropFirst().compactMap { command -> CGRect? in
                if case .roundedRect(let rect, _) = command.outline { rect } else { nil }
            }
        }
        #expect(parts[0].isEmpty, "it comes in from outside")
        let places = parts.dropFirst().compactMap(\.first)
        #expect(places.map(\.minX) == [2.5, 35, 67.5])
        #expect(places.allSatisfy { CGRect(origin: .zero, size: size).contains($0) })
    }

    @Test func whatCouldHaveBeenPlayedIsShownOnTheBoardBefore() throws {
        let replay = try replay()
        replay.seek(to: 3)
        let played = replay.scene(at: 0)
        replay.show(.missedChain)
        let scene = replay.scene(at: 0)
        #expect(replay.ply == 3, "the playhead stays")
        #expect(scene.pieces[index("a1")] == .of(.south))
        #expect(scene.pieces[index("e5")] == nil)
        #expect(scene.hint == BoardScene.Hint(path: path("a1 c1 e5"), showsDestination: true))
        #expect(scene.trail == nil)
        replay.hideAlternative()
        #expect(replay.scene(at: 0) == played)
        replay.show(.better)
        #expect(replay.alternative?.kind == .better)
        replay.next()
        #expect(replay.alternative == nil)
        #expect(replay.scene(at: 0).hint == nil)
        replay.seek(to: 1)
        replay.show(.better)
        #expect(replay.alternative == nil, "nothing better was there")
    }

    @Test func jumpingEndsThePlayback() throws {
        let replay = try replay()
        replay.play()
        replay.jump(to: 3)
        #expect(!replay.isPlaying)
        #expect(replay.ply == 3)
    }

    @Test func meanLossesAreToldOfWhoMoved() throws {
        let losses = try replay().review.review?.losses
        #expect(losses == [MeanLoss(seat: .south, moves: 2, tenths: 4)])
    }

    @Test func progressIsToldWhileItRuns() async throws {
        let review = ReviewModel { ScriptedReview(Self.report, isKept: false) }
        #expect(review.progress == ReviewModel.Progress(done: 0, total: 0))
        review.start()
        #expect(review.progress == ReviewModel.Progress(done: 3, total: 8))
        await review.task?.value
        #expect(review.progress == ReviewModel.Progress(done: 0, total: 0))
        #expect(review.review?.plies.count == 4)
    }
}
