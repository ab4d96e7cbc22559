import Foundation

@MainActor open class UIApplication {
    public static var shared: UIApplication { fatalError() }
    nonisolated public static let openSettingsURLString = ""
    open var isIdleTimerDisabled: Bool {
        get { fatalError() }
        set {}
    }
}
