/// What is heard and felt on every screen, as the person has set it. All of it is also seen.
@MainActor
public final class Cues {
    static let quiet = 0.4
    /// Twelve ticks a second, in seconds.
    static let betweenTicks = 1.0 / 12

    private let preferences: PreferencesModel
    private let sounds: (any SoundClient)?
    private let haptics: (any HapticClient)?
    private let now: () -> Double
    private var ticked = -Double.infinity

    /// Nothing is heard or felt where there is no client for it.
    public convenience init(
        preferences: PreferencesModel, sounds: (any SoundClient)? = nil, haptics: (any HapticClient)? = nil
    ) {
        self.init(
            preferences: preferences, sounds: sounds, haptics: haptics, now: { Double(monotonicMilliseconds()) / 1000 })
    }

    init(
        preferences: PreferencesModel, sounds: (any SoundClient)?, haptics: (any HapticClient)?,
        now: @escaping () -> Double
    ) {
        self.preferences = preferences
        self.sounds = sounds
        self.haptics = haptics
        self.now = now
    }

    /// A screen that sounds has come up.
    public func prepare() {
        if preferences.preferences.sounds { sounds?.prepare() }
    }

    /// The app is not in sight any more.
    public func release() { sounds?.release() }

    public func select() {
        play(.tick)
        shake(light: .selection, strong: .light)
    }

    /// Another target is under the finger.
    public func aim() { shake(light: .selection, strong: .selection) }

    /// A piece has landed: on a hop of a chain, counted from 1, or by a step where there was none.
    public func landed(hops: Int) {
        play(.landing(hops: hops))
        shake(light: .light, strong: .medium)
    }

    public func refuse() {
        play(.refused)
        shake(light: nil, strong: .warning)
    }

    /// Something small has changed; of many at once only some are heard.
    public func tick() {
        let now = now()
        guard now - ticked >= Self.betweenTicks else { return }
        ticked = now
        play(.tick, volume: Self.quiet)
        shake(light: nil, strong: .selection)
    }

    /// A piece came home, or the game ended so.
    public func arrived(_ sound: Sound) {
        play(sound)
        shake(light: .success, strong: .success)
    }

    private func play(_ sound: Sound, volume: Double = 1) {
        guard preferences.preferences.sounds else { return }
        sounds?.play(sound, volume: volume)
    }

    private func shake(light: Haptic?, strong: Haptic) {
        let haptic: Haptic? =
            switch preferences.preferences.haptics {
            case .off: nil
            case .light: light
            case .strong: strong
            }
        if let haptic { haptics?.play(haptic) }
    }
}
