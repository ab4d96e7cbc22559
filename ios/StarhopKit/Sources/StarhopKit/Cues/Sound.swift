/// What is heard. The app holds a file of this name for each, made by `scripts/sounds`.
public enum Sound: Sendable, Hashable {
    case tick, step
    /// A landing of a chain, counted from 1: each a semitone above the one before, up to the eighth.
    case hop(Int)
    case refused, goal, win, loss, draw

    /// Landings from here on sound alike.
    public static let highestHop = 8

    public static let all: [Sound] =
        [.tick, .step, .refused, .goal, .win, .loss, .draw] + (1...highestHop).map(Sound.hop)

    /// A piece has landed: on a hop of a chain, counted from 1, or by a step where there was none.
    static func landing(hops: Int) -> Sound { hops == 0 ? .step : .hop(min(hops, highestHop)) }

    public var file: String {
        switch self {
        case .tick: "tick"
        case .step: "step"
        case .hop(let number): "hop\(number)"
        case .refused: "refused"
        case .goal: "goal"
        case .win: "win"
        case .loss: "loss"
        case .draw: "draw"
        }
    }
}

/// What is felt, by the names of the system's own effects.
public enum Haptic: Sendable, Hashable, CaseIterable {
    case selection, light, medium, success, warning
}

/// Plays sounds beside whatever else the phone plays, and nothing while the phone is silent.
@MainActor
public protocol SoundClient: AnyObject {
    /// Makes the sounds ready; safe to ask again.
    func prepare()
    /// - Parameter volume: 1 is as loud as the file.
    func play(_ sound: Sound, volume: Double)
    /// Gives back what `prepare` took.
    func release()
}

@MainActor
public protocol HapticClient: AnyObject {
    func play(_ haptic: Haptic)
}
