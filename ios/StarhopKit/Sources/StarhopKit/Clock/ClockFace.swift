import StarhopCore

/// Why a clock stands still; it goes on when the last reason is gone.
public typealias ClockHold = StarhopCore.ClockHold

/// What the clock of a game shows.
public struct ClockFace: Sendable, Equatable {
    /// Of each move, in milliseconds.
    public let limit: Int
    /// Of this turn, in milliseconds; all of it where the turn is not timed.
    public let left: Int
    /// A person's turn is timed, the computer's is not, and there is none after the end.
    public let isTimed: Bool
    public let isRunning: Bool
    /// Whether so little is left that the person is warned.
    public let isLow: Bool
    public let held: [ClockHold]

    /// Whether the person has paused, or has not come back to the game yet.
    public var isPaused: Bool { held.contains(.person) }

    /// What is left in whole seconds, as people count down: the last second is 1.
    public var seconds: Int { (left + 999) / 1000 }

    /// How long the shown seconds stay right, in milliseconds.
    var untilNextSecond: Int { left - (seconds - 1) * 1000 }
}

extension ClockFace {
    init(_ reading: ClockReading) {
        limit = Int(reading.limit)
        left = Int(reading.left)
        isTimed = reading.timed
        isRunning = reading.running
        isLow = reading.low
        held = reading.held
    }
}
