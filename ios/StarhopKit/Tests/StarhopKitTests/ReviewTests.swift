import Foundation
import StarhopCore
import Testing

@testable import StarhopKit

/// With the real core: how a review is made, ended and kept, and that what it says fits the game.
@MainActor
@Suite(.timeLimit(.minutes(2))) struct ReviewTests {
    /// Both step forward and back again, which no good player does.
    private static let moves = ["c1-e7", "o1-m5", "d1-e5", "n1-m6", "e5-d1", "m6-n1"]

    private func replay() throws -> (ReplayModel, Table) {
        let table = try Table()
        let game = try table.passAndPlay(Self.moves)
        return (try #require(table.library.replay(game.state.id)), table)
    }

    private func reviewed() async throws -> (ReplayModel, Table) {
        let (replay, table) = try replay()
        replay.review.start()
        await replay.review.task?.value
        return (replay, table)
    }

    @Test func itIsMadeOnRequest() async throws {
        let (replay, _) = try replay()
        #expect(replay.review.stage == .absent)
        #expect(replay.verdict == nil)
        replay.review.start()
        #expect(replay.review.stage == .running)
        await replay.review.task?.value
        let review = try #require(replay.review.review)
        #expect(review.plies.map(\.ply) == Array(1...6))
        #expect(review.plies.map(\.seat) == replay.moves.map(\.seat))
        #expect(Set(review.losses.map(\.seat)) == [.south, .north])
        #expect(review.losses.map(\.moves) == [3, 3])
    }

    @Test func aMoveBackIsAMistakeAtLeast() async throws {
        let (replay, _) = try await reviewed()
        let review = try #require(replay.review.review)
        for ply in [5, 6] {
            let verdict = try #require(review[ply])
            #expect(verdict.mark == .mistake || verdict.mark == .blunder)
            #expect(verdict.cost != nil && verdict.cost != .little)
        }
        #expect((1...3).contains(review.turningPoints.count))
        let marked = replay.chartMarks.map(\.ply)
        #expect(Set(marked).isSuperset(of: [5, 6]))
        #expect(Set(marked).isSuperset(of: review.turningPoints.map(\.ply)))
    }

    @Test func theBetterMoveCouldBePlayedThere() async throws {
        let (replay, table) = try await reviewed()
        for ply in 1...6 {
            replay.seek(to: ply)
            guard let better = replay.alternative(.better) else { continue }
            #expect(better.seat == replay.verdict?.seat)
            #expect(better.path != replay.moves[ply - 1].path)
            let game = try #require(table.library.playOn(from: replay.gameID, ply: ply - 1))
            game.play(better.path)
            #expect(game.problem == nil)
            #expect(game.state.lastMove?.path == better.path)
        }
        #expect(replay.review.review?[5]?.better != nil)
    }

    @Test func aKeptReviewIsThereWhenTheScreenOpens() async throws {
        let (first, table) = try await reviewed()
        let second = try #require(table.library.replay(first.gameID))
        #expect(second.review.review != nil)
        #expect(second.review.stage == first.review.stage)
        let copy = try #require(table.library.playOn(from: first.gameID, ply: 4))
        #expect(table.library.replay(copy.state.id)?.review.stage == .absent, "another game has no review yet")
    }

    @Test func aCancelledReviewLeavesNothingAndCanBeMadeAnew() async throws {
        let (replay, table) = try replay()
        replay.review.start()
        let first = replay.review.task
        replay.review.cancel()
        #expect(replay.review.stage == .absent)
        await first?.value
        #expect(replay.review.stage == .absent)
        #expect(table.library.replay(replay.gameID)?.review.stage == .absent, "nothing was kept")
        replay.review.start()
        await replay.review.task?.value
        #expect(replay.review.review?.plies.count == 6)
    }

    @Test func aReviewThatWasCancelledDoesNotEndTheNextOne() async throws {
        let (replay, _) = try replay()
        replay.review.start()
        let first = replay.review.task
        replay.review.cancel()
        replay.review.start()
        let second = replay.review.task
        await first?.value
        #expect(first != second)
        #expect(replay.review.stage != .absent)
        await second?.value
        #expect(replay.review.review != nil)
    }

    @Test func aGameThatHasGoneCannotBeReviewed() throws {
        let (replay, table) = try replay()
        table.library.delete(replay.gameID)
        replay.review.start()
        #expect(replay.review.stage == .absent)
        #expect(replay.review.problem == .missing)
    }
}
