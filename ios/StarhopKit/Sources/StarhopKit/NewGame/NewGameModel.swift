import Observation
import StarhopCore

/// Collects the choices for a new game, remembers each for the next time, and starts it. What is forbidden changes
/// nothing.
@MainActor
@Observable
public final class NewGameModel {
    public private(set) var choices: NewGame

    @ObservationIgnored private let store: any PreferenceStore
    /// What a computer gets that takes a seat where only people sat.
    @ObservationIgnored private var lastLevel: Int

    public init(store: any PreferenceStore) {
        self.store = store
        let choices = NewGame(from: store)
        self.choices = choices
        lastLevel = choices.level ?? 3
    }

    public func start(in library: LibraryModel) -> GameModel? {
        guard choices.forbidden == nil else { return nil }
        return library.start(choices)
    }

    /// One of the two usual cases: a person against computers, or people only.
    public func pick(mode: Mode) {
        if mode != choices.mode { pick(filled(choices, mode)) }
    }

    /// So many players, in the same kind of game.
    public func pick(players: Int) {
        guard NewGame.counts.contains(players), choices.forbidden(players: players) == nil else { return }
        let fresh: NewGame.Chosen = choices.mode == .computer ? .computer(level: lastLevel) : .person
        var next = choices
        next.seats = (0..<players).map { choices.seats.indices.contains($0) ? choices.seats[$0] : fresh }
        pick(next.mode == choices.mode && next.people > 0 ? next : filled(next, choices.mode))
    }

    /// The same level for every computer.
    public func pick(level: Int) {
        var next = choices
        for index in next.seats.indices where !next.seats[index].isPerson { next.seats[index].level = inRange(level) }
        pick(next)
    }

    public func pick(name: String, for index: Int) {
        change(index) { $0.name = String(name.prefix(NewGame.longestName)) }
    }

    /// A person on a seat.
    public func pickPerson(for index: Int) { change(index) { $0.level = nil } }

    /// A computer on a seat, as strong as the others unless a level is given. Somebody must play.
    public func pickComputer(for index: Int, level: Int? = nil) {
        guard !isOnlyPerson(index) else { return }
        let level = inRange(level ?? choices.level ?? lastLevel)
        change(index) { $0.level = level }
    }

    /// Whether no other person plays.
    public func isOnlyPerson(_ index: Int) -> Bool {
        choices.people == 1 && choices.seats.indices.contains(index) && choices.seats[index].isPerson
    }

    public func pick(teams: Bool) {
        guard !teams || choices.forbiddenSides == nil else { return }
        var next = choices
        next.teams = teams
        pick(next)
    }

    public func pick(starter: NewGame.Starter) {
        guard allows(starter) else { return }
        var next = choices
        next.toss = starter == .toss
        if choices.isDuel, starter != .toss {
            next.seats = starter == .you ? choices.peopleFirst : choices.peopleFirst.reversed()
        }
        pick(next)
    }

    /// Whether the rules leave this choice of who starts.
    public func allows(_ starter: NewGame.Starter) -> Bool {
        choices.ruledStart == nil && (starter != .computer || choices.isDuel)
    }

    /// Seconds for each move; nil for no limit.
    public func pick(limit: Int?) {
        guard limit.map(choices.limits.contains) ?? true else { return }
        var next = choices
        next.limit = limit
        pick(next)
    }

    /// A preset, or one's own rules.
    public func pick(rules preset: Preset?) {
        guard preset != nil || choices.forbiddenOwn == nil else { return }
        var next = choices
        next.preset = preset
        pick(next)
    }

    /// Own rules to edit; the first time with the rules that are chosen now.
    public func editOwnRules() { pick(choices.withOwnRules()) }

    public func pick(_ value: String, of option: String) {
        let known = choices.ownOptions.first { $0.key == option }?.values.first { $0.key == value }
        if let known, known.forbidden == nil { pick(choices.with(option, value)) }
    }

    private func change(_ index: Int, _ change: (inout NewGame.Chosen) -> Void) {
        guard choices.seats.indices.contains(index) else { return }
        var next = choices
        change(&next.seats[index])
        pick(next)
    }

    private func inRange(_ level: Int) -> Int {
        min(max(level, NewGame.levels.lowerBound), NewGame.levels.upperBound)
    }

    /// Everybody a person, or everybody but one a computer; names stay with their seats.
    private func filled(_ choices: NewGame, _ mode: Mode) -> NewGame {
        let you = choices.seats.firstIndex(where: \.isPerson) ?? 0
        let level = choices.level ?? lastLevel
        var next = choices
        for index in next.seats.indices {
            let isPerson = mode == .passAndPlay || index == you
            next.seats[index].level = isPerson ? nil : next.seats[index].level ?? level
        }
        return next
    }

    private func pick(_ next: NewGame) {
        if let level = next.level { lastLevel = level }
        choices = next
        choices.write(to: store)
    }
}
