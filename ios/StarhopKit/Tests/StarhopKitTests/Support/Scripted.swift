import StarhopCore

@testable import StarhopKit

/// A review whose outcome a test writes, and which tells how far it is.
final class ScriptedReview: Review, @unchecked Sendable {
    private let report: ReviewReport
    private let isKept: Bool

    init(_ report: ReviewReport, isKept: Bool = true) {
        self.report = report
        self.isKept = isKept
        super.init(noHandle: NoHandle())
    }

    required init(unsafeFromHandle handle: UInt64) { preconditionFailure("made by hand only") }

    override func kept() -> ReviewReport? { isKept ? report : nil }
    override func run() throws -> ReviewReport { report }
    override func progress() -> ReviewProgress { ReviewProgress(done: 3, total: 8) }
    override func cancel() {}
}

extension ReviewReport {
    /// Verdicts for plies from 1; the seats take turns, red first.
    static func of(
        _ verdicts: [(mark: MoveMark, loss: Int32, best: String)], turningPoints: [Int32] = [],
        missedChain: StarhopCore.MissedChain? = nil, players: [PlayerReview] = []
    ) -> ReviewReport {
        let plies = verdicts.enumerated().map { index, verdict in
            StarhopCore.ReviewedPly(
                ply: Int32(index + 1), seat: index % 2 == 0 ? 1 : 4, mark: verdict.mark, loss: verdict.loss,
                best: holePath(verdict.best), bestText: verdict.best, aheadBest: 0, aheadPlayed: -verdict.loss)
        }
        let points = turningPoints.map { ply in
            let reviewed = plies[Int(ply) - 1]
            return TurningPoint(
                ply: ply, seat: reviewed.seat, loss: reviewed.loss, best: reviewed.best, bestText: reviewed.bestText)
        }
        return ReviewReport(
            plies: plies, turningPoints: points, missedChain: missedChain, players: players, worthOfMove: 260)
    }

    static func holePath(_ names: String) -> [Int32] { path(names).map(Int32.init) }
}

/// A search that tells what a test wants of how far it is.
final class ScriptedSearch: Search, @unchecked Sendable {
    private let told: StarhopCore.SearchProgress

    init(_ stage: SearchStage, depth: Int32) {
        told = StarhopCore.SearchProgress(stage: stage, depth: depth, nodes: 90_000, cancelled: false)
        super.init(noHandle: NoHandle())
    }

    required init(unsafeFromHandle handle: UInt64) { preconditionFailure("made by hand only") }

    override func progress() -> StarhopCore.SearchProgress { told }
    override func cancel() {}
}

/// A replay that counts how often it is asked for a ply.
final class CountedReplay: Replay, @unchecked Sendable {
    private let whole: Replay
    private(set) var seeks = 0

    init(_ whole: Replay) {
        self.whole = whole
        super.init(noHandle: NoHandle())
    }

    required init(unsafeFromHandle handle: UInt64) { preconditionFailure("made by hand only") }

    override func seek(ply: Int32) throws -> ReplayFrame {
        seeks += 1
        return try whole.seek(ply: ply)
    }

    override func moves() -> [PlayedMove] { whole.moves() }
    override func chart() -> [StarhopCore.ChartLine] { whole.chart() }
    override func longestChain() -> Int32? { whole.longestChain() }
}
