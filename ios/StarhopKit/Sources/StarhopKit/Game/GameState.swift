import StarhopCore

/// Everything that a game screen shows, as the core said it last.
public struct GameState: Sendable, Equatable {
    public let id: String
    public let title: String
    public let revision: Int64
    public let mode: Mode
    public let preset: Preset
    public let pieces: [Piece?]
    /// Plies played.
    public let ply: Int
    public let toMove: Seat
    public let computerToMove: Bool
    public let outcome: Outcome
    public let lastMove: Move?
    /// Seats that had no legal move after the last one.
    public let passed: [Seat]
    public let players: [Player]
    public let allowed: Allowed
    public let drawOffer: DrawOffer

    public struct Allowed: Sendable, Equatable {
        public let undo, redo, hint, resign, offerDraw: Bool
    }

    public var seats: [Seat] { players.map(\.seat) }

    public var isOver: Bool { outcome != .playing }

    /// Whether somebody holding the phone is to move.
    public var personToMove: Bool { !isOver && !computerToMove }

    /// The only person's seat, against the computer.
    public var you: Seat? {
        mode == .computer ? players.first(where: \.isPerson)?.seat : nil
    }

    public func player(_ seat: Seat) -> Player? { players.first { $0.seat == seat } }

    func isOwn(_ hole: Int) -> Bool { personToMove && pieces[hole] == .of(toMove) }
}

extension GameState {
    init(_ snapshot: Snapshot) {
        id = snapshot.gameId
        title = snapshot.title
        revision = snapshot.revision
        mode = snapshot.mode
        preset = snapshot.preset
        pieces = Piece.parse(snapshot.pieces)
        ply = Int(snapshot.ply)
        toMove = Seat(snapshot.toMove)
        computerToMove = snapshot.computerToMove
        outcome = Outcome(snapshot.status)
        lastMove = snapshot.lastMove.map(Move.init)
        passed = snapshot.passed.map(Seat.init)
        players = snapshot.players.map(Player.init)
        allowed = Allowed(
            undo: snapshot.allowed.undo, redo: snapshot.allowed.redo, hint: snapshot.allowed.hint,
            resign: snapshot.allowed.resign, offerDraw: snapshot.allowed.offerDraw)
        drawOffer = DrawOffer(snapshot.drawOffer)
    }
}
