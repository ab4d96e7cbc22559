/// What a screen reader says of a hole; the app finds the words.
public struct HolePhrase: Sendable, Equatable {
    public enum Content: Sendable, Equatable {
        case empty
        /// A hole where the selected piece can rest.
        case target(TargetKind, hops: Int)
        /// Another player's piece that the selected one would change places with.
        case guest(Seat, TargetKind, hops: Int)
        case idlePiece
        case piece(Seat, isYours: Bool)
        /// The piece that is selected or waits in mid-chain, with the number of holes that it can reach.
        case selected(Seat, targets: Int)
    }

    public let row: String
    public let number: Int
    public let content: Content
    /// What an exercise has said of the hole.
    public var note: HoleNote?
}

extension GameModel {
    public func phrase(for hole: Int) -> HolePhrase {
        HolePhrase(row: Board.holes[hole].row, number: Board.holes[hole].number, content: content(of: hole))
    }

    private func content(of hole: Int) -> HolePhrase.Content {
        if hole == selection.hole { return .selected(selectedSeat, targets: selection.targets.count) }
        if let target = selection.target(at: hole) { return .reached(by: target, over: state.pieces[hole]) }
        switch state.pieces[hole] {
        case nil: return .empty
        case .idle: return .idlePiece
        case .of where hole == selection.chain?.path.first: return .empty
        case .of(let seat): return .piece(seat, isYours: isYours(.of(seat)))
        }
    }

    /// The selected piece's colour; in mid-chain the board still has the piece at the start.
    private var selectedSeat: Seat {
        (selection.chain?.path.first ?? selection.hole).flatMap { state.pieces[$0]?.seat } ?? state.toMove
    }

    private func isYours(_ piece: Piece) -> Bool {
        guard let owner = state.you ?? (state.isOver ? nil : state.toMove) else { return false }
        return state.player(owner)?.owns(piece) == true
    }
}

extension HolePhrase.Content {
    /// A hole where the selected piece can rest, and what stands there now.
    static func reached(by target: Target, over piece: Piece?) -> Self {
        guard let seat = piece?.seat else { return .target(target.kind, hops: target.hops) }
        return .guest(seat, target.kind, hops: target.hops)
    }
}
