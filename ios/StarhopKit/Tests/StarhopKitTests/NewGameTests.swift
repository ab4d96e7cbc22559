import StarhopCore
import Testing

@testable import StarhopKit

@MainActor
@Suite struct NewGameTests {
    private let store = MemoryStore()
    private let model: NewGameModel
    private var choices: NewGame { model.choices }

    init() {
        model = NewGameModel(store: store)
    }

    private func setup(heads: Bool = true) -> GameSetup { choices.setup(tossed: { heads }) }

    private func changes() -> [String] { setup().rules.changes.map { "\($0.key)=\($0.value)" } }

    @Test func aNewGameIsAgainstTheComputer() {
        #expect(choices == NewGame())
        #expect(setup().players.map(\.kind) == [.person, .computer(level: 3)])
        #expect(setup().rules == RuleSet(preset: .plyyard, changes: []))
        #expect(NewGame.levels == 1...8)
    }

    @Test func whoStartsPlaysRed() {
        model.pick(level: 5)
        #expect(choices.starterPhrase == .youAreRed)
        model.pick(starter: .computer)
        #expect(setup().players.map(\.kind) == [.computer(level: 5), .person])
        #expect(choices.starterPhrase == .youAreBlue)
        model.pick(starter: .toss)
        #expect(setup(heads: true).players[0].kind == .person)
        #expect(setup(heads: false).players[1].kind == .person)
        #expect(choices.starterPhrase == .coin)
        #expect(choices.isColourless)
        #expect(changes().isEmpty, "the coin decides the seats, not the rules")
        model.pick(starter: .you)
        #expect(setup(heads: false).players.map(\.kind) == [.person, .computer(level: 5)])
    }

    @Test func morePlayersAreOfTheSameKind() {
        model.pick(level: 6)
        model.pick(players: 4)
        #expect(choices.seats == [.person, .computer(level: 6), .computer(level: 6), .computer(level: 6)])
        #expect(choices.mode == .computer)
        model.pick(mode: .passAndPlay)
        #expect(choices.people == 4 && choices.level == nil)
        model.pick(players: 6)
        #expect(choices.people == 6)
        model.pick(mode: .computer)
        #expect(choices.people == 1 && choices.players == 6)
        #expect(choices.level == 6, "the last level comes back")
        model.pick(players: 5)
        #expect(choices.players == 6)
    }

    @Test func aSeatHasItsOwnNameKindAndLevel() {
        model.pick(players: 3)
        model.pick(name: "Ann", for: 0)
        model.pickComputer(for: 2, level: 7)
        #expect(choices.hasDifferentLevels)
        #expect(choices.name(at: 0) == .given("Ann"))
        #expect(choices.name(at: 2) == .colour(choices.places[2].seat))
        model.pickPerson(for: 1)
        #expect(choices.mode == .passAndPlay)
        #expect(setup().players.map(\.kind) == [.person, .person, .computer(level: 7)])
        #expect(setup().players[0].name == "Ann")
        model.pick(name: String(repeating: "n", count: 50), for: 1)
        #expect(choices.seats[1].name.count == NewGame.longestName)
        model.pickPerson(for: 9)
        #expect(choices.players == 3)
    }

    @Test func somebodyMustPlay() {
        #expect(model.isOnlyPerson(0))
        model.pickComputer(for: 0)
        #expect(choices.seats[0].isPerson)
        model.pickPerson(for: 1)
        #expect(!model.isOnlyPerson(0))
        model.pickComputer(for: 0)
        #expect(choices.seats[0].level == 3)
    }

    @Test func aPersonOnALaterSeatStartsByTheRules() {
        model.pick(players: 3)
        model.pickPerson(for: 1)
        model.pickComputer(for: 0)
        #expect(changes() == ["first=\(choices.places[1].seat.rawValue)"])
        #expect(choices.starterPhrase == .first(.you))
        #expect(!model.allows(.computer))
        model.pick(starter: .computer)
        #expect(choices.starter == .you)
        model.pick(starter: .toss)
        #expect(changes() == ["first=toss"])
        #expect(choices.starterPhrase == .toss)
    }

    @Test func rulesThatSayWhoStartsLeaveNoChoice() {
        model.pick("toss", of: "first")
        #expect(choices.preset == nil)
        #expect(choices.ruledStart == .toss)
        #expect(!model.allows(.you))
        model.pick(starter: .computer)
        #expect(choices.starter == .you)
        #expect(changes() == ["first=toss"])
        #expect(choices.starterPhrase == .ruled(.toss))
        model.pick("4", of: "first")
        #expect(choices.starterPhrase == .ruled(.seat(.north)))
    }

    @Test func sidesAreForFourAndSix() {
        model.pick(teams: true)
        #expect(!choices.hasSides && choices.sides.isEmpty)
        model.pick(players: 4)
        #expect(changes() == ["teams=two"])
        #expect(choices.sides.map(\.count) == [2, 2])
        #expect(Set(choices.places.map(\.side)).count == 2)
        model.pick(players: 6)
        #expect(choices.sides.map(\.count) == [3, 3])
        model.pick(teams: false)
        #expect(changes().isEmpty)
    }

