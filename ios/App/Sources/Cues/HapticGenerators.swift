import StarhopKit
import UIKit

/// The system's own effects, which the system silences where the person wants none.
final class HapticGenerators: HapticClient {
    private let selection = UISelectionFeedbackGenerator()
    private let light = UIImpactFeedbackGenerator(style: .light)
    private let medium = UIImpactFeedbackGenerator(style: .medium)
    private let notification = UINotificationFeedbackGenerator()

    func play(_ haptic: Haptic) {
        switch haptic {
        case .selection: selection.selectionChanged()
        case .light: light.impactOccurred()
        case .medium: medium.impactOccurred()
        case .success: notification.notificationOccurred(.success)
        case .warning: notification.notificationOccurred(.warning)
        }
    }
}
