@_exported import Foundation

open class AVAudioSession: NSObject {
    public struct Category: Hashable, Sendable {
        public static let ambient = Self(), soloAmbient = Self(), playback = Self(), record = Self()
        public static let playAndRecord = Self(), multiRoute = Self()
    }
    open class func sharedInstance() -> AVAudioSession { fatalError() }
    open var category: Category { fatalError() }
    open func setCategory(_ category: Category) throws {}
}

open class AVAudioPlayer: NSObject {
    public init(contentsOf url: URL) throws {}
    @discardableResult open func prepareToPlay() -> Bool { fatalError() }
    @discardableResult open func play() -> Bool { fatalError() }
    open func stop() {}
    open var isPlaying: Bool { fatalError() }
    open var volume: Float {
        get { fatalError() }
        set {}
    }
    open var currentTime: TimeInterval {
        get { fatalError() }
        set {}
    }
}
