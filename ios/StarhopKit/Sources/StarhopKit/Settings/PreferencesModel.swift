import Observation

/// The settings that every screen shares; each change is stored at once.
@MainActor
@Observable
public final class PreferencesModel {
    public var preferences: Preferences {
        didSet { preferences.write(to: store) }
    }

    @ObservationIgnored private let store: any PreferenceStore

    public init(store: any PreferenceStore) {
        self.store = store
        preferences = Preferences(from: store)
    }
}
