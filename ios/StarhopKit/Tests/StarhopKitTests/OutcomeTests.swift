import StarhopCore
import Testing

@testable import StarhopKit

/// Every end, and what is said before it, as the core decides it.
@MainActor
@Suite(.timeLimit(.minutes(1))) struct OutcomeTests {
    private let table: Table

    init() throws {
        table = try Table()
    }

    /// Steps forth and back by a piece other than the one before, so that nobody progresses or repeats.
    private static func idling(rounds: Range<Int>) -> [String] {
        let round = [["d1-e5", "n1-m5"], ["e5-d1", "m5-n1"], ["d4-e8", "n4-m8"], ["e8-d4", "m8-n4"]]
        return rounds.flatMap { round[$0 % 4] }
    }

    @Test func passesOfOnesOwnWillAreToldAndEndTheGame() throws {
        let game = try table.people(2, by: .tournament)
        #expect(game.state.allowed.pass)
        game.pass()
        let passed = EntryPhrase(kind: .passed, seat: .south, isYou: false)
        let warning = WarningPhrase(warning: .passes(.south, made: 1), isYou: false)
        #expect(game.status == .warned(.since([passed]), [warning]))
        for _ in 0..<3 { game.pass() }
        #expect(game.state.outcome == .drawn(.allPassed))
        #expect(game.result?.detail == .allPassed)
        #expect(game.result?.table.map(\.quarters) == [2, 2])
        #expect(game.status == .over(.draw, .drawn(.allPassed)))
    }

    @Test func aDeadlockIsClaimedAndHasToBeGivenUpInTime() throws {
        let game = try table.people(2, by: .tournament)
        game.claimDeadlock()
        #expect(game.problem == .tooEarly(turns: 0, needed: 20))
        game.tap(index("i5"))
        #expect(game.problem == nil)
        game.play(Self.idling(rounds: 0..<11))
        #expect(game.state.warnings == [.stalled(turns: 20, needed: 20)])
        #expect(game.state.allowed.claim)
        game.claimDeadlock()
        let claimed = EntryPhrase(kind: .claimed, seat: .south, isYou: false)
        let warnings = [Seat.south, .north].map { WarningPhrase(warning: .mustConcede($0, movesLeft: 5), isYou: false) }
        #expect(game.status == .warned(.since([claimed]), warnings))
        #expect(!game.state.allowed.claim)
        game.claimDeadlock()
        #expect(game.problem == .claimedBefore)
        game.play(Self.idling(rounds: 11..<16).dropLast())
        #expect(game.state.outcome == .won(.north, .noConcession))
        #expect(game.result?.detail == .noConcession(.south, isYou: false))
        #expect(game.result?.table.map(\.quarters) == [0, 4])
        #expect(game.bar(for: .south) == .lost)
    }

    @Test func whoResignsAmongThreeIsOutAndTheRestPlayOn() throws {
        let game = try table.people(3, by: .qq)
        #expect(game.state.seats == [.south, .northWest, .northEast])
        game.resign()
        #expect(game.state.outcome == .playing)
        #expect(game.state.toMove == .northWest)
        #expect(game.bar(for: .south) == .gone(.resigned))
        #expect(game.state.players.map(game.state.stands) == [false, true, true])
        #expect(game.status == .since([EntryPhrase(kind: .resigned, seat: .south, isYou: false)]))
        #expect(game.phrase(for: index("a1")).content == .idlePiece)
        game.resign()
        #expect(game.state.outcome == .won(.northEast, .resigned))
        #expect(game.result?.title == .wins(.northEast))
        #expect(game.result?.detail == .othersOut)
        #expect(game.result?.table.map(\.place) == [3, 2, 1])
        #expect(game.bar(for: .northEast) == .won)
        #expect(game.bar(for: .northWest) == .gone(.resigned))
        let replay = try #require(table.library.replay(game.state.id))
        #expect(replay.moves.map(\.kind) == [.resigned, .resigned])
        #expect(replay.chart.map(\.seat) == game.state.seats)
        replay.last()
        #expect(replay.moment.outcome == game.state.outcome)
        #expect(replay.moment.players[0].standing == .gone(.resigned))
        table.library.refresh()
        #expect(table.library.games.first?.outcome == .won(.northEast, .resigned))
    }

    @Test func whoStaysAtHomeIsWarnedAndJudged() throws {
        let game = try table.people(2, by: .qq)
        game.play(Self.idling(rounds: 0..<14))
        #expect(game.state.warnings.isEmpty)
        #expect(game.status == .stepped(.north, isYou: false, from: "m5", to: "n1"), "fifteen turns is not near")
        game.play(Self.idling(rounds: 14..<15))
        let red = Warning.atHome(.south, outside: 1, needed: 5, turn: 20, turnsLeft: 5)
        let blue = Warning.atHome(.north, outside: 1, needed: 5, turn: 20, turnsLeft: 5)
        guard case .warned(_, let warnings) = game.status else {
            Issue.record("\(game.status)")
            return
        }
        #expect(warnings.map(\.warning) == [red, blue])
        game.play(Self.idling(rounds: 15..<20).dropLast())
        #expect(game.state.outcome == .won(.north, .passive))
        #expect(game.result?.detail == .gone(.passive, .south, isYou: false))
        #expect(game.bar(for: .south) == .gone(.passive))
        #expect(game.bar(for: .north) == .won)
    }

    @Test func aDrawAmongThreeIsAskedOfOneAfterTheOther() throws {
        let game = try table.people(3, by: .plyyard)
        game.offerDraw()
        #expect(game.openOffer?.to == .northWest)
        game.answerDraw(accept: true)
        #expect(game.state.outcome == .playing)
        #expect(game.openOffer?.by == .south)
        #expect(game.openOffer?.to == .northEast)
        game.answerDraw(accept: false)
        #expect(game.status == .drawDeclined(nil), "who of the two is not told")
        game.play(["d1-e5"])
        game.offerDraw()
        game.answerDraw(accept: true)
        game.answerDraw(accept: true)
        #expect(game.state.outcome == .drawn(.agreed))
        #expect(game.result?.detail == .agreed(byTwo: false))
        #expect(game.result?.table.map(\.place) == [1, 1, 1])
    }

    @Test func refusalsNameTheRule() throws {
        let game = try table.passAndPlay()
        game.claimDeadlock()
        #expect(game.problem == .notInRules)
        game.pass()
        #expect(game.problem == .mayNotPass)
        let barred = MatchError.Illegal(error: .Barred(hole: 0, rule: .campClosed))
        #expect(Problem(barred) == .barred(.campClosed, hole: "q1"))
        #expect(Problem(MoveError.Barred(hole: 120, rule: .repetition)) == .barred(.repetition, hole: "a1"))
        #expect(Problem(barred).isRefusal)
        #expect(!Problem(StoreError.Full).isRefusal)
    }

    @Test(arguments: [(3, [1, 3, 5]), (4, [1, 2, 4, 5]), (6, [1, 2, 3, 4, 5, 6])])
    func severalPlayersTakeTurns(count: Int, seats: [Int]) throws {
        let game = try table.people(count, by: .plyyard)
        #expect(game.state.seats.map(\.rawValue) == seats)
        for turn in 0..<2 * count {
            #expect(game.state.toMove.rawValue == seats[turn % count])
            #expect(game.bar(for: game.state.toMove) == .toMove)
            let move = try #require(game.legalMoves().first)
            game.tap(move.path[0])
            game.tap(move.hole)
            #expect(game.scene(at: 10).pieces == game.state.pieces)
            game.finishMotion()
        }
        #expect(game.state.ply == 2 * count)
        #expect(game.problem == nil)
        let replay = try #require(table.library.replay(game.state.id))
        #expect(replay.chart.count == count)
        #expect(replay.chart.allSatisfy { $0.steps.count == 2 * count + 1 })
        for _ in 0..<2 * count { replay.next() }
        replay.pause()
        #expect(replay.scene(at: 0).pieces == game.state.pieces)
    }

    @Test func twoComputersAnswerOneAfterTheOther() async throws {
        let computer = PlayerSetup(name: "", kind: .computer(level: 1))
        let game = try table.start(.qq, [PlayerSetup(name: "", kind: .person), computer, computer])
        game.play(["d1-e5"])
        try await until { game.state.ply == 3 }
        try await game.rest()
        #expect(game.state.you == .south)
        #expect(game.state.toMove == .south)
        #expect(game.bar(for: .south) == .yourMove)
    }

    @Test func aPieceOfAnotherOwnSetCanBeMoved() throws {
        let game = try table.people(2, by: .plyyard, changing: ["sets": "3"])
        #expect(game.state.players.map(\.pieces) == [30, 30])
        let move = try #require(game.legalMoves().first { game.state.pieces[$0.path[0]] == .of(.northWest) })
        #expect(game.isOwn(move.path[0]))
        #expect(!game.isOwn(index("q1")))
        game.tap(move.path[0])
        game.tap(move.hole)
        #expect(game.state.pieces[move.hole] == .of(.northWest))
        #expect(game.state.ply == 1)
    }

    @Test func whoWinsTogetherIsSaid() throws {
        let sides = try table.people(4, by: .plyyard, changing: ["teams": "two"])
        #expect(sides.state.seats == [.south, .southWest, .north, .northEast])
        #expect(sides.state.players.map(\.partners) == [[.southWest], [.south], [.northEast], [.north]])
        let alone = try table.people(4, by: .plyyard)
        #expect(alone.state.players.flatMap(\.partners).isEmpty)
    }

    @Test func aRematchKeepsRulesAndPlayers() throws {
        let game = try table.people(3, by: .qq, changing: ["exit": "locked"])
        let next = try #require(table.library.rematch(of: game.state))
        #expect(next.state.rules == game.state.rules)
        #expect(next.state.players == game.state.players)
        #expect(next.state.id != game.state.id)
    }
}
