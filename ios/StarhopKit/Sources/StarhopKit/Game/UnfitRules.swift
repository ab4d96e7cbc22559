import StarhopCore

/// Why options make no rule set. Options and values are named by their keys.
public enum UnfitRules: Sendable, Equatable {
    case unknownOption(String)
    case unknownValue(option: String, value: String)
    case players(Int)
    /// Several sets each need a certain number of players.
    case sets(Int, players: Int, needed: Int)
    case teams(players: Int)
    case teamsPlayOn
    case deadlock(players: Int)
    /// The seat that begins is nobody's.
    case first(Seat)

    init(_ error: RulesError) {
        self =
            switch error {
            case .Option(let key): .unknownOption(key)
            case .Value(let key, let value): .unknownValue(option: key, value: value)
            case .Players(let players): .players(Int(players))
            case .Sets(let sets, let expected, let found): .sets(Int(sets), players: Int(found), needed: Int(expected))
            case .Teams(let players): .teams(players: Int(players))
            case .TeamsPlayOn: .teamsPlayOn
            case .Deadlock(let players): .deadlock(players: Int(players))
            case .First(let seat): .first(Seat(seat))
            }
    }
}
