import Foundation
import Testing

import struct StarhopCore.PlayerSetup

@testable import StarhopKit

@MainActor
@Suite(.timeLimit(.minutes(1))) struct ImportTests {
    private let table: Table
    private var library: LibraryModel { table.library }
    private var model: ImportModel { table.library.importing }

    init() throws {
        table = try Table()
    }

    private func read(_ text: String) async throws -> ImportModel.State {
        model.read(text: text)
        try await until { model.state != .reading }
        return model.state
    }

    private func read(_ file: URL) async throws -> ImportModel.State {
        model.read(file: file)
        try await until { model.state != .reading }
        return model.state
    }

    private func file(_ content: Data, named name: String = "game.starhop") throws -> URL {
        let file = try TemporaryFolder.make().appendingPathComponent(name)
        try content.write(to: file)
        return file
    }

    private func preview(_ state: ImportModel.State) throws -> ImportPreview {
        guard case .ready(let preview) = state else {
            Issue.record("nothing is shown: \(state)")
            throw Table.Missing.game
        }
        return preview
    }

    /// A game with a move that was taken back.
    private func shared() throws -> (id: String, text: String, document: String) {
        let game = try table.passAndPlay(["c1-e5", "o1-m5", "d1-e6"])
        game.undo()
        let id = game.state.id
        library.refresh()
        return (id, try #require(library.text(of: id)), try #require(library.file(of: id)).document)
    }

    @Test func aTextIsShownBeforeItIsSaved() async throws {
        let game = try shared()
        library.delete(game.id)
        let preview = try preview(try await read(game.text))
        #expect(preview.form == .record)
        #expect(preview.game.ply == 2)
        #expect(preview.undone == 0, "a text that people read tells what stands")
        #expect(preview.known == nil)
        #expect(preview.seconds == nil)
        #expect(library.games.isEmpty)
        let id = try #require(model.save())
        library.refresh()
        #expect(library.games.map(\.id) == [id])
        #expect(library.games[0].pieces == preview.game.pieces)
    }

    @Test func thePreviewTellsHowLongAMoveMayTake() async throws {
        let people = [PlayerSetup(name: "", kind: .person), PlayerSetup(name: "", kind: .person)]
        let id = try table.start(.qq, people, [], limit: 20_000).state.id
        library.refresh()
        let document = try #require(library.file(of: id)).document
        let preview = try preview(try await read(try file(Data(document.utf8))))
        #expect(preview.seconds == 20)
    }

    @Test func aFileKeepsWhatWasTakenBack() async throws {
        let game = try shared()
        let preview = try preview(try await read(try file(Data(game.document.utf8))))
        #expect(preview.form == .document)
        #expect(preview.undone == 1)
        #expect(preview.known == game.id, "the same game is here already")
        let saved = try #require(model.save())
        let copy = try #require(library.open(saved))
        #expect(copy.state.allowed.redo)
    }

    @Test func theLineThatIsWrongIsNamed() async throws {
        let text = try shared().text
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let moves = try #require(lines.lastIndex { $0.contains("o1-m5") || $0.contains("o1:m5") })
        let broken = text.replacingOccurrences(of: "m5", with: "m9")
        guard case .refused(.text(let line, .move(let number, _, let why))) = try await read(broken) else {
            Issue.record("\(model.state)")
            return
        }
        #expect(line == moves + 1)
        #expect(number == 2)
        #expect(why == .illegalMove)
        #expect(model.save() == nil, "what is refused is not saved")
        #expect(library.games.count == 1)
    }

    @Test(arguments: [
        ("Starhop: record 1\nWhat is this\n", 2), ("Starhop: record 1\nRules: house\n", 2),
        ("Starhop: record 1\nRules: plyyard\nRules: plyyard\n", 3),
    ])
    func linesOfTheHeaderAreNamedToo(text: String, line: Int) async throws {
        guard case .refused(.text(let named, _)) = try await read(text) else {
            Issue.record("\(model.state)")
            return
        }
        #expect(named == line)
    }

    @Test func aDocumentThatWasChangedIsRefused() async throws {
        let document = try shared().document
        let changed = document.replacingOccurrences(of: "c1:e5", with: "c1:e7")
        #expect(changed != document)
        guard case .refused(.damaged) = try await read(changed) else {
            Issue.record("\(model.state)")
            return
        }
    }

    @Test func aDocumentOfANewerVersionIsNamedSo() async throws {
        let document = try shared().document.replacingOccurrences(of: "\"version\":2", with: "\"version\":99")
        #expect(try await read(document) == .refused(.newer(version: 99)))
    }

    @Test func aFileThatIsTooLargeIsNotReadToItsEnd() async throws {
        let limit = ImportModel.limit
        let large = try file(Data(repeating: 0x20, count: limit + 1000))
        #expect(throws: UntrustedFile.Refusal.tooLarge(limit: limit)) {
            _ = try UntrustedFile.read(large, limit: limit)
        }
        #expect(try await read(large) == .refused(.tooLarge(limit: limit)))
        #expect(try UntrustedFile.read(large, limit: limit + 1000).count == limit + 1000)
        let long = String(repeating: "x", count: limit + 1000)
        guard case .refused(.tooLarge) = try await read(long) else {
            Issue.record("\(model.state)")
            return
        }
    }

    @Test func whatIsNoFileIsRefused() async throws {
        let folder = try TemporaryFolder.make()
        #expect(try await read(folder) == .refused(.unreadableFile))
        #expect(try await read(folder.appendingPathComponent("gone")) == .refused(.unreadableFile))
        model.refuse()
        #expect(model.state == .refused(.unreadableFile))
    }

    @Test func bytesThatAreNoTextAreRefused() async throws {
        for bytes in [Data(), Data([0xFF, 0xFE, 0x00, 0x31]), Data((0...255).map { UInt8($0) })] {
            guard case .refused = try await read(try file(bytes)) else {
                Issue.record("\(bytes): \(model.state)")
                return
            }
        }
        #expect(library.games.isEmpty)
    }

    @Test func whoLeavesForgetsWhatWasRead() async throws {
        let text = try shared().text
        _ = try await read(text)
        model.forget()
        #expect(model.state == .empty)
        #expect(model.save() == nil)
        model.read(text: text)
        let reading = try #require(model.reading)
        model.forget()
        await reading.value
        #expect(model.state == .empty, "also while it is read")
    }

    @Test func theRightToReadIsLentAndGivenBack() async throws {
        let game = try file(Data(try shared().text.utf8))
        let asked = Asked()
        model.read(file: game) { file, read in
            asked.file = file
            return try read(file)
        }
        try await until { model.state != .reading }
        #expect(asked.file == game)
        _ = try preview(model.state)
    }

    private final class Asked: @unchecked Sendable { var file: URL? }
}

@MainActor
@Suite struct SharedGameTests {
    @Test(arguments: [
        ("", "Starhop.starhop"), ("Kitchen table", "Kitchen table.starhop"), ("../../etc/passwd", "etc passwd.starhop"),
        ("周末 1", "周末 1.starhop"), (".\u{0}:\\", "Starhop.starhop"),
    ])
    func aTitleBecomesAFileName(title: String, name: String) {
        #expect(SharedGame(title: title, document: "").fileName == name)
    }

    @Test func aLongTitleIsCut() {
        let name = SharedGame(title: String(repeating: "a", count: 500), document: "").fileName
        #expect(name.count == SharedGame.longestName + ".starhop".count)
    }

    @Test func theFileHoldsTheWholeGame() throws {
        let table = try Table()
        let game = try table.passAndPlay(["c1-e5"])
        table.library.rename(game.state.id, to: "Sunday")
        let shared = try #require(table.library.file(of: game.state.id))
        let folder = try TemporaryFolder.make()
        let file = try shared.write(into: folder)
        #expect(file.lastPathComponent == "Sunday.starhop")
        #expect(try String(contentsOf: file, encoding: .utf8) == shared.document)
        #expect(try shared.write(into: folder) != file, "two files of one name do not meet")
    }
}
