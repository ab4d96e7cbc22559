import Observation
import StarhopCore

/// What was played against the computer, with the way to begin anew.
@MainActor
@Observable
public final class StatisticsModel {
    /// Nil until they have been read.
    public private(set) var statistics: Statistics?
    public private(set) var problem: Problem?

    @ObservationIgnored private let library: GameLibrary

    init(library: GameLibrary) {
        self.library = library
    }

    /// Reads them again, off the main actor.
    public func refresh() async {
        let library = library
        await show { try library.profile() }
    }

    /// Sets points and figures back to nothing.
    public func reset() async {
        let library = library
        await show { try library.resetProfile() }
    }

    /// All of it as one text, to be kept or sent.
    public func export() -> String? {
        do {
            return try library.exportProfile()
        } catch {
            problem = Problem(error)
            return nil
        }
    }

    private func show(_ read: @escaping @Sendable () throws -> Profile) async {
        do {
            statistics = Statistics(try await DeepThread.run(read, onCancel: {}))
            problem = nil
        } catch {
            problem = Problem(error)
        }
    }
}
