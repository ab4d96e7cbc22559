import Foundation

@MainActor open class UIApplication {
    public static var shared: UIApplication { fatalError() }
    nonisolated public static let openSettingsURLString = ""
    open var isIdleTimerDisabled: Bool {
        get { fatalError() }
        set {}
    }
}

@MainActor open class UIFeedbackGenerator {
    public init() {}
    open func prepare() {}
}
@MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    open func selectionChanged() {}
}
@MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
    public init(style: FeedbackStyle) {}
    open func impactOccurred() {}
}
@MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackType: Int, Sendable { case success, warning, error }
    open func notificationOccurred(_ notificationType: FeedbackType) {}
}
