import StarhopCore

// Plain enums of the core mean the same here; records get Swift's types below.
public typealias Mode = StarhopCore.Mode
public typealias Preset = StarhopCore.Preset
public typealias MoveKind = StarhopCore.MoveKind
public typealias TargetKind = StarhopCore.TargetKind
public typealias HintReason = StarhopCore.HintReason
public typealias WinReason = StarhopCore.WinReason
public typealias DrawReason = StarhopCore.DrawReason
public typealias RuleSet = StarhopCore.RuleSet
public typealias RuleOption = StarhopCore.RuleOption
public typealias Departure = StarhopCore.Departure
public typealias BarringRule = StarhopCore.BarringRule

/// One hole where a move can rest.
public struct Target: Sendable, Equatable {
    public let hole: Int
    public let kind: TargetKind
    /// 0 for a step.
    public let hops: Int
    /// The default path: the start hole and every landing.
    public let path: [Int]
    public let text: String
}

/// One entry of the record.
public struct Move: Sendable, Equatable {
    public let ply: Int
    public let seat: Seat
    public let kind: MoveKind
    /// The start hole and every landing; empty for what is no move.
    public let path: [Int]
    public let text: String
    /// Whether it is a pass of a player who could not move.
    public var forced = false
    /// Pieces that changed places with the moving one, in order.
    public var displaced: [Displaced] = []

    public var hops: Int { kind == .step ? 0 : max(0, path.count - 1) }
}

/// A player and how far the pieces have come.
public struct Player: Sendable, Equatable, Identifiable {
    public let seat: Seat
    /// Empty where the app should use its own word.
    public let name: String
    /// The computer's level; nil for a person.
    public let level: Int?
    /// Pieces in the goal.
    public let home: Int
    /// Steps still needed.
    public let steps: Int
    public let standing: Standing
    /// The homes of the player's sets, whose colours the pieces have.
    public let sets: [Seat]
    /// Whoever wins with the player.
    public let partners: [Seat]

    /// The pieces that the player has to bring home.
    public var pieces: Int { sets.reduce(0) { $0 + (Board.camps[$1]?.count ?? 0) } }
    public var isPerson: Bool { level == nil }
    public var id: Seat { seat }

    public func owns(_ piece: Piece?) -> Bool { piece?.seat.map(sets.contains) ?? false }
}

/// Whether the game goes on, and if not, why.
public enum Outcome: Sendable, Equatable {
    case playing
    case won(Seat, WinReason)
    case drawn(DrawReason)
}

public enum DrawOffer: Sendable, Equatable {
    case none
    /// Who is asked next; the others were asked before or are asked after.
    case open(by: Seat, to: Seat)
    case declined(by: Seat)
}

extension Target {
    init(_ target: StarhopCore.Target) {
        hole = Int(target.hole)
        kind = target.kind
        hops = Int(target.hops)
        path = target.path.map(Int.init)
        text = target.text
    }
}

extension Move {
    init(_ move: PlayedMove) {
        ply = Int(move.ply)
        seat = Seat(move.seat)
        kind = move.kind
        path = move.path.map(Int.init)
        text = move.text
        forced = move.forced
        displaced = move.displaced.map(Displaced.init)
    }
}

extension Player {
    init(_ figures: PlayerFigures) {
        seat = Seat(figures.seat)
        name = figures.name
        level =
            switch figures.kind {
            case .person: nil
            case .computer(let level): Int(level)
            }
        home = Int(figures.home)
        steps = Int(figures.steps)
        standing = Standing(figures.standing)
        sets = figures.sets.map(Seat.init)
        partners = figures.side.filter { $0 != figures.seat }.map(Seat.init)
    }
}

extension Outcome {
    init(_ status: Status) {
        self =
            switch status {
            case .playing: .playing
            case .won(let seat, let reason): .won(Seat(seat), reason)
            case .drawn(let reason): .drawn(reason)
            }
    }
}

extension DrawOffer {
    init(_ offer: StarhopCore.DrawOffer) {
        self =
            switch offer {
            case .none: .none
            case .open(let by, let to, _): .open(by: Seat(by), to: Seat(to))
            case .declined(let by): .declined(by: Seat(by))
            }
    }
}

extension Piece {
    /// The core's picture of the board: a digit for a seat's piece, `.` for an empty hole, `x` for an idle piece.
    static func parse(_ text: String) -> [Piece?] {
        text.map { character in
            if character == "x" { return .idle }
            return character.wholeNumberValue.flatMap(Seat.init(rawValue:)).map(Piece.of)
        }
    }
}
