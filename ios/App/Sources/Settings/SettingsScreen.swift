import StarhopKit
import SwiftUI
import UIKit

/// Every row works at once.
struct SettingsScreen: View {
    @Environment(PreferencesModel.self) private var model

    var body: some View {
        @Bindable var model = model
        Form {
            Section("Look") {
                Picker("Theme", selection: $model.preferences.theme) {
                    Text("System").tag(Preferences.Theme.system)
                    Text("Light").tag(Preferences.Theme.light)
                    Text("Dark").tag(Preferences.Theme.dark)
                }
                Toggle("Marks on pieces", isOn: $model.preferences.marks)
                Toggle("Show where a piece can go", isOn: $model.preferences.rings)
                if let url = URL(string: UIApplication.openSettingsURLString) {
                    Link("Language", destination: url)
                }
            }
            Section("Board") {
                Picker("Animation speed", selection: $model.preferences.pace) {
                    Text("Slow").tag(Pace.slow)
                    Text("Normal").tag(Pace.normal)
                    Text("Fast").tag(Pace.fast)
                    Text("Off").tag(Pace.off)
                }
                Toggle("Turn the board to the player to move", isOn: $model.preferences.rotatesBoard)
                Toggle("Confirm long chains", isOn: $model.preferences.confirmsLongChains)
                Toggle("Keep the screen on while playing", isOn: $model.preferences.keepsScreenOn)
            }
            Section("Touch") {
                Picker("Haptics", selection: $model.preferences.haptics) {
                    Text("Off").tag(Preferences.Haptics.off)
                    Text("Gentle").tag(Preferences.Haptics.light)
                    Text("Strong touch").tag(Preferences.Haptics.strong)
                }
            }
        }
        .navigationTitle("Settings")
        .navigationBarTitleDisplayMode(.inline)
    }
}
