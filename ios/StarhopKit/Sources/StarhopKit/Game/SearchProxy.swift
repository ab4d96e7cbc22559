import StarhopCore

/// How far a search has come.
public struct SearchProgress: Sendable, Equatable {
    /// Turns that it looks ahead.
    public let depth: Int
    public let positions: Int
}

/// One search of the core: runs once, on a thread of its own.
final class SearchProxy: Sendable {
    let search: Search

    init(_ search: Search) {
        self.search = search
    }

    struct Proposal: Sendable, Equatable {
        let path: [Int]
        let reason: HintReason?
    }

    /// The proposals, best first. Cancelling the task stops the search.
    func run() async throws -> [Proposal] {
        let search = search
        let report = try await DeepThread.run(search.run, onCancel: search.cancel)
        return report.suggestions.map { Proposal(path: $0.path.map(Int.init), reason: $0.reason) }
    }

    func cancel() { search.cancel() }

    func moveNow() { search.moveNow() }

    /// Cheap, from any thread.
    var progress: SearchProgress? { SearchProgress(search.progress()) }
}

extension SearchProgress {
    /// Nil while there is nothing to tell.
    init?(_ progress: StarhopCore.SearchProgress) {
        guard progress.stage == .running, progress.depth > 0 else { return nil }
        depth = Int(progress.depth)
        positions = Int(progress.nodes)
    }
}
