/// How fast pieces travel: a choice of the settings, or of the system.
public enum Pace: String, CaseIterable, Sendable, Codable {
    case slow, normal, fast, off

    /// What the durations at normal speed are multiplied by.
    public var factor: Double {
        switch self {
        case .slow: 1.6
        case .normal: 1
        case .fast: 0.55
        case .off: 1
        }
    }
}

/// Durations at normal speed, in seconds.
enum Timing {
    static let step = 0.18
    static let longestHop = 0.22
    static let longestChain = 1.8
    static let rest = 0.03
    /// Chains up to this many hops rest on each landing.
    static let mostHopsWithRests = 6
    static let undo = 0.16
    static let fade = 0.12
    static let turn = 0.32
    static let pauseBeforeTurn = 0.25
    static let riseGap = 0.06
    static let rise = 0.4
    static let pauseBeforeComputer = 0.25
    static let pauseBeforeResult = 0.4
}
