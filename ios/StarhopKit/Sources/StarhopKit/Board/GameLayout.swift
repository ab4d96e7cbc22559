import Foundation

/// How a game screen is laid out in a window.
public enum GameLayout: Sendable, Equatable {
    /// Bars above and below the board, actions at the bottom.
    case portrait
    /// No bars: the players stand in the free corners beside the board's tips.
    case small
    /// The board at the leading side, everything else beside it.
    case side(boardWidth: Double)
    /// Text is so large that the page scrolls; only the actions stay.
    case scrolling

    /// The widest panel that fits beside a tip of a board of this width, in points.
    public static func cornerWidth(boardWidth: Double) -> Double {
        let pitch = max(0, (boardWidth - BoardGeometry.margin) / BoardGeometry.widthInPitches)
        return max(0, min(122, 4.5 * pitch - 8))
    }

    static let leastPitch = 16.0
    static let leastPanel = 300.0
    /// What portrait needs besides the board's holes: bars, status line and actions.
    static let portraitExtras = 330.0

    public init(size: CGSize, largeText: Bool) {
        let narrow = max(0, (size.width - BoardGeometry.margin) / BoardGeometry.widthInPitches)
        let low = max(0, (size.height - 28) / 15.2)
        let boardWidth = low * BoardGeometry.widthInPitches + BoardGeometry.margin
        if largeText {
            self = .scrolling
        } else if size.height >= 15.5 * narrow + Self.portraitExtras {
            self = .portrait
        } else if low >= Self.leastPitch, size.width - boardWidth >= Self.leastPanel {
            self = .side(boardWidth: boardWidth)
        } else if min(narrow, (size.height - 190) / 15.2) >= Self.leastPitch {
            self = .small
        } else {
            self = .scrolling
        }
    }
}
