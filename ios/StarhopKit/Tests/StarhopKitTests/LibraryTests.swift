import Foundation
import StarhopCore
import Testing

@testable import StarhopKit

@MainActor
@Suite struct LibraryTests {
    private let table: Table
    private var library: LibraryModel { table.library }

    init() throws {
        table = try Table()
    }

    private func reopened() throws -> LibraryModel {
        try LibraryModel(folder: table.folder, preferences: table.preferences, sleep: noSleep)
    }

    @Test func anEmptyFolderHasNothingToGoOnWith() {
        #expect(library.unfinished == nil)
        #expect(library.games.isEmpty)
    }

    @Test("A8 undo history survives reopening")
    func aGameIsThereAfterReopening() throws {
        let game = try table.passAndPlay(["c1-e5", "o1-m5"])
        game.undo()
        let other = try reopened()
        #expect(other.unfinished?.id == game.state.id)
        #expect(other.unfinished?.ply == 1)
        #expect(other.unfinished?.pieces == game.state.pieces)
        let again = try #require(other.open(game.state.id))
        #expect(again.state.allowed.redo, "undo history survives")
        #expect(again.selection == .none)
    }

    @Test func unfinishedAndFinishedGamesAreToldApart() throws {
        let finished = try table.passAndPlay(["c1-e5"])
        finished.resign()
        let running = try table.passAndPlay(["d1-e5"])
        library.refresh()
        #expect(library.finishedGames.map(\.id) == [finished.state.id])
        #expect(library.unfinishedGames.map(\.id) == [running.state.id])
        #expect(library.unfinished?.id == running.state.id)
        #expect(library.finishedGames[0].outcome == .won(.south, .resigned))
    }

    @Test func deletingCanBeTakenBack() throws {
        let id = try table.passAndPlay(["c1-e5"]).state.id
        library.refresh()
        library.delete(id)
        #expect(library.games.isEmpty)
        #expect(library.deleted?.id == id)
        #expect(library.trash.map(\.id) == [id])
        library.restore(id)
        #expect(library.games.map(\.id) == [id])
        #expect(library.deleted == nil)
        #expect(library.trash.isEmpty)
    }

    @Test func gamesCanBeRenamedAndDuplicated() throws {
        let id = try table.passAndPlay(["c1-e5"]).state.id
        library.rename(id, to: "Kitchen table")
        library.duplicate(id, as: "Kitchen table (copy)")
        #expect(library.games.count == 2)
        #expect(Set(library.games.map(\.title)) == ["Kitchen table", "Kitchen table (copy)"])
        #expect(Set(library.games.map(\.ply)) == [1])
    }

    @Test func rulesThatDoNotFitAreRefusedWithAReason() {
        func problem(_ players: Int, by preset: Preset, _ changes: [String: String]) -> Problem? {
            _ = try? table.people(players, by: preset, changing: changes)
            return library.problem
        }
        #expect(problem(2, by: .plyyard, ["hops": "free"]) == .unfit(.unknownOption("hops")))
        #expect(problem(2, by: .plyyard, ["sets": "9"]) == .unfit(.unknownValue(option: "sets", value: "9")))
        #expect(problem(5, by: .plyyard, [:]) == .unfit(.players(5)))
        #expect(problem(4, by: .plyyard, ["sets": "3"]) == .unfit(.sets(3, players: 4, needed: 2)))
        #expect(problem(3, by: .plyyard, ["teams": "two"]) == .unfit(.teams(players: 3)))
        #expect(problem(4, by: .plyyard, ["teams": "two", "after": "places"]) == .unfit(.teamsPlayOn))
        #expect(problem(3, by: .tournament, ["deadlock": "on"]) == .unfit(.deadlock(players: 3)))
        #expect(problem(2, by: .plyyard, ["first": "2"]) == .unfit(.first(.southWest)))
        #expect(library.games.isEmpty)
    }

    @Test func aMissingGameIsAProblemAndNothingElse() {
        #expect(library.open("nowhere") == nil)
        #expect(library.problem == .missing)
        library.refresh()
        #expect(library.problem == .missing)
        #expect(library.start(NewGame()) != nil)
        #expect(library.problem == nil, "the next thing that works ends it")
    }

    @Test("A6 a damaged file is kept and shown, and the others open")
    func aDamagedFileIsKeptAndShown() throws {
        let id = try table.passAndPlay(["c1-e5"]).state.id
        let games = table.folder.appendingPathComponent("games")
        let file = try #require(try FileManager.default.contentsOfDirectory(atPath: games.path).first)
        try Data("{ half a game".utf8).write(to: games.appendingPathComponent(file))
        let other = try reopened()
        #expect(other.games.allSatisfy { $0.id != id })
        guard case .damaged(let name, let detail)? = other.unreadable.first else {
            Issue.record("the damaged file is not listed")
            return
        }
        #expect(!detail.isEmpty)
        #expect(other.textOfDamaged(name)?.contains("half a game") == true)
        other.deleteDamaged(name)
        #expect(other.unreadable.isEmpty)
    }

    @Test func aRematchChangesSides() throws {
        let game = try table.againstTheComputer(level: 2)
        let rematch = try #require(library.rematch(of: game.state))
        #expect(game.state.you == .south)
        #expect(rematch.state.you == .north)
        #expect(rematch.state.players.compactMap(\.level) == [2])
    }
}
