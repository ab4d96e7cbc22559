import SwiftUI

/// The text styles of the design; all follow Dynamic Type.
extension Font {
    static let wordmark = Font.system(.largeTitle, design: .serif, weight: .semibold)
    static let bigTitle = Font.system(.title, design: .serif, weight: .semibold)
    static let sheetTitle = Font.system(.title2, design: .serif, weight: .semibold)
    static let barTitle = Font.headline
    static let strong = Font.system(.body, weight: .semibold)
    static let secondary = Font.subheadline
    static let sectionHead = Font.system(.footnote, weight: .semibold)
    static let action = Font.system(.caption, weight: .medium)
}

extension DynamicTypeSize {
    /// How many times the usual size a text of body style has, from Apple's table of sizes.
    var scale: Double {
        switch self {
        case .xSmall: 14 / 17
        case .small: 15 / 17
        case .medium: 16 / 17
        case .large: 1
        case .xLarge: 19 / 17
        case .xxLarge: 21 / 17
        case .xxxLarge: 23 / 17
        case .accessibility1: 28 / 17
        case .accessibility2: 33 / 17
        case .accessibility3: 40 / 17
        case .accessibility4: 47 / 17
        case .accessibility5: 53 / 17
        @unknown default: 1
        }
    }
}
