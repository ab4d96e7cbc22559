import Foundation
import Observation

/// Waits; the tests decide for how long.
public typealias Sleeper = @Sendable (Duration) async -> Void

/// Ends early when its task is cancelled.
let realSleep: Sleeper = { try? await Task.sleep(for: $0) }

/// From any origin; stands still for nothing, not even while the phone sleeps.
let monotonicMilliseconds: @Sendable () -> Int64 = {
    let (seconds, rest) = originOfTime.duration(to: .now).components
    return seconds * 1000 + rest / 1_000_000_000_000_000
}

private let originOfTime = ContinuousClock.now

/// Plays motions and pauses one after another. What the screen shows between them is always the game's state.
@MainActor
@Observable
final class Choreography {
    enum Beat: Sendable, Equatable {
        case motion(BoardMotion)
        /// What moved has come to where it belongs.
        case arrival
        case pause(Double)
    }

    /// What moves now, if anything.
    private(set) var motion: BoardMotion?
    private(set) var start = Date.distantPast

    /// Told of each landing, with the hops so far.
    @ObservationIgnored var whenLanding: (@MainActor (Int) -> Void)?
    @ObservationIgnored var whenArriving: (@MainActor () -> Void)?
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
                var passed = 0.0
                for landing in beat.landings {
                    await sleep(.seconds(landing.time - passed))
                    guard !Task.isCancelled else { return }
                    passed = landing.time
                    self?.whenLanding?(landing.hops)
                }
                guard beat.lasts(after: passed) else { continue }
                await sleep(.seconds(beat.duration - passed))
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
        case .arrival: whenArriving?()
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
        case .arrival: 0
        case .pause(let seconds): seconds
        }
    }

    var landings: [MoveMotion.Landing] {
        if case .motion(.move(let move)) = self { move.landings } else { [] }
    }

    /// A pause of no length is still a moment of its own.
    func lasts(after seconds: Double) -> Bool {
        switch self {
        case .arrival: false
        case .motion: duration - seconds > 1e-6
        case .pause: true
        }
    }
}
