import Foundation
import Observation
import StarhopCore

/// Where a sitting gets its exercises, and the games whose ends are asked about.
struct ExerciseDesk {
    let open: (Spot.Subject) throws -> Exercise
    let replay: (String) throws -> Replay
}

/// One exercise after another, as a screen shows them. What is right is the core's business.
@MainActor
@Observable
public final class ExerciseModel {
    public internal(set) var spots: [Spot]
    public internal(set) var index: Int
    public internal(set) var state: ExerciseState
    public internal(set) var selection = Selection.none { didSet { felt(oldValue) } }
    /// What was said to the last answer.
    public internal(set) var feedback: FeedbackPhrase?
    /// The holes that it names.
    public private(set) var pointed: [Int] = []
    /// What "Show me" has shown.
    public internal(set) var shown: ShownPhrase?
    /// Why what was solved could not be saved, or the next exercise not be opened.
    public internal(set) var problem: Problem?
    /// The number that would be answered.
    public private(set) var number = 0
    /// The end of a game that is asked about.
    public internal(set) var ending: Ending?
    /// The system's wish for less motion.
    public var reducesMotion = false

    let sitting: Sitting
    let choreography: Choreography
    @ObservationIgnored let preferences: PreferencesModel
    @ObservationIgnored public let cues: Cues
    /// Whether a solution waits to be heard until it has been seen.
    @ObservationIgnored var arrives = false
    @ObservationIgnored var exercise: Exercise
    @ObservationIgnored private let desk: ExerciseDesk

    /// No number that is asked for comes near this.
    public static let mostNumber = 99

    init(
        _ sitting: Sitting, spots: [Spot], desk: ExerciseDesk, preferences: PreferencesModel, cues: Cues,
        sleep: @escaping Sleeper
    ) throws {
        guard !spots.isEmpty else { throw LearnError.NoSuchLesson(lesson: "") }
        self.sitting = sitting
        self.spots = spots
        self.desk = desk
        self.preferences = preferences
        self.cues = cues
        choreography = Choreography(sleep: sleep)
        let start = sitting.start(in: spots)
        index = start
        exercise = try desk.open(spots[start].subject)
        state = ExerciseState(exercise.snapshot())
        ending = try Ending.of(spots[start].subject, desk: desk)
        choreography.whenLanding = { cues.landed(hops: $0) }
        choreography.whenArriving = { [weak self] in self?.arrive() }
    }

    public var spot: Spot { spots[index] }

    public var isSolved: Bool { state.isSolved }

    public var mayShow: Bool { !isSolved }

    public var hasNext: Bool { sitting.next(after: index, in: spots) != nil }

    /// Opens the next exercise; false where the sitting is over.
    public func next() -> Bool {
        guard isSolved, let next = sitting.next(after: index, in: spots) else { return false }
        do {
            let opened = try desk.open(spots[next].subject)
            ending = try Ending.of(spots[next].subject, desk: desk)
            choreography.drop()
            exercise = opened
            index = next
            number = 0
            problem = nil
            show(exercise.snapshot())
        } catch {
            problem = Problem(error)
        }
        return true
    }

    public func say(_ yes: Bool) { answer { try $0.say(yes: yes) } }

    public func pick(number: Int) { self.number = min(max(number, 0), Self.mostNumber) }

    public func answerNumber() { answer { [number] in try $0.count(number: Int32(number)) } }

    public func check() { answer { try $0.check() } }

    /// Plays along a path; a start and an end alone mean the default path.
    public func play(_ path: [Int]) { answer { try $0.play(path: path.map(Int32.init)) } }

    func mark(_ hole: Int) { answer { try $0.mark(hole: Int32(hole)) } }

    public func takeBack() {
        finishMotion()
        guard state.mayTakeBack, let snapshot = try? exercise.takeBack() else { return }
        show(snapshot)
    }

    /// From now on the exercise counts as solved with help.
    public func showMe() {
        finishMotion()
        guard mayShow else { return }
        let shown = ShownPhrase(exercise.show())
        show(exercise.snapshot())
        self.shown = shown
    }

    /// An answer of the wrong kind comes only from a touch that is too late; it changes nothing.
    private func answer(_ give: (Exercise) throws -> ExerciseAnswer) {
        finishMotion()
        guard let answer = try? give(exercise) else { return drop() }
        let before = state
        let shown = answer.right ? nil : shown
        show(answer.snapshot)
        self.shown = shown
        feedback = FeedbackPhrase(answer.feedback)
        pointed = answer.feedback.pointed.map(Int.init)
        problem = answer.notSaved.map { Problem($0) }
        if state.isSolved { spots[index].isSolved = true }
        felt(answer)
        move(from: before, answer.feedback)
    }

    private func show(_ snapshot: ExerciseSnapshot) {
        state = ExerciseState(snapshot)
        selection = .none
        feedback = nil
        pointed = []
        shown = nil
    }
}
