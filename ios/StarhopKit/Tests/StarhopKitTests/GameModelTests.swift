import Foundation
import Observation
import StarhopCore
import Testing

@testable import StarhopKit

@MainActor
@Suite(.timeLimit(.minutes(1))) struct GameModelTests {
    @Test func undoAndRedoWalkTheRecord() throws {
        let game = try Table().passAndPlay(["d1-e5", "n1-m5"])
        game.undo()
        #expect(game.state.ply == 1)
        #expect(game.state.toMove == .north)
        game.redo()
        #expect(game.state.ply == 2)
        #expect(game.state.lastMove?.text == "n1-m5")
        #expect(!game.state.allowed.redo)
    }

    @Test("C5 after undo and a new move the record holds only what stands")
    func aNewMoveDropsTheRedoLine() throws {
        let game = try Table().passAndPlay(["d1-e5", "n1-m5"])
        game.undo()
        game.play(path("n2 m6"))
        game.redo()
        #expect(game.problem == .notNow)
        #expect(game.state.lastMove?.text == "n2-m6")
    }

    @Test func aDrawNeedsBothSides() throws {
        let game = try Table().passAndPlay(["d1-e5"])
        game.offerDraw()
        #expect(game.openOffer?.by == .north)
        #expect(game.openOffer?.to == .south)
        #expect(!game.takesTouches)
        game.answerDraw(accept: false)
        #expect(game.state.outcome == .playing)
        #expect(game.status == .drawDeclined(.south))
        game.play(path("n1 m5"))
        game.offerDraw()
        game.answerDraw(accept: true)
        #expect(game.state.outcome == .drawn(.agreed))
        #expect(game.result?.title == .draw)
        #expect(game.bar(for: .south) == .drawn)
    }

    @Test func resigningEndsTheGameAndShowsTheResult() async throws {
        let game = try Table().passAndPlay(["d1-e5"])
        game.resign()
        #expect(!game.showsResult, "a short pause comes first")
        try await game.rest()
        #expect(game.showsResult)
        #expect(game.result?.title == .wins(.south))
        #expect(game.result?.detail == .gone(.resigned, .north, isYou: false))
        #expect(game.bar(for: .north) == .gone(.resigned))
        #expect(game.bar(for: .south) == .won)
        #expect(!game.takesTouches)
        #expect(!game.state.allowed.undo)
    }

    @Test func aWonGameCelebratesAndCanBeReopened() async throws {
        let won = try Vectors.read(Vectors.GamesFile.self, from: "games").games[0]
        let game = try Table().passAndPlay(won.plies)
        try await game.rest()
        #expect(game.showsResult)
        #expect(game.result?.title == .wins(.south))
        #expect(game.result?.detail == .stillNeeded(.north, isYou: false, steps: 23))
        #expect(game.result?.stepsAhead == 23)
        #expect(game.status == .over(.wins(.south), .won(.south, .allHome)))
        game.undo()
        #expect(!game.showsResult)
        #expect(game.result == nil)
        #expect(game.state.personToMove)
    }

    @Test func theWinnersTenPiecesRiseAfterTheLastMove() async throws {
        let won = try Vectors.read(Vectors.GamesFile.self, from: "games").games[0]
        let sleep = ManualSleep()
        let game = try Table(sleep: sleep).passAndPlay(Array(won.plies.dropLast()))
        game.play(holes(ofMove: won.plies[won.plies.count - 1]))
        while try await sleep.wakeNext() != .seconds(0.18) {}
        try await until { if case .rise = game.motion { true } else { false } }
        guard case .rise(let holes)? = game.motion else { return }
        #expect(holes == Board.camps[.north]?.map(\.index))
        game.finishMotion()
        #expect(game.showsResult, "a touch jumps to the end")
    }

    @Test func theMotionStartsWithTheMoveAndEndsWithTheState() async throws {
        let sleep = ManualSleep()
        let game = try Table(sleep: sleep).passAndPlay()
        game.play(path("c1 e5"))
        #expect(game.motion != nil)
        #expect(game.seconds(at: .now) >= 0)
        let flying = game.scene(at: 0.1)
        #expect(flying.flights.count == 1)
        #expect(flying.pieces[index("e5")] == nil)
        #expect(try await sleep.wakeNext() == .seconds(0.22))
        try await until { game.motion == nil }
        #expect(game.scene(at: 0).pieces == game.state.pieces)
    }

    @Test func aControlEndsTheMotionAndThenActs() throws {
        let sleep = ManualSleep()
        let game = try Table(sleep: sleep).passAndPlay()
        game.play(path("c1 e5"))
        game.undo()
        #expect(game.state.ply == 0)
        #expect(game.motion?.duration == 0.16)
    }

    @Test func reducedMotionFades() throws {
        let game = try Table(sleep: ManualSleep()).passAndPlay()
        game.reducesMotion = true
        game.play(path("c1 e5"))
        #expect(game.motion?.duration == 0.12)
    }

    @Test func theBoardTurnsToTheMoverIfWanted() async throws {
        let table = try Table()
        table.preferences.preferences.rotatesBoard = true
        let game = try table.passAndPlay()
        #expect(game.restingTurn == 0)
        game.play(path("c1 e5"))
        #expect(game.restingTurn == 0)
        try await game.rest()
        #expect(game.restingTurn == 3)
    }

    @Test func theBoardStaysWithThePersonAgainstTheComputer() throws {
        let table = try Table()
        #expect(try table.againstTheComputer(personStarts: true).turn(at: 0) == 0)
        #expect(try table.againstTheComputer(personStarts: false).turn(at: 0) == 3)
    }

    @Test("A7 a move that cannot be saved is not made, and the person is told")
    func aMoveThatCannotBeSavedIsNotMade() throws {
        let table = try Table()
        let game = try table.passAndPlay(["d1-e5"])
        let before = game.state
        try FileManager.default.removeItem(at: table.folder)
        game.play(path("n1 m5"))
        #expect(game.problem != nil)
        #expect(game.status == game.problem.map(StatusPhrase.problem))
        #expect(game.state == before)
    }

    @Test func changesAreObserved() async throws {
        let game = try Table().passAndPlay()
        await confirmation { changed in
            withObservationTracking {
                _ = game.state
            } onChange: {
                changed()
            }
            game.play(path("d1 e5"))
        }
    }
}
