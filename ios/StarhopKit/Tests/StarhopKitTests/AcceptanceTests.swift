import Foundation
import StarhopCore
import Testing

@testable import StarhopKit

/// The design's acceptance tests, as far as models can show them, where no other suite has them.
@MainActor
@Suite(.timeLimit(.minutes(2))) struct AcceptanceTests {
    /// What an app can be killed in the middle of.
    enum Middle: CaseIterable { case selected, pinned, moving, searching, undone }

    @Test("A1 killed in the middle and reopened: same game, same undo line, no selection", arguments: 0..<20)
    func killed(seed: Int) async throws {
        let middle = Middle.allCases[seed % Middle.allCases.count]
        let table = try Table(sleep: ManualSleep())
        let game =
            middle == .searching ? try table.againstTheComputer(level: 8) : try table.passAndPlay(SelectionTests.line)
        var random = SeededNumbers(seed: UInt64(seed))
        for _ in 0..<(seed / Middle.allCases.count) where game.state.personToMove {
            try game.play(#require(game.legalMoves().randomElement(using: &random)).path)
            game.finishMotion()
            game.stopThinking()
        }
        try bring(game, into: middle)
        // Nothing is told to the model: what is on disk is all there is.
        let library = try LibraryModel(folder: table.folder, preferences: table.preferences, sleep: noSleep)
        let again = try #require(library.open(game.state.id))
        #expect(again.state.pieces == game.state.pieces)
        #expect((again.state.ply, again.state.toMove) == (game.state.ply, game.state.toMove))
        #expect(again.state.allowed == game.state.allowed)
        #expect(again.selection == .none)
        game.stopThinking()
    }

    private func bring(_ game: GameModel, into middle: Middle) throws {
        // Nobody chooses a move while the computer is to play.
        let move = game.legalMoves().first?.path ?? []
        switch middle {
        case .selected: game.tap(move[0])
        case .pinned:
            let chain = try #require(game.legalMoves().first { $0.kind != .step })
            game.tap(chain.path[0])
            game.pin(chain)
            #expect(game.selection.chain != nil)
        case .moving:
            game.play(move)
            #expect(game.motion != nil)
        case .searching:
            if game.state.personToMove { game.play(move) } else { game.askComputerIfNeeded() }
            #expect(game.thinking == .move)
        case .undone:
            game.undo()
            #expect(game.state.allowed.redo)
        }
    }

    @Test("A2 switching apps repeats no move and flips no turn")
    func switching() async throws {
        let game = try Table().againstTheComputer(level: 8)
        game.play(path("d1 e5"))
        for _ in 0..<5 {
            game.stopThinking()
            game.askComputerIfNeeded()
        }
        #expect(game.state.ply == 1)
        game.moveNow()
        try await game.rest()
        #expect(game.state.ply == 2)
        game.stopThinking()
        game.askComputerIfNeeded()
        #expect(game.state.ply == 2 && game.state.personToMove && game.thinking == nil)
    }

    @Test("A3 coming back to a replay keeps the ply")
    func replay() throws {
        let table = try Table()
        let game = try table.passAndPlay(["d1-e5", "n1-m5", "d2-e6"])
        let replay = try #require(table.library.replay(game.state.id))
        replay.seek(to: 2)
        replay.play()
        // The screen that goes away pauses; its model stays.
        replay.pause()
        table.library.refresh()
        #expect(replay.ply == 3, "the move that had begun has ended")
        #expect(!replay.isPlaying && replay.motion == nil)
    }

    @Test("A4 A5 another size keeps selection and pins, and a touch finds its hole there")
    func sizes() throws {
        let table = try Table()
        let game = try table.passAndPlay(SelectionTests.line)
        let touch = BoardTouch(board: game, sleep: ManualSleep().sleeper)
        game.tap(index("a1"))
        game.pin(try #require(game.selection.target(at: index("c1"))))
        let pinned = game.selection
        for (width, height) in [(320.0, 360.0), (520, 330), (600, 900)] {
            #expect(game.selection == pinned)
            let geometry = BoardGeometry(size: CGSize(width: width, height: height))
            let target = geometry.center(of: index("e5"))
            touch.moved(to: target, in: geometry)
            #expect(touch.aim == index("e5"))
            touch.cancelled()
        }
        #expect(game.selection == pinned)
    }

    @Test("A9 a new game leaves the old one among the saved games")
    func mistake() throws {
        let table = try Table()
        let old = try table.passAndPlay(["d1-e5"])
        let new = try #require(table.library.start(NewGame()))
        table.library.refresh()
        #expect(Set(table.library.unfinishedGames.map(\.id)) == [old.state.id, new.state.id])
        #expect(table.library.open(old.state.id)?.state.ply == 1)
    }

    @Test("B3 a new game while it thinks leaves nothing behind")
    func newGame() async throws {
        let table = try Table()
        let old = try table.againstTheComputer(level: 8)
        old.play(path("d1 e5"))
        let search = try #require(old.searchTask)
        old.stopThinking()
        let new = try table.againstTheComputer()
        await search.value
        try await new.rest()
        #expect(old.state.ply == 1 && old.thinking == nil)
        #expect(new.state.ply == 0 && new.state.personToMove)
    }

    @Test("B6 it never moves a person's piece")
    func own() async throws {
        let game = try Table().againstTheComputer()
        for _ in 0..<6 {
            let before = game.state
            game.play(try #require(game.legalMoves().last).path)
            let persons = game.state.pieces.indices.filter { game.state.pieces[$0] == .of(.south) }
            try await game.rest()
            #expect(persons == game.state.pieces.indices.filter { game.state.pieces[$0] == .of(.south) })
            #expect(game.state.ply == before.ply + 2)
            #expect(game.state.lastMove?.seat == .north)
            game.askComputerIfNeeded()
            #expect(game.thinking == nil, "it is the person's turn")
        }
    }

    @Test("B8 a resting game wakes nobody")
    func idle() async throws {
        let sleep = ManualSleep()
        let game = try Table(sleep: sleep).againstTheComputer()
        game.play(path("d1 e5"))
        try await until {
            sleep.wakeOne()
            return game.state.ply == 2 && game.choreography.task == nil
        }
        #expect(game.state.ply == 2)
        #expect(game.motion == nil, "no frame is asked for")
        #expect(game.searchTask == nil && game.clockTask == nil)
        #expect(!sleep.wakeOne(), "nobody waits for a moment to come")
    }

    @Test("B9 move now: at most 4,096 more nodes")
    func hurry() async throws {
        let game = try Table().againstTheComputer(personStarts: false, level: 8)
        let search = try game.proxy.search()
        search.moveNow()
        _ = try await search.run()
        #expect(search.search.progress().nodes <= 4096)
    }

    @Test("C4 a touch at the edge that the system takes changes nothing")
    func edge() throws {
        let game = try Table().passAndPlay(SelectionTests.line)
        let geometry = BoardGeometry(size: CGSize(width: 320, height: 360))
        let touch = BoardTouch(board: game, sleep: ManualSleep().sleeper)
        game.tap(index("a1"))
        let before = (game.state, game.selection)
        let start = geometry.center(of: index("e1"))
        touch.moved(to: start, in: geometry)
        touch.moved(to: start.moved(60, 0), in: geometry)
        touch.cancelled()
        #expect(game.state == before.0)
        #expect(game.selection == before.1)
        #expect(touch.aim == nil)
    }

    @Test("D3 scrubbing through 400 plies makes one seek a frame")
    func scrubbing() throws {
        let table = try Table()
        let game = try table.passAndPlay()
        while game.state.ply < 400 {
            for step in [["d1", "e5"], ["n1", "m5"], ["e5", "d1"], ["m5", "n1"]] { game.play(step.map(index)) }
        }
        game.finishMotion()
        let core = try GameLibrary.open(folder: table.folder.path)
        let counted = CountedReplay(try core.replay(id: game.state.id))
        let replay = try ReplayModel(
            gameID: game.state.id, replay: counted, review: ReviewModel { try core.review(id: game.state.id) },
            preferences: table.preferences, cues: table.library.cues, sleep: noSleep)
        let before = counted.seeks
        for ply in 1...400 { replay.seek(to: ply) }
        #expect(counted.seeks - before == 400)
        #expect(replay.ply == 400 && replay.motion == nil && replay.choreography.task == nil)
    }

    @Test("E2 the board is never mirrored")
    func leftToRight() {
        let geometry = BoardGeometry(size: CGSize(width: 320, height: 360))
        #expect(geometry.center(of: index("e1")).x < geometry.center(of: index("e13")).x)
    }
}

/// The same numbers for the same seed.
struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }
}
