import StarhopKit
import SwiftUI

@main
struct StarhopApp: App {
    @State private var preferences = PreferencesModel(store: DefaultsStore())

    var body: some Scene {
        WindowGroup {
            RootScreen()
                .environment(preferences)
                .preferredColorScheme(preferences.preferences.theme.colorScheme)
        }
    }
}

/// The settings in the system's user defaults.
struct DefaultsStore: PreferenceStore {
    func string(forKey key: String) -> String? { UserDefaults.standard.string(forKey: key) }
    func set(_ value: String, forKey key: String) { UserDefaults.standard.set(value, forKey: key) }
}

extension Preferences.Theme {
    var colorScheme: ColorScheme? {
        switch self {
        case .system: nil
        case .light: .light
        case .dark: .dark
        }
    }
}
