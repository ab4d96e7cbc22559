import StarhopCore
import Testing

@testable import StarhopKit

@MainActor
@Suite struct HandOverTests {
    private let table: Table

    init() throws {
        table = try Table()
        table.preferences.preferences.handsOver = true
    }

    @Test func theNextPersonTakesThePhoneBeforeMoving() throws {
        let game = try table.passAndPlay()
        #expect(game.handOver == nil, "whoever begins has the phone")
        game.play(["c1-e5"])
        #expect(game.handOver == .north)
        #expect(!game.takesTouches)
        game.tap(Board.hole(named: "o1")?.index)
        #expect(game.selection == .none)
        game.takePhone()
        #expect(game.handOver == nil)
        #expect(game.takesTouches)
        game.play(["o1-m5"])
        #expect(game.handOver == .south)
    }

    @Test func theMoveIsSeenBeforeThePhoneIsAskedFor() async throws {
        let sleep = ManualSleep()
        let table = try Table(sleep: sleep)
        table.preferences.preferences.handsOver = true
        let game = try table.passAndPlay()
        game.play(holes(ofMove: "c1-e5"))
        #expect(game.motion != nil)
        #expect(game.handOver == .north && game.askedHandOver == nil)
        game.finishMotion()
        #expect(game.askedHandOver == .north)
    }

    @Test func whoTakesAMoveBackHasThePhoneStill() throws {
        let game = try table.passAndPlay(["c1-e5"])
        game.undo()
        #expect(game.handOver == nil)
    }

    @Test func anOfferedDrawIsAnsweredFirst() throws {
        let game = try table.passAndPlay(["c1-e5"])
        #expect(game.handOver == .north)
        game.offerDraw()
        #expect(game.openOffer != nil && game.handOver == nil)
        game.answerDraw(accept: false)
        #expect(game.handOver == .north)
    }

    @Test func nobodyIsAskedWithoutTheSettingOrAgainstTheComputer() throws {
        table.preferences.preferences.handsOver = false
        let people = try table.passAndPlay(["c1-e5"])
        #expect(people.handOver == nil && people.takesTouches)
        table.preferences.preferences.handsOver = true
        #expect(people.handOver == nil, "the phone is where it was when the setting was made")
        let computer = try table.againstTheComputer(personStarts: true)
        computer.play(["c1-e5"])
        #expect(computer.handOver == nil)
        let over = try table.passAndPlay(["c1-e5"])
        over.resign()
        #expect(over.handOver == nil)
    }

    @Test func theBoardTurnsFromPlayerToPlayer() throws {
        let game = try table.people(3, by: .plyyard)
        let turns = (0..<3).map { _ in
            game.turnBoard()
            game.finishMotion()
            return game.restingTurn
        }
        #expect(turns == [2, 4, 0])
        game.turnBoard()
        game.finishMotion()
        game.play(["c1-e5"])
        #expect(game.restingTurn == 2, "a move leaves the board as it lies")
        game.resign()
    }

    @Test func turningABoardThatFollowsTheMoverLastsOneMove() throws {
        table.preferences.preferences.rotatesBoard = true
        let game = try table.passAndPlay()
        game.turnBoard()
        game.finishMotion()
        #expect(game.restingTurn == 3)
        game.play(["c1-e5"])
        game.play(["o1-m5"])
        #expect(game.restingTurn == 0)
    }

    @Test func turningAFinishedBoardDoesNotShowTheResultAgain() async throws {
        let game = try table.passAndPlay(["c1-e5"])
        game.resign()
        try await game.rest()
        #expect(game.showsResult)
        game.showsResult = false
        game.turnBoard()
        try await game.rest()
        #expect(game.restingTurn == 3)
        #expect(!game.showsResult)
    }

    @Test func aGameTellsItsRules() throws {
        let game = try table.people(2, by: .plyyard, changing: ["jump": "symmetric"])
        #expect(game.state.ruleOptions.contains(RuleOption(key: "jump", value: "symmetric")))
    }
}
