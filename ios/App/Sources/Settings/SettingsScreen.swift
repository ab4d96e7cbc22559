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
                Toggle(isOn: $model.preferences.marks) {
                    SettingWords(title: "Marks on pieces", line: Text("A shape for each colour"))
                }
                Toggle(isOn: $model.preferences.rings) {
                    SettingWords(title: "Show where a piece can go", line: Text("Signs on the holes it can reach"))
                }
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
                Toggle(isOn: $model.preferences.confirmsLongChains) {
                    SettingWords(
                        title: "Confirm long chains",
                        line: Text("Ask before a chain of \(GameModel.longChain) hops or more"))
                }
                Toggle("Keep the screen on while playing", isOn: $model.preferences.keepsScreenOn)
            }
            Section("Pass and play") {
                Toggle("Turn the board to the player to move", isOn: $model.preferences.rotatesBoard)
                Toggle(isOn: $model.preferences.handsOver) {
                    SettingWords(title: "Hand the phone over", line: Text("The next player says when ready"))
                }
            }
            Section("Sound and touch") {
                Toggle(isOn: $model.preferences.sounds) {
                    SettingWords(title: "Sounds", line: Text("None while the phone is silenced"))
                }
                Picker("Haptics", selection: $model.preferences.haptics) {
                    Text("Off").tag(Preferences.Haptics.off)
                    Text("Gentle").tag(Preferences.Haptics.light)
                    Text("Strong touch").tag(Preferences.Haptics.strong)
                }
            }
            Section {
                NavigationLink(value: Route.statistics) { Text("Statistics") }
                NavigationLink(value: Route.about) { Text("About Starhop") }
            }
        }
        .navigationTitle("Settings")
        .navigationBarTitleDisplayMode(.inline)
    }
}

/// What a setting is called, over a line about what it does.
private struct SettingWords: View {
    let title: LocalizedStringKey
    let line: Text

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            Text(title)
            line
                .font(.footnote)
                .foregroundStyle(.palette(.ink2))
        }
    }
}
