/// What a screen reader says of a hole; the app finds the words.
public struct HolePhrase: Sendable, Equatable {
    public enum Content: Sendable, Equatable {
        case empty
        /// A hole where the selected piece can rest.
        case target(TargetKind, hops: Int)
        case idlePiece
        case piece(Seat, isYours: Bool)
        /// The piece that is selected or waits in mid-chain, with the number of holes that it can reach.
        case selected(Seat, targets: Int)
    }

    public let row: String
    public let number: Int
    public let content: Content
}

extension GameModel {
    public func phrase(for hole: Int) -> HolePhrase {
        HolePhrase(row: Board.holes[hole].row, number: Board.holes[hole].number, content: content(of: hole))
    }

    private func content(of hole: Int) -> HolePhrase.Content {
        if hole == selection.hole { return .selected(state.toMove, targets: selection.targets.count) }
        if let target = selection.target(at: hole) { return .target(target.kind, hops: target.hops) }
        switch state.pieces[hole] {
        case nil: return .empty
        case .idle: return .idlePiece
        case .of where hole == selection.chain?.path.first: return .empty
        case .of(let seat): return .piece(seat, isYours: isYours(seat))
        }
    }

    private func isYours(_ seat: Seat) -> Bool {
        state.you.map { $0 == seat } ?? (seat == state.toMove && !state.isOver)
    }
}
