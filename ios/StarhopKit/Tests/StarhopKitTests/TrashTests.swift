import Foundation
import Testing

@testable import StarhopKit

@MainActor
@Suite struct TrashTests {
    private let table: Table
    private var library: LibraryModel { table.library }

    init() throws {
        table = try Table()
    }

    private func deleted(_ count: Int) throws -> [String] {
        let ids = try (0..<count).map { _ in try table.passAndPlay(["c1-e5"]).state.id }
        library.refresh()
        for id in ids { library.delete(id) }
        return ids
    }

    @Test func aDeletedGameComesBack() throws {
        let ids = try deleted(2)
        #expect(Set(library.trash.map(\.id)) == Set(ids))
        library.restore(ids[0])
        #expect(library.games.map(\.id) == [ids[0]])
        #expect(library.trash.map(\.id) == [ids[1]])
    }

    @Test func whatIsDeletedForGoodIsGone() throws {
        let ids = try deleted(2)
        library.erase(ids[0])
        #expect(library.trash.map(\.id) == [ids[1]])
        library.restore(ids[0])
        #expect(library.problem == .missing)
        #expect(library.games.isEmpty)
    }

    @Test func onlyTheTrashIsErased() throws {
        let id = try table.passAndPlay(["c1-e5"]).state.id
        library.refresh()
        library.erase(id)
        #expect(library.problem == .missing)
        #expect(library.games.map(\.id) == [id])
    }

    @Test func theTrashIsEmptiedAtOnce() throws {
        _ = try deleted(3)
        let kept = try table.passAndPlay(["d1-e5"]).state.id
        library.emptyTrash()
        #expect(library.trash.isEmpty)
        #expect(library.problem == nil)
        #expect(library.games.map(\.id) == [kept])
    }

    @Test func aFileOfANewerVersionIsKeptAndCanBeShared() throws {
        let id = try table.passAndPlay(["c1-e5"]).state.id
        let file = table.folder.appendingPathComponent("games/\(id).starhop")
        let document = try String(contentsOf: file, encoding: .utf8)
        try document.replacingOccurrences(of: "\"version\":2", with: "\"version\":99")
            .write(to: file, atomically: true, encoding: .utf8)
        library.refresh()
        guard case .newer(let name, 99)? = library.unreadable.first else {
            Issue.record("\(library.unreadable)")
            return
        }
        #expect(library.textOfDamaged(name)?.contains("\"version\":99") == true)
        library.deleteDamaged(name)
        #expect(library.problem == .missing, "what is newer is not damaged")
        #expect(library.unreadable.count == 1)
    }
}
