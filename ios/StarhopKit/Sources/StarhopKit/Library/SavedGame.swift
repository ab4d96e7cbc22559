import Foundation
import StarhopCore

/// One line of the list of saved games.
public struct SavedGame: Sendable, Equatable, Identifiable {
    public let id: String
    public let title: String
    public let mode: Mode
    public let rules: RuleSet
    public let players: [Player]
    public let ply: Int
    public let toMove: Seat
    public let outcome: Outcome
    public let pieces: [Piece?]
    public let created: Date
    public let changed: Date

    public var isOver: Bool { outcome != .playing }

    public var you: Player? { mode == .computer ? players.first(where: \.isPerson) : nil }

    /// The computer's level, against the computer.
    public var level: Int? { players.compactMap(\.level).first }

    public var scene: BoardScene { BoardScene(pieces: pieces, seats: players.flatMap(\.sets)) }
}

/// A file of the library that is not shown as a game. It was kept.
public enum UnreadableFile: Sendable, Equatable, Identifiable {
    case damaged(file: String, detail: String)
    case newer(file: String, version: Int)

    public var id: String {
        switch self {
        case .damaged(let file, _), .newer(let file, _): file
        }
    }
}

extension SavedGame {
    init(_ summary: GameSummary) {
        id = summary.id
        title = summary.title
        mode = summary.mode
        rules = summary.rules
        players = summary.players.map(Player.init)
        ply = Int(summary.ply)
        toMove = Seat(summary.toMove)
        outcome = Outcome(summary.status)
        pieces = Piece.parse(summary.pieces)
        created = Date(millisecondsSince1970: summary.created)
        changed = Date(millisecondsSince1970: summary.changed)
    }
}

extension Date {
    fileprivate init(millisecondsSince1970 milliseconds: Int64) {
        self.init(timeIntervalSince1970: Double(milliseconds) / 1000)
    }
}
