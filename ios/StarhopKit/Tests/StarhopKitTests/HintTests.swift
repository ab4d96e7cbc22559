import StarhopCore
import Testing

@testable import StarhopKit

@MainActor
@Suite(.timeLimit(.minutes(1))) struct HintTests {
    private static let two = [
        Hint.Suggestion(path: path("a1 c1 e5"), reason: .advances(steps: 4, hops: 2)),
        Hint.Suggestion(path: path("d1 e6"), reason: .advances(steps: 1, hops: 0)),
    ]

    private static let reasons: [(HintReason, ReasonPhrase)] = [
        (.wins(place: 2), .wins(place: 2)),
        (.bringsHome(home: 4), .bringsHome(home: 4, of: 10)),
        (.makesRoom(hole: 0, from: 120), .makesRoom(hole: "q1", from: "a1")),
        (.rescuesLast(behind: 3, nearer: 5), .rescuesLast(behind: 3, nearer: 5)),
        (
            .buildsBridge(from: 120, to: 0, hops: 6, steps: 12),
            .buildsBridge(from: "a1", to: "q1", hops: 6, steps: 12)
        ),
        (.longestAdvance(steps: 5, hops: 3), .longestAdvance(steps: 5, hops: 3)),
        (.blocks(seat: 4, from: 0, to: 120, steps: 4), .blocks(.north, from: "q1", to: "a1", steps: 4)),
        (.advances(steps: 1, hops: 0), .advances(steps: 1, hops: 0)),
        (.only, .only),
        (.preferred(by: 160), .preferred(.andHalf(1))),
        (.preferred(by: nil), .preferred(nil)),
    ]

    @Test func requestsShowThePieceThePathAndTheOtherMove() throws {
        var hint = try #require(Hint(Self.two))
        #expect(hint.phrase.from == "a1")
        #expect(hint.phrase.to == nil)
        hint.goOn()
        #expect(hint.path == path("a1 c1 e5"))
        #expect(hint.phrase.to == "e5")
        #expect((hint.phrase.number, hint.phrase.count) == (1, 2))
        hint.goOn()
        #expect(hint.path == path("d1 e6"))
        #expect(hint.otherPaths == [path("a1 c1 e5")])
        #expect(hint.phrase.to == "e6")
        #expect(hint.phrase.number == 2)
        hint.goOn()
        #expect(hint.front == 0)
        #expect(hint.showsPath)
    }

    @Test func nothingIsNoHint() {
        #expect(Hint([]) == nil)
        #expect(Hint([Hint.Suggestion(path: [3], reason: nil)]) == nil)
    }

    @Test func bothMovesAreShownAsPaths() async throws {
        let game = try Table().againstTheComputer()
        game.askForHint()
        #expect(game.status == .lookingForHint)
        try await game.rest()
        let hint = try #require(game.hint)
        #expect(hint.suggestions.count == 2)
        #expect(hint.suggestions.allSatisfy { $0.reason != nil })
        #expect(game.scene(at: 0).hint?.others == [], "first only the piece")
        #expect(game.status == .hint(hint.phrase))
        game.askForHint()
        let scene = game.scene(at: 0)
        #expect(scene.hint?.path == hint.suggestions[0].path)
        #expect(scene.hint?.others == [hint.suggestions[1].path])
        let dotted = scene.commands(in: BoardGeometry(size: PictureTests.size)).filter { command in
            if case .stroke(.path, let stroke) = command.style { stroke.dash == [1, 5] } else { false }
        }
        #expect(dotted.map(\.opacity) == [0.45, 1])
        game.askForHint()
        #expect(game.scene(at: 0).hint?.path == hint.suggestions[1].path)
        for suggestion in hint.suggestions {
            let target = game.legalMoves().first {
                $0.path.first == suggestion.path.first && $0.hole == suggestion.path.last
            }
            #expect(target != nil)
        }
    }

    @Test func aSearchForHintsCanBeCancelled() async throws {
        let game = try Table().againstTheComputer()
        game.askForHint()
        let task = game.searchTask
        game.cancelHint()
        #expect(game.thinking == nil)
        #expect(game.status == .beginning(.south))
        await task?.value
        try await game.rest()
        #expect(game.hint == nil)
        #expect(game.problem == nil)
        game.askForHint()
        try await game.rest()
        #expect(game.hint != nil, "a new search is not hindered")
    }

    @Test func cancellingAHintLeavesTheComputerThinking() async throws {
        let game = try Table().againstTheComputer(personStarts: false, level: 8)
        game.askComputerIfNeeded()
        game.cancelHint()
        #expect(game.thinking == .move)
        game.moveNow()
        try await game.rest()
        #expect(game.state.ply == 1)
    }

    @Test func progressIsToldOnlyWhileASearchRuns() throws {
        let game = try Table().againstTheComputer()
        #expect(game.progress == nil)
        func tell(_ stage: SearchStage, depth: Int32) -> StarhopKit.SearchProgress? {
            game.search = SearchProxy(ScriptedSearch(stage, depth: depth))
            return game.progress
        }
        #expect(tell(.waiting, depth: 0) == nil)
        #expect(tell(.running, depth: 0) == nil)
        #expect(tell(.running, depth: 7) == StarhopKit.SearchProgress(depth: 7, positions: 90_000))
        #expect(tell(.ended, depth: 9) == nil)
        game.stopThinking()
        #expect(game.progress == nil)
    }

    @Test func reasonsKeepTheirFacts() {
        for (reason, phrase) in Self.reasons {
            #expect(ReasonPhrase(reason, pieces: 10) == phrase)
        }
    }

    @Test func aClosingWayTellsWhatClosesIt() {
        func closing(by hole: Int32) -> ReasonPhrase {
            ReasonPhrase(.usesBridge(hole: hole, seat: 4, from: 0, to: 120, steps: 6), pieces: 10)
        }
        #expect(
            closing(by: 0) == .usesBridge(.init(seat: .north, from: "q1", to: "a1", takesBridge: true), steps: 6))
        #expect(
            closing(by: 120) == .usesBridge(.init(seat: .north, from: "q1", to: "a1", takesBridge: false), steps: 6))
    }
}
