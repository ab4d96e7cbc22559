import Observation
import StarhopCore

/// The list of lessons and puzzles with what was solved, and the way to every exercise.
@MainActor
@Observable
public final class LearnModel {
    /// Nil until it is read.
    public private(set) var course: Course?
    /// The ends of one's own games, last game first.
    public private(set) var closings: [Closing] = []
    public private(set) var problem: Problem?

    @ObservationIgnored private let proxy: LearnProxy
    @ObservationIgnored private let preferences: PreferencesModel
    @ObservationIgnored private let cues: Cues
    @ObservationIgnored private let sleep: Sleeper
    @ObservationIgnored private let today: @Sendable () -> Int32

    init(
        proxy: LearnProxy, preferences: PreferencesModel, cues: Cues, sleep: @escaping Sleeper,
        today: @escaping @Sendable () -> Int32 = Day.today
    ) {
        self.proxy = proxy
        self.preferences = preferences
        self.cues = cues
        self.sleep = sleep
        self.today = today
    }

    /// Reads again what was solved. Lessons and puzzles are there before old games have been gone through.
    public func refresh() async {
        problem = nil
        let (proxy, day) = (proxy, today())
        do {
            course = try await DeepThread.run({ proxy.course(today: day) }, onCancel: {})
            closings = try await DeepThread.run({ try proxy.closings() }, onCancel: {})
        } catch {
            problem = Problem(error)
        }
    }

    /// Nil, with a problem, where the sitting names nothing.
    public func open(_ sitting: Sitting) async -> ExerciseModel? {
        let (proxy, today) = (proxy, today)
        let day = today()
        do {
            let spots = try await DeepThread.run({ try proxy.spots(of: sitting, today: day) }, onCancel: {})
            let desk = ExerciseDesk(
                open: { try proxy.exercise($0, today: today()) }, replay: { try proxy.replay($0) })
            let model = try ExerciseModel(
                sitting, spots: spots, desk: desk, preferences: preferences, cues: cues, sleep: sleep)
            problem = nil
            return model
        } catch {
            problem = Problem(error)
            return nil
        }
    }
}
