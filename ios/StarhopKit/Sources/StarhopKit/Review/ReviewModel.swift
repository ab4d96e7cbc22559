import Observation
import StarhopCore

/// The review of one recorded game: the one that was kept, or a new one, which is made off the main actor.
@MainActor
@Observable
public final class ReviewModel {
    public enum Stage: Sendable, Equatable {
        case absent
        case running
        case ready(GameReview)
    }

    /// Plies that have been judged, of all.
    public struct Progress: Sendable, Equatable {
        public let done: Int
        public let total: Int
    }

    public private(set) var stage = Stage.absent
    public private(set) var problem: Problem?

    @ObservationIgnored private(set) var task: Task<Void, Never>?
    @ObservationIgnored private var running: Review?
    @ObservationIgnored private let begin: () throws -> Review

    /// A kept review is there at once. Each call of `begin` gives a review that has not run.
    init(begin: @escaping () throws -> Review) {
        self.begin = begin
        if let kept = try? begin().kept() { stage = .ready(GameReview(kept)) }
    }

    public var review: GameReview? {
        if case .ready(let review) = stage { review } else { nil }
    }

    /// To be asked now and then while the review runs.
    public var progress: Progress {
        let progress = running?.progress()
        return Progress(done: Int(progress?.done ?? 0), total: Int(progress?.total ?? 0))
    }

    public func start() {
        guard stage == .absent else { return }
        problem = nil
        do {
            let review = try begin()
            running = review
            stage = .running
            task = Task { [weak self] in
                let report = try? await DeepThread.run(review.run, onCancel: review.cancel)
                // After a cancel another one may have begun.
                guard let self, running === review else { return }
                running = nil
                task = nil
                stage = report.map { .ready(GameReview($0)) } ?? .absent
            }
        } catch {
            problem = Problem(error)
        }
    }

    /// Ends a review that runs; nothing of it is kept.
    public func cancel() {
        guard stage == .running else { return }
        task?.cancel()
        task = nil
        running = nil
        stage = .absent
    }
}
