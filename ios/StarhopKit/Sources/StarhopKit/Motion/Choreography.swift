import Foundation
import Observation

/// Waits; the tests decide for how long.
public typealias Sleeper = @Sendable (Duration) async -> Void

/// Ends early when its task is cancelled.
let realSleep: Sleeper = { try? await Task.sleep(for: $0) }

/// Plays motions and pauses one after another. What the screen shows between them is always the game's state.
@MainActor
@Observable
final class Choreography {
    enum Beat: Sendable, Equatable {
        case motion(BoardMotion)
        case pause(Double)
    }

    /// What moves now, if anything.
    private(set) var motion: BoardMotion?
    private(set) var start = Date.distantPast

    @ObservationIgnored private(set) var task: Task<Void, Never>?
    @ObservationIgnored private var whenDone: (@MainActor () -> Void)?
    @ObservationIgnored private let sleep: Sleeper

    init(sleep: @escaping Sleeper) {
        self.sleep = sleep
    }

    func play(_ beats: [Beat], then whenDone: @escaping @MainActor () -> Void) {
        drop()
        self.whenDone = whenDone
        // Entered at once: no frame may show the new state before its motion has begun.
        if case .motion(let first)? = beats.first { show(first) }
        let sleep = sleep
        task = Task { [weak self] in
            for beat in beats {
                self?.enter(beat)
                await sleep(.seconds(beat.duration))
                guard !Task.isCancelled else { return }
            }
            self?.finish()
        }
    }

    /// Jumps to the end.
    func finish() {
        let whenDone = whenDone
        drop()
        whenDone?()
    }

    /// Ends without what was to come after.
    func drop() {
        task?.cancel()
        task = nil
        whenDone = nil
        motion = nil
    }

    private func enter(_ beat: Beat) {
        guard !Task.isCancelled else { return }
        switch beat {
        case .motion(let next) where next != motion: show(next)
        case .motion: break
        case .pause: motion = nil
        }
    }

    private func show(_ next: BoardMotion) {
        motion = next
        start = .now
    }
}

extension Choreography.Beat {
    var duration: Double {
        switch self {
        case .motion(let motion): motion.duration
        case .pause(let seconds): seconds
        }
    }
}
