import Foundation

/// How a game screen is laid out in a window.
public enum GameLayout: Sendable, Equatable {
    /// Bars above and below the board, actions at the bottom.
    case portrait
    /// No bars: the players stand in the free corners beside the board's tips, or as chips below it.
    case small
    /// The board at the leading side, everything else beside it; what is too high there scrolls.
    case side(boardWidth: Double, scrolls: Bool)
    /// The page scrolls; only the actions stay.
    case scrolling

    /// Texts this many times the usual size, and larger ones, make the page scroll.
    public static let largeText = 1.5

    static let leastPitch = 16.0
    static let leastPanel = 300.0
    /// What portrait wants besides the board's holes, so that a board of full width does not crowd the screen.
    static let portraitExtras = 330.0

    /// The widest panel that fits beside a tip of a board of this width, in points.
    public static func cornerWidth(boardWidth: Double) -> Double {
        let pitch = max(0, (boardWidth - BoardGeometry.margin) / BoardGeometry.widthInPitches)
        return max(0, min(122, 4.5 * pitch - 8))
    }

    public init(size: CGSize, heights: GameHeights) {
        let narrow = max(0, (size.width - BoardGeometry.margin) / BoardGeometry.widthInPitches)
        let low = max(0, (size.height - 28) / 15.2)
        let boardWidth = low * BoardGeometry.widthInPitches + BoardGeometry.margin
        let board = BoardGeometry.height(forWidth: size.width)
        if heights.textScale >= Self.largeText {
            self = .scrolling
        } else if size.height >= 15.5 * narrow + Self.portraitExtras, size.height >= board + heights.aroundBoard {
            self = .portrait
        } else if low >= Self.leastPitch, size.width - boardWidth >= Self.leastPanel {
            self = .side(boardWidth: boardWidth, scrolls: heights.panel > size.height)
        } else if Self.smallPitch(in: size, heights) >= Self.leastPitch {
            self = .small
        } else {
            self = .scrolling
        }
    }

    /// The pitch that is left for the board where the players stand in its corners or below it.
    static func smallPitch(in size: CGSize, _ heights: GameHeights) -> Double {
        let height = max(0, size.height - heights.aroundSmallBoard)
        return BoardGeometry(size: CGSize(width: size.width, height: height)).pitch
    }

    /// For screens without players, such as an exercise.
    public init(size: CGSize, largeText: Bool) {
        self.init(size: size, heights: GameHeights(players: 2, textScale: largeText ? Self.largeText : 1))
    }
}
