import StarhopKit
import SwiftUI

/// Turns the sounds off and on by one tap, for this game and every later one.
struct SpeakerButton: View {
    @Environment(PreferencesModel.self) private var model

    var body: some View {
        Button {
            model.preferences.sounds.toggle()
        } label: {
            Image(systemName: isOn ? "speaker.wave.2" : "speaker.slash")
        }
        .accessibilityLabel(isOn ? Text("Turn sounds off") : Text("Turn sounds on"))
    }

    private var isOn: Bool { model.preferences.sounds }
}
