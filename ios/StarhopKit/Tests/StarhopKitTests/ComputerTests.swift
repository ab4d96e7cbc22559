import StarhopCore
import Testing

@testable import StarhopKit

@MainActor
@Suite(.timeLimit(.minutes(1))) struct ComputerTests {
    @Test func itAnswersAfterTheMotionAndAPause() async throws {
        let sleep = ManualSleep()
        let game = try Table(sleep: sleep).againstTheComputer()
        game.play(path("d1 e5"))
        await game.searchTask?.value
        #expect(game.state.ply == 1, "the person's piece still travels")
        #expect(try await sleep.wakeNext() == .seconds(0.18))
        #expect(try await sleep.wakeNext() == .seconds(0.25))
        try await until { game.state.ply > 1 }
        #expect(game.state.lastMove?.seat == .north)
        #expect(game.state.toMove == .south)
        #expect(game.thinking == nil)
    }

    @Test func itStartsWhenThePersonIsBlue() async throws {
        let game = try Table().againstTheComputer(personStarts: false)
        game.askComputerIfNeeded()
        #expect(game.thinking == .move)
        try await game.rest()
        #expect(game.state.ply == 1)
        #expect(game.state.lastMove?.seat == .south)
        #expect(game.state.personToMove)
    }

    @Test("B1 undo while it thinks leaves no late move")
    func undoWhileItThinksLeavesNoLateMove() async throws {
        let game = try Table().againstTheComputer(level: 8)
        game.play(path("d1 e5"))
        let search = try #require(game.searchTask)
        #expect(game.thinking == .move)
        game.undo()
        #expect(game.thinking == nil)
        await search.value
        try await game.rest()
        #expect(game.state.ply == 0)
        #expect(game.state.toMove == .south)
    }

    @Test func aFoundMoveIsForgottenWhenTheGameChanges() async throws {
        let sleep = ManualSleep()
        let game = try Table(sleep: sleep).againstTheComputer()
        game.play(path("d1 e5"))
        await game.searchTask?.value
        game.undo()
        while try await sleep.wakeNext() != .seconds(0.16) {}
        try await until { game.motion == nil }
        #expect(game.state.ply == 0)
        #expect(game.state.personToMove)
    }

    @Test("B1 a stale search is refused by the core")
    func aStaleSearchIsRefusedByTheCore() async throws {
        let game = try Table().againstTheComputer()
        game.play(path("d1 e5"))
        game.stopThinking()
        let search = try game.proxy.search()
        _ = try await search.run()
        _ = try game.proxy.undo()
        #expect(throws: MatchError.Stale) { try game.proxy.play(found: search) }
    }

    @Test("B4 asking twice starts no second search")
    func askingTwiceStartsNoSecondSearch() async throws {
        let game = try Table().againstTheComputer(personStarts: false, level: 8)
        game.askComputerIfNeeded()
        let first = game.search
        game.askComputerIfNeeded()
        #expect(game.search === first)
        game.moveNow()
        try await game.rest()
        #expect(game.state.ply == 1)
    }

    @Test("B2 leaving and coming back goes on thinking")
    func leavingAndComingBackGoesOnThinking() async throws {
        let game = try Table().againstTheComputer(personStarts: false, level: 8)
        game.askComputerIfNeeded()
        game.stopThinking()
        #expect(game.thinking == nil)
        #expect(game.state.ply == 0)
        game.askComputerIfNeeded()
        game.moveNow()
        try await game.rest()
        #expect(game.state.ply == 1)
    }

    @Test("B5 a result after resigning is ignored")
    func resigningWhileItThinksEndsTheGame() async throws {
        let game = try Table().againstTheComputer(level: 8)
        game.play(path("d1 e5"))
        let search = game.searchTask
        game.resign()
        await search?.value
        try await game.rest()
        #expect(game.state.ply == 1)
        #expect(game.result?.title == .wins(.north))
        #expect(game.result?.detail == .gone(.resigned, .south, isYou: true))
    }

    @Test func undoTakesBackToThePersonsTurn() async throws {
        let game = try Table().againstTheComputer()
        game.play(path("d1 e5"))
        try await game.rest()
        #expect(game.state.ply == 2)
        game.undo()
        #expect(game.state.ply == 0)
        #expect(game.state.allowed.redo)
        try await game.rest()
        game.redo()
        try await game.rest()
        #expect(game.state.ply == 2)
        #expect(game.state.personToMove)
    }

    @Test func aHintShowsThePieceAndThenTheMove() async throws {
        let game = try Table().againstTheComputer()
        game.askForHint()
        #expect(game.thinking == .hint)
        try await game.rest()
        let hint = try #require(game.hint)
        #expect(!hint.showsPath)
        #expect(game.isOwn(hint.path[0]))
        #expect(game.legalMoves().contains { $0.path.first == hint.path.first && $0.hole == hint.path.last })
        #expect(game.scene(at: 0).hint?.showsDestination == false)
        game.askForHint()
        #expect(game.hint?.showsPath == true)
        game.play(hint.path)
        #expect(game.hint == nil)
        game.stopThinking()
    }

    @Test func thereAreNoHintsInPassAndPlay() throws {
        let game = try Table().passAndPlay()
        game.askForHint()
        #expect(game.thinking == nil)
        #expect(!game.state.allowed.hint)
    }

    @Test func itAnswersADrawOfferAtOnce() throws {
        let game = try Table().againstTheComputer()
        game.offerDraw()
        #expect(game.openOffer == nil)
        switch game.state.drawOffer {
        case .declined(let by): #expect(by == .south)
        case .none: #expect(game.state.outcome == .drawn(.agreed))
        case .open: Issue.record("nobody can answer the computer's question")
        }
    }

    @Test("B7 a person who never leaves home is offered a draw")
    func aPersonWhoNeverLeavesHomeIsOfferedADraw() async throws {
        let game = try Table().againstTheComputer()
        while game.openOffer == nil {
            try #require(game.state.ply < 400, "nothing is offered")
            try await stay(in: game)
        }
        #expect(game.askedDraw?.by == .north)
        #expect(game.askedDraw?.to == .south)
        #expect(game.state.personToMove)
        #expect(!game.takesTouches, "the question comes first")
        game.answerDraw(accept: false)
        #expect(game.status == .drawDeclined(.south))
        for _ in 0..<9 {
            try await stay(in: game)
            #expect(game.openOffer == nil, "not again so soon")
        }
        try await stay(in: game)
        #expect(game.openOffer?.by == .north)
        game.answerDraw(accept: true)
        #expect(game.state.outcome == .drawn(.agreed))
        #expect(!game.state.allowed.undo)
    }

    /// Plays the legal move that keeps most pieces at home, and lets the computer answer.
    private func stay(in game: GameModel) async throws {
        let home = path("d1")[0]
        func gone(_ move: StarhopKit.Target) -> Int { (move.path[0] >= home ? 1 : 0) - (move.hole >= home ? 1 : 0) }
        let moves = game.legalMoves()
        let move = try #require(moves.min { (gone($0), $0.path[0]) < (gone($1), $1.path[0]) })
        game.play(move.path)
        try await game.rest()
    }

    @Test func itPlaysOnAgainstItsOwnHints() async throws {
        let game = try Table().againstTheComputer()
        while !game.state.isOver, game.state.ply < 24 {
            game.askForHint()
            try await game.rest()
            let hint = try #require(game.hint)
            game.play(hint.path)
            try await game.rest()
            #expect(game.problem == nil)
        }
        #expect(game.state.ply == 24)
        #expect(game.state.players.allSatisfy { $0.steps < 110 })
    }
}