    @Test func whatDoesNotGoTogetherIsForbiddenWithTheReason() {
        model.pick(players: 4)
        model.pick("places", of: "after")
        #expect(choices.forbiddenSides == .teamsPlayOn)
        model.pick(teams: true)
        #expect(!choices.teams)
        model.pick("stop", of: "after")
        model.pick(teams: true)
        #expect(choices.hasSides)
        let after = choices.ownOptions.first { $0.key == "after" }
        #expect(after?.values.first { $0.key == "places" }?.forbidden == .teamsPlayOn)
        model.pick("places", of: "after")
        #expect(choices.own["after"] == "stop")
    }

    @Test func numbersOfPlayersThatTheRulesForbidCannotBePicked() {
        model.pick("3", of: "sets")
        #expect(choices.forbidden == nil)
        #expect(choices.forbidden(players: 3) == .sets(3, players: 3, needed: 2))
        model.pick(players: 3)
        #expect(choices.players == 2)
        #expect(choices.places.map(\.sets.count) == [3, 3])
    }

    @Test func ownRulesThatDoNotFitCannotBePicked() throws {
        model.pick("3", of: "sets")
        model.pick(rules: .plyyard)
        model.pick(players: 4)
        #expect(choices.forbiddenOwn == .sets(3, players: 4, needed: 2))
        model.pick(rules: nil)
        #expect(choices.preset == .plyyard)
        let library = try Table().library
        model.editOwnRules()
        #expect(choices.forbidden == .sets(3, players: 4, needed: 2))
        #expect(model.start(in: library) == nil)
        #expect(library.games.isEmpty)
        model.pick("1", of: "sets")
        #expect(choices.forbidden == nil, "the editor leads out again")
    }

    @Test func ownRulesBeginWithThePreset() {
        model.pick(rules: .masters)
        model.editOwnRules()
        #expect(choices.preset == nil)
        let options = choices.ownOptions.compactMap(\.chosen)
        #expect(options == Preset.masters.details(players: 2))
        #expect(Set(choices.ownOptions.map(\.key)) == Set(ruleOptions().map(\.key)))
        model.pick("free", of: "exit")
        model.pick(rules: .masters)
        model.editOwnRules()
        #expect(choices.own["exit"] == "free", "what was edited once is not overwritten")
    }

    @Test func everyPresetCanBePlayedByEveryNumber() throws {
        for preset in Preset.offered {
            for players in NewGame.counts {
                let model = NewGameModel(store: MemoryStore())
                model.pick(mode: .passAndPlay)
                model.pick(players: players)
                model.pick(rules: preset)
                let game = try #require(model.start(in: try Table().library), "\(preset), \(players)")
                #expect(game.state.rules.preset == preset)
                #expect(game.state.seats.count == players)
                #expect(game.state.players.map(\.sets) == model.choices.places.map(\.sets))
            }
        }
    }

    @Test func aFingerAlongTheBarsChoosesTheLevelUnderIt() {
        #expect(stride(from: 29.0, to: 240, by: 30).map { LevelBars.level(at: $0, width: 240) } == Array(1...8))
        #expect(LevelBars.level(at: -40, width: 240) == 1)
        #expect(LevelBars.level(at: 240, width: 240) == 8)
        #expect(LevelBars.level(at: 900, width: 240) == 8)
        #expect(LevelBars.level(at: 10, width: 0) == 1)
        #expect(LevelBars.height(of: 1) == 12.6 && abs(LevelBars.height(of: 8) - 30.8) < 1e-9)
    }

    @Test func theLastChoicesAreRemembered() throws {
        model.pick(players: 4)
        model.pick(name: "Bo", for: 1)
        model.pickComputer(for: 2, level: 8)
        model.pick(teams: true)
        model.pick(starter: .toss)
        model.pick("symmetric", of: "jump")
        #expect(NewGame(from: store) == choices, "also without a game")
        model.pick(rules: .qqSymmetric)
        _ = try #require(model.start(in: try Table().library))
        #expect(NewGameModel(store: store).choices == choices)
    }

    @Test func whatCannotBeReadCostsOnlyItself() {
        let texts = [
            "players": "5", "kind0": "99", "name0": "Ann", "kind1": "7", "toss": "true", "rules": "house",
            "own": "jump=symmetric exit=sideways hops pass=on",
        ]
        let kept = MemoryStore(Dictionary(uniqueKeysWithValues: texts.map { ("newGame.\($0.key)", $0.value) }))
        let read = NewGame(from: kept)
        #expect(read.seats == [.init(name: "Ann"), .computer(level: 7)])
        #expect(read.toss && !read.teams)
        #expect(read.preset == .plyyard)
        #expect(read.own == ["jump": "symmetric", "pass": "on"])
        #expect(NewGame(from: MemoryStore(["newGame.kind0": "2"])).people == 1)
    }

    @Test func theStarShowsWhoWouldSitWhere() {
        let filled = { (seats: [Seat]) in
            Figure.star(of: seats, size: 48).compactMap { command -> Tint? in
                if case .fill(.solid(.seatFill(let seat))) = command.style { .seatFill(seat) } else { nil }
            }
        }
        #expect(filled([]).isEmpty)
        let three = filled(choices.places(of: 3).flatMap(\.sets))
        #expect(three.count == 3)
        #expect(Set(three) == Set([Seat.south, .northWest, .northEast].map(Tint.seatFill)))
    }
}
