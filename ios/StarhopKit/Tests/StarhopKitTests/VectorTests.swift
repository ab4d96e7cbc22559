import Foundation
import StarhopCore
import Testing

@testable import StarhopKit

/// Swift sees the same numbers as Rust.
@MainActor
@Suite(.timeLimit(.minutes(2))) struct VectorTests {
    private let library: GameLibrary

    init() throws {
        library = try GameLibrary.open(folder: try TemporaryFolder.make().path)
    }

    private func start() throws -> GameProxy {
        let person = PlayerSetup(name: "", kind: .person)
        let rules = RuleSet(preset: .plyyard, changes: [])
        return GameProxy(try library.start(setup: GameSetup(rules: rules, players: [person, person], toss: nil)))
    }

    @Test func theBoard() throws {
        let file = try Vectors.read(Vectors.BoardFile.self, from: "board")
        #expect(file.holes.count == 121)
        for (hole, expected) in zip(Board.holes, file.holes) {
            #expect(hole.index == expected.index)
            #expect(hole.name == expected.name)
            #expect((hole.column, hole.rowsUp) == (expected.x, expected.y))
            #expect(hole.camp?.rawValue == expected.camp)
            #expect(Set(hole.neighbours) == Set(expected.neighbours))
            #expect("\(hole.row)\(hole.number)" == expected.name)
            let right = Double(BoardGeometry.place(of: hole.index).x)
            #expect(right == Double(expected.x) / 2)
        }
    }

    @Test func neighboursLieOnePitchApart() {
        for hole in Board.holes {
            let place = BoardGeometry.place(of: hole.index)
            for neighbour in hole.neighbours {
                let other = BoardGeometry.place(of: neighbour)
                #expect(abs(hypot(place.x - other.x, place.y - other.y) - 1) < 1e-9)
            }
        }
    }

    @Test func legalMovesOfFiftyPositions() throws {
        let positions = try Vectors.read(Vectors.MovesFile.self, from: "moves").positions
        #expect(positions.count == 50)
        var game = try start()
        var played: [String] = []
        for position in positions {
            if !position.line.starts(with: played) { (game, played) = (try start(), []) }
            for move in position.line.dropFirst(played.count) { _ = try game.play(holes(ofMove: move)) }
            played = position.line
            #expect(game.state().pieces == Piece.parse(position.pieces))
            #expect(game.state().toMove.rawValue == position.toMove)
            check(game.legalMoves(), against: position.moves)
            try checkHopByHop(position.allPaths, in: game)
        }
    }

    private func check(_ moves: [StarhopKit.Target], against expected: [Vectors.MovesFile.Move]) {
        #expect(moves.count == expected.count)
        let byText = Dictionary(uniqueKeysWithValues: moves.map { ($0.text, $0) })
        for move in expected {
            let found = byText[move.text]
            #expect(found?.path == move.path)
            #expect(found?.path.first == move.from)
            #expect(found?.hole == move.to)
            #expect(found?.hops == move.hops)
            #expect(found.map { Self.name($0.kind) } == move.kind)
        }
    }

    private func checkHopByHop(_ all: Vectors.MovesFile.Paths, in game: GameProxy) throws {
        for text in all.paths where text.contains(":") {
            let path = holes(ofMove: text)
            #expect(path.first == all.from)
            for length in 2..<path.count {
                let pinned = try game.pin(Array(path.prefix(length)))
                #expect(pinned.mayFinish)
                #expect(pinned.targets.contains { $0.hole == all.to })
            }
            #expect(try game.pin(path).mayFinish)
        }
    }

    private static func name(_ kind: TargetKind) -> String {
        switch kind {
        case .step: "step"
        case .hop: "hop"
        case .chainEnd: "chain_end"
        }
    }

    @Test(arguments: 0..<4)
    func wholeGames(number: Int) throws {
        let games = try Vectors.read(Vectors.GamesFile.self, from: "games").games
        #expect(games.count == 4)
        let expected = games[number]
        let game = try start()
        check(game.state(), against: expected.frames[0])
        for (ply, move) in expected.plies.enumerated() {
            check(try game.play(holes(ofMove: move)), against: expected.frames[ply + 1])
        }
        let end = try finish(game, by: expected.then)
        #expect(Self.text(end.outcome) == expected.end)
        try checkReplay(of: end.id, against: expected)
        if end.allowed.undo {
            let undone = try game.undo()
            check(undone, against: expected.frames[expected.frames.count - 2])
            check(try game.redo(), against: expected.frames[expected.frames.count - 1])
        }
    }

    private func finish(_ game: GameProxy, by action: String) throws -> GameState {
        switch action {
        case "resign": return try game.resign()
        case "agree":
            _ = try game.offerDraw()
            return try game.answerDraw(accept: true)
        default: return game.state()
        }
    }

    private func check(_ state: GameState, against frame: Vectors.GamesFile.Frame) {
        #expect(state.ply == frame.ply)
        #expect(state.pieces == Piece.parse(frame.pieces))
        #expect(state.toMove.rawValue == frame.toMove)
        #expect(Self.text(state.outcome) == frame.status)
        check(state.players, state.lastMove, against: frame)
    }

    private func check(_ players: [Player], _ move: Move?, against frame: Vectors.GamesFile.Frame) {
        #expect(players.map(\.seat.rawValue) == frame.players.map(\.seat))
        #expect(players.map(\.home) == frame.players.map(\.home))
        #expect(players.map(\.steps) == frame.players.map(\.steps))
        #expect(move?.path == frame.lastMove?.path)
        #expect(move?.text == frame.lastMove?.text)
        #expect(move.map { "\($0.kind)" } == frame.lastMove?.kind)
    }

    private func checkReplay(of id: String, against game: Vectors.GamesFile.Game) throws {
        let replay = try library.replay(id: id)
        // A resignation is an entry of the record too.
        #expect(Int(replay.length()) == game.plies.count + (game.then == "resign" ? 1 : 0))
        for frame in game.frames {
            let moment = ReplayMoment(try replay.seek(ply: Int32(frame.ply)))
            #expect(moment.pieces == Piece.parse(frame.pieces))
            check(moment.players, moment.lastMove, against: frame)
        }
        for line in replay.chart() {
            let figures = game.frames.map { $0.players.first { $0.seat == line.seat } }
            #expect(line.steps.prefix(figures.count).map(Int.init) == figures.map { $0?.steps ?? -1 })
            #expect(line.home.prefix(figures.count).map(Int.init) == figures.map { $0?.home ?? -1 })
        }
    }

    private static func text(_ outcome: Outcome) -> String {
        switch outcome {
        case .playing: "playing"
        case .won(let seat, .allHome): "won \(seat.rawValue) all-home"
        case .won(let seat, .resigned): "won \(seat.rawValue) resigned"
        case .drawn(.agreed): "draw agreed"
        case .drawn(.nobodyCanMove): "draw nobody-can-move"
        case .won, .drawn: "an end that no vector has"
        }
    }

    @Test func refusedMoves() throws {
        let refused = try Vectors.read(Vectors.ErrorsFile.self, from: "errors").moves
        #expect(refused.count > 8)
        for vector in refused {
            let game = try start()
            for move in vector.line { _ = try game.play(holes(ofMove: move)) }
            let before = game.state()
            #expect(throws: MatchError.Illegal(error: try Self.error(vector.error, vector.fields))) {
                try game.play(vector.path)
            }
            #expect(game.state() == before)
        }
    }

    private static func error(_ name: String, _ fields: [String: Int]) throws -> MoveError {
        func field(_ name: String) throws -> Int32 { Int32(try #require(fields[name])) }
        switch name {
        case "NotOnBoard": return .NotOnBoard(hole: try field("hole"))
        case "TooShort": return .TooShort
        case "GameOver": return .GameOver
        case "NoPiece": return .NoPiece(hole: try field("hole"))
        case "NotYours": return .NotYours(hole: try field("hole"), seat: try field("seat"))
        case "Occupied": return .Occupied(hole: try field("hole"))
        case "Revisited": return .Revisited(hole: try field("hole"))
        case "StepInChain": return .StepInChain(from: try field("from"), to: try field("to"))
        case "NothingToHop": return .NothingToHop(from: try field("from"), to: try field("to"))
        case "OutOfReach": return .OutOfReach(from: try field("from"), to: try field("to"))
        default: return try #require(nil, "unknown error \(name)")
        }
    }

    @Test func refusedDocuments() throws {
        let refused = try Vectors.read(Vectors.ErrorsFile.self, from: "errors").saves
        #expect(refused.count > 5)
        for vector in refused {
            do {
                _ = try library.importGame(text: vector.document)
                Issue.record("\(vector.name) was imported")
            } catch StoreError.Damaged(let detail) {
                #expect(vector.error == "Damaged", "\(vector.name)")
                #expect(!detail.isEmpty)
            } catch StoreError.Newer(let version) {
                #expect(vector.error == "Newer", "\(vector.name)")
                #expect(version > 1)
            }
        }
        #expect(try library.shelf().games.isEmpty)
    }
}
