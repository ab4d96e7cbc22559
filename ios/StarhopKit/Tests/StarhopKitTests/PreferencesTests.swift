import Testing

@testable import StarhopKit

final class MemoryStore: PreferenceStore {
    var values: [String: String]

    init(_ values: [String: String] = [:]) {
        self.values = values
    }

    func string(forKey key: String) -> String? { values[key] }
    func set(_ value: String, forKey key: String) { values[key] = value }
}

@MainActor
@Suite struct PreferencesTests {
    @Test func anEmptyStoreGivesTheDefaults() {
        let preferences = Preferences(from: MemoryStore())
        #expect(preferences == Preferences())
        #expect(preferences.marks && preferences.rings && preferences.keepsScreenOn)
        #expect(!preferences.rotatesBoard && !preferences.confirmsLongChains && !preferences.handsOver)
        #expect(preferences.pace == .normal && preferences.haptics == .light && preferences.theme == .system)
    }

    @Test func whatIsUnknownFallsBackAlone() {
        let store = MemoryStore(["theme": "sepia", "marks": "false", "pace": "fast", "haptics": ""])
        let preferences = Preferences(from: store)
        #expect(preferences.theme == .system)
        #expect(!preferences.marks)
        #expect(preferences.pace == .fast)
        #expect(preferences.haptics == .light)
    }

    @Test func everyChangeIsStoredAtOnce() {
        let store = MemoryStore(["fromTheFuture": "kept"])
        let model = PreferencesModel(store: store)
        model.preferences.confirmsLongChains = true
        model.preferences.theme = .dark
        model.preferences.handsOver = true
        #expect(Preferences(from: store) == model.preferences)
        #expect(Preferences(from: store).confirmsLongChains && Preferences(from: store).handsOver)
        #expect(store.values["fromTheFuture"] == "kept")
    }
}
