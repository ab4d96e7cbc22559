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
