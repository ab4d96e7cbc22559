import Foundation
import Testing

@testable import StarhopKit

@MainActor
@Suite struct FirstRunTests {
    private let store = MemoryStore()

    @Test func theChoiceIsMadeOnce() {
        let first = FirstRun(store: store)
        #expect(first.isAsked)
        first.choose()
        #expect(!first.isAsked)
        #expect(!FirstRun(store: store).isAsked)
    }

    @Test func playingAtOnceBeginsAGameAgainstAnEasyComputer() throws {
        let first = FirstRun(store: store)
        let game = try #require(first.playAtOnce(in: try Table().library))
        #expect(game.state.players.map(\.level) == [nil, 2])
        #expect(game.state.personToMove)
        #expect(!first.isAsked)
    }

    @Test func whoHasGamesHasBegunBefore() throws {
        let table = try Table()
        let first = FirstRun(store: store)
        first.look(at: table.library)
        #expect(first.isAsked, "nothing is there")
        let id = try table.passAndPlay().state.id
        table.library.refresh()
        table.library.delete(id)
        first.look(at: table.library)
        #expect(!first.isAsked, "the trash counts too")
        #expect(!FirstRun(store: store).isAsked)
    }
}

@Suite struct LicencesTests {
    @Test func everyLibraryHasItsText() throws {
        let file = Vectors.repository.appendingPathComponent("ios/App/Resources/licences.json")
        let licences = try Licences(json: try Data(contentsOf: file))
        #expect(licences.libraries.count > 20)
        for library in licences.libraries {
            #expect(licences.text(library.text)?.isEmpty == false, "\(library.name)")
            #expect(!library.licence.isEmpty)
        }
        #expect(Set(licences.libraries.map(\.id)).count == licences.libraries.count)
        #expect(licences.libraries.contains { $0.name == "uniffi" && $0.text == "MPL-2.0" })
        #expect(!licences.libraries.contains { $0.name.contains("Kotlin") }, "nothing of the other app")
        for own in Licences.own { #expect(licences.text(own)?.contains("copyright") == true) }
    }
}
