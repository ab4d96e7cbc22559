import StarhopKit
import SwiftUI

/// A colour of the design, light or dark as the environment is.
struct PaletteStyle: ShapeStyle {
    let tint: Tint

    func resolve(in environment: EnvironmentValues) -> Color {
        let isIncreased = environment.colorSchemeContrast == .increased
        return Color(Palette(environment.colorScheme)[isIncreased ? tint.contrasted : tint])
    }
}

extension ShapeStyle where Self == PaletteStyle {
    static func palette(_ tint: Tint) -> PaletteStyle { PaletteStyle(tint: tint) }
}

extension Palette {
    init(_ scheme: ColorScheme) { self = scheme == .dark ? .dark : .light }
}

extension Color {
    init(_ color: RGBA) {
        self.init(.sRGB, red: color.red, green: color.green, blue: color.blue, opacity: color.alpha)
    }
}
