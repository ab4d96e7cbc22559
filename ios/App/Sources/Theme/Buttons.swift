import StarhopKit
import SwiftUI

/// The one main action of a screen.
struct FilledButtonStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.strong)
            .foregroundStyle(.palette(.onAccent))
            .frame(maxWidth: .infinity, minHeight: 56)
            .background(.palette(.accent), in: Capsule())
            .opacity(isEnabled ? (configuration.isPressed ? 0.8 : 1) : 0.55)
    }
}

struct OutlinedButtonStyle: ButtonStyle {
    var height = 56.0

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.strong)
            .foregroundStyle(.palette(.accent))
            .padding(.horizontal, 16)
            .frame(maxWidth: height < 56 ? nil : .infinity, minHeight: height)
            .overlay { Capsule().strokeBorder(.palette(.accent), lineWidth: 1.5) }
            .contentShape(Capsule())
            .opacity(configuration.isPressed ? 0.6 : 1)
    }
}

extension ButtonStyle where Self == FilledButtonStyle {
    static var filled: FilledButtonStyle { FilledButtonStyle() }
}

extension ButtonStyle where Self == OutlinedButtonStyle {
    static var outlined: OutlinedButtonStyle { OutlinedButtonStyle() }
}

extension View {
    /// A card of the design: a thin line around a light surface.
    func card(line: Tint = .line) -> some View {
        padding(16)
            .background(.palette(.surface), in: RoundedRectangle(cornerRadius: 20))
            .overlay { RoundedRectangle(cornerRadius: 20).strokeBorder(.palette(line), lineWidth: 1) }
    }
}
