import Foundation

/// How high the parts of a game screen are, in points. The views are built of these numbers, and `GameLayout` adds them
/// up, so that what would not fit scrolls instead.
public struct GameHeights: Sendable, Equatable {
    public static let bar = 64.0
    public static let status = 28.0
    public static let actions = 64.0
    public static let chip = 32.0
    public static let pill = 44.0
    /// A button between bars or in a corner.
    public static let button = 44.0
    public static let gap = 8.0
    public static let smallGap = 4.0
    public static let aboveBoard = 10.0
    /// Bars in a row, where several players share one.
    public static let barsInRow = 3

    /// Lines of text at the usual size.
    private static let nameLine = 22.0
    private static let smallLine = 18.0
    private static let actionLine = 16.0
    private static let actionIcon = 24.0
    /// The bar that moves while the computer thinks, with the space above it.
    private static let busy = 7.0

    public let players: Int
    /// How many times the usual size texts have.
    public let textScale: Double

    public init(players: Int, textScale: Double) {
        self.players = players
        self.textScale = textScale
    }

    /// A player's bar, while the computer thinks too.
    public var bar: Double {
        max(Self.bar, (Self.nameLine + Self.smallLine) * textScale + 2 + Self.busy)
    }

    /// Whoever does not sit at the bottom, with the button that ends thinking.
    public var others: Double {
        guard players > 2 else { return bar }
        let one = max(Self.bar, 3 * Self.smallLine * textScale + 2 * 2)
        return rows(of: players - 1, each: one) + Self.smallGap + Self.button
    }

    public var chips: Double { rows(of: players, each: max(Self.chip, Self.smallLine * textScale)) }

    /// Two lines of words, or the buttons that go with them.
    public var status: Double { max(Self.status, 2 * Self.smallLine * textScale) }

    public var pill: Double { max(Self.pill, Self.nameLine * textScale) }

    /// An icon over its word, or a row of buttons.
    public var actions: Double {
        max(Self.actions, (Self.actionIcon + Self.actionLine) * textScale + Self.smallGap)
    }

    /// All that stands beside a board which lies at the side.
    public var panel: Double { others + bar + status + actions + 4 * Self.gap }

    /// All that stands above and below an upright board.
    public var aroundBoard: Double { 2 * Self.gap + 2 * bar + Self.aboveBoard + status + actions }

    /// The same where players stand in the corners or as chips.
    public var aroundSmallBoard: Double {
        pill + actions + 2 * Self.gap + (players > 2 ? chips + Self.gap : 0)
    }

    private func rows(of count: Int, each height: Double) -> Double {
        let rows = Double((count + Self.barsInRow - 1) / Self.barsInRow)
        return rows * height + (rows - 1) * Self.smallGap
    }
}
