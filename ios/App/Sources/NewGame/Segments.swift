import StarhopKit
import SwiftUI

/// Some choices side by side, or below each other where they would not fit. One that is forbidden stays in sight.
struct Segments<Value: Hashable>: View {
    struct Choice {
        let value: Value
        let words: String
        var isEnabled = true
    }

    let choices: [Choice]
    /// Nil where none of them holds.
    let selection: Value?
    let pick: @MainActor (Value) -> Void

    var body: some View {
        ViewThatFits(in: .horizontal) {
            HStack(spacing: 4) { buttons }
            VStack(spacing: 4) { buttons }
        }
        .padding(4)
        .background(.palette(.surface2), in: RoundedRectangle(cornerRadius: 16))
        .accessibilityElement(children: .contain)
    }

    private var buttons: some View {
        ForEach(choices, id: \.value) { choice in
            Button {
                pick(choice.value)
            } label: {
                Text(verbatim: choice.words)
                    .font(.strong)
                    .foregroundStyle(.palette(.ink))
                    .padding(.horizontal, 10)
                    .frame(maxWidth: .infinity, minHeight: 44)
                    .background {
                        if choice.value == selection {
                            RoundedRectangle(cornerRadius: 12)
                                .fill(.palette(.surface))
                                .strokeBorder(.palette(.accent), lineWidth: 1.5)
                        }
                    }
                    .contentShape(Rectangle())
            }
            .buttonStyle(.plain)
            .opacity(choice.isEnabled ? 1 : 0.55)
            .disabled(!choice.isEnabled)
            .accessibilityAddTraits(choice.value == selection ? .isSelected : [])
        }
    }
}
