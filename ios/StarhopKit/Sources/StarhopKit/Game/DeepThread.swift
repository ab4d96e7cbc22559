import Foundation

/// Work of the core that blocks and recurses deeper than a worker of the system's pool has stack for.
enum DeepThread {
    private static let stackSize = 8 << 20

    /// Runs the work on a thread of its own. Cancelling the task calls `onCancel`, from any thread.
    static func run<Value: Sendable>(
        _ work: @escaping @Sendable () throws -> Value, onCancel: @escaping @Sendable () -> Void
    ) async throws -> Value {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let thread = Thread { continuation.resume(with: Result { try work() }) }
                thread.stackSize = stackSize
                thread.qualityOfService = .userInitiated
                thread.start()
            }
        } onCancel: {
            onCancel()
        }
    }
}
