import StarhopCore

/// Everything that a game screen shows, as the core said it last.
public struct GameState: Sendable, Equatable {
    public let id: String
    public let title: String
    public let revision: Int64
    public let mode: Mode
    public let rules: RuleSet
    public let pieces: [Piece?]
    /// Turns played.
    public let ply: Int
    public let toMove: Seat
    public let computerToMove: Bool
    public let outcome: Outcome
    public let lastMove: Move?
    /// What else happened after the last move, in order.
    public let since: [Move]
    public let players: [Player]
    public let allowed: Allowed
    public let drawOffer: DrawOffer
    public let warnings: [Warning]
    /// Each player's result in turn order, once the game has ended.
    public let results: [PlayerResult]
    /// The milliseconds that a move may take, in a game with a clock.
    public let limit: Int?

    public struct Allowed: Sendable, Equatable {
        public let undo, redo, hint, pass, claim, resign, offerDraw: Bool
    }

    public var seats: [Seat] { players.map(\.seat) }

    /// The homes of everybody's sets.
    public var homes: [Seat] { players.flatMap(\.sets) }

    public var isOver: Bool { outcome != .playing }

    /// Whether somebody holding the phone is to move.
    public var personToMove: Bool { !isOver && !computerToMove }

    /// The only person's seat, against the computer.
    public var you: Seat? {
        mode == .computer ? players.first(where: \.isPerson)?.seat : nil
    }

    /// Every option of the rules with its value.
    public var ruleOptions: [RuleOption] { (try? NewGame.options(of: rules, players.count).get()) ?? [] }

    public func player(_ seat: Seat) -> Player? { players.first { $0.seat == seat } }

    /// Whether a player still has pieces on the board; there is nothing to count for one who has none.
    public func stands(_ player: Player) -> Bool { pieces.contains { player.owns($0) } }

    func isOwn(_ hole: Int) -> Bool { personToMove && player(toMove)?.owns(pieces[hole]) == true }
}

extension GameState {
    init(_ snapshot: Snapshot) {
        id = snapshot.gameId
        title = snapshot.title
        revision = snapshot.revision
        mode = snapshot.mode
        rules = snapshot.rules
        pieces = Piece.parse(snapshot.pieces)
        ply = Int(snapshot.ply)
        toMove = Seat(snapshot.toMove)
        computerToMove = snapshot.computerToMove
        outcome = Outcome(snapshot.status)
        lastMove = snapshot.lastMove.map(Move.init)
        since = snapshot.since.map(Move.init)
        players = snapshot.players.map(Player.init)
        allowed = Allowed(
            undo: snapshot.allowed.undo, redo: snapshot.allowed.redo, hint: snapshot.allowed.hint,
            pass: snapshot.allowed.pass, claim: snapshot.allowed.claim, resign: snapshot.allowed.resign,
            offerDraw: snapshot.allowed.offerDraw)
        drawOffer = DrawOffer(snapshot.drawOffer)
        warnings = snapshot.warnings.map(Warning.init)
        results = snapshot.results.map(PlayerResult.init)
        limit = snapshot.limit.map(Int.init)
    }
}
