import StarhopKit
import SwiftUI

/// How long a move may take, under rules that have a clock.
struct LimitPicker: View {
    let model: NewGameModel

    var body: some View {
        HStack {
            Text("Limit")
                .foregroundStyle(.palette(.ink))
            Spacer(minLength: 0)
            Picker("Limit", selection: limit) {
                Text("No limit").tag(Int?.none)
                ForEach(model.choices.limits, id: \.self) { Text(verbatim: Self.words($0)).tag(Int?.some($0)) }
            }
        }
        .card()
        NewGameNote(
            words: String(
                localized:
                    "When the time is over the turn passes. Who lets it run out three times in a row is out."))
    }

    private var limit: Binding<Int?> {
        Binding(get: { model.choices.limit }, set: { model.pick(limit: $0) })
    }

    private static func words(_ seconds: Int) -> String {
        seconds < 60 ? String(localized: "\(seconds) seconds") : String(localized: "\(seconds / 60) minutes")
    }
}
