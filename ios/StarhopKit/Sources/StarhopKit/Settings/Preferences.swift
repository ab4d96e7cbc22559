/// What a person chose in the settings.
public struct Preferences: Sendable, Equatable {
    public enum Theme: String, CaseIterable, Sendable { case system, light, dark }
    public enum Haptics: String, CaseIterable, Sendable { case off, light, strong }

    public var theme = Theme.system
    public var marks = true
    public var rings = true
    public var sounds = true
    public var haptics = Haptics.light
    public var pace = Pace.normal
    public var rotatesBoard = false
    /// Between people the phone is handed over before the next one moves.
    public var handsOver = false
    public var confirmsLongChains = false
    public var keepsScreenOn = true

    public init() {}
}

/// Text by key: the user defaults in the app, a dictionary in tests.
public protocol PreferenceStore {
    func string(forKey key: String) -> String?
    func set(_ value: String, forKey key: String)
}

extension Preferences {
    /// Key by key with a default each, so that older and newer versions read each other's settings.
    public init(from store: some PreferenceStore) {
        self.init()
        func read<Value: RawRepresentable<String>>(_ key: String, into value: inout Value) {
            if let known = store.string(forKey: key).flatMap(Value.init(rawValue:)) { value = known }
        }
        func read(_ key: String, into value: inout Bool) {
            if let known = store.string(forKey: key).flatMap(Bool.init) { value = known }
        }
        read("theme", into: &theme)
        read("marks", into: &marks)
        read("rings", into: &rings)
        read("sounds", into: &sounds)
        read("haptics", into: &haptics)
        read("pace", into: &pace)
        read("rotatesBoard", into: &rotatesBoard)
        read("handsOver", into: &handsOver)
        read("confirmsLongChains", into: &confirmsLongChains)
        read("keepsScreenOn", into: &keepsScreenOn)
    }

    public func write(to store: some PreferenceStore) {
        store.set(theme.rawValue, forKey: "theme")
        store.set(String(marks), forKey: "marks")
        store.set(String(rings), forKey: "rings")
        store.set(String(sounds), forKey: "sounds")
        store.set(haptics.rawValue, forKey: "haptics")
        store.set(pace.rawValue, forKey: "pace")
        store.set(String(rotatesBoard), forKey: "rotatesBoard")
        store.set(String(handsOver), forKey: "handsOver")
        store.set(String(confirmsLongChains), forKey: "confirmsLongChains")
        store.set(String(keepsScreenOn), forKey: "keepsScreenOn")
    }
}
