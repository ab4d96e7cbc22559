import SwiftUI

/// Text that is read only when somebody shares it.
struct SharedText: Transferable {
    let read: @MainActor @Sendable () -> String?

    static var transferRepresentation: some TransferRepresentation {
        ProxyRepresentation { (shared: SharedText) in await shared.read() ?? "" }
    }
}
