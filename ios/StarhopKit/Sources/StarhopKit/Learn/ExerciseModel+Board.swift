import StarhopCore

/// Taking hold of pieces, marking holes and what the board shows.
extension ExerciseModel: BoardModel {
    /// How the board answers: by moves, by holes, or not at all.
    public var takesTouches: Bool {
        state.asks(.moves) || state.asks(.holes) || (state.part.map { $0.kind != .canHop } ?? false)
    }

    /// With a piece in the hand, a hole where it cannot go is an answer too: the core says why not.
    public var takesAnyHole: Bool {
        guard state.asks(.moves) else { return takesTouches }
        if case .piece = selection { return true }
        return false
    }

    public func isOwn(_ hole: Int) -> Bool {
        guard state.asks(.moves) else { return false }
        guard let chain = selection.chain else { return state.isOwn(hole) }
        return hole == selection.hole || (hole != chain.path.first && state.isOwn(hole))
    }

    public func tap(_ hole: Int?) {
        guard takesTouches else { return }
        guard let hole else { return drop() }
        state.asks(.moves) ? touch(hole) : mark(hole)
    }

    private func touch(_ hole: Int) {
        if hole == selection.hole {
            drop()
        } else if isOwn(hole) {
            select(hole)
        } else if let target = selection.target(at: hole) {
            selection.chain == nil ? play(target.path) : pin(target)
        } else if case .piece(let from, _) = selection {
            play([from, hole])
        } else {
            drop()
        }
    }

    public func select(_ hole: Int) {
        let targets = (try? exercise.targets(hole: Int32(hole))) ?? []
        selection = .piece(hole: hole, targets: targets.map(Target.init))
    }

    public func release(on target: Target) { play(target.path) }

    /// Pins a landing, so that the chain goes on from there. A step is never pinned.
    public func pin(_ target: Target) {
        guard target.kind != .step, let chain = try? exercise.pin(path: target.path.map(Int32.init)) else { return }
        selection = .chain(
            Selection.Chain(
                path: target.path, mayFinish: chain.mayFinish, targets: chain.targets.map(Target.init), isWhole: false))
    }

    public func finishChain() {
        guard let chain = selection.chain, chain.mayFinish else { return }
        play(chain.path)
    }

    public func drop() { selection = .none }

    public func restore(_ earlier: Selection) { selection = earlier }

    /// Every legal move, for people who choose from a list.
    public func legalMoves() -> [Target] { exercise.legalMoves().map(Target.init) }

    public func phrase(for hole: Int) -> HolePhrase {
        HolePhrase(
            row: Board.holes[hole].row, number: Board.holes[hole].number, content: content(of: hole), note: notes[hole])
    }

    private func content(of hole: Int) -> HolePhrase.Content {
        let pieces = pieces
        if hole == selection.hole {
            return .selected(
                pieces[selection.chain?.path.first ?? hole]?.seat ?? state.seat, targets: selection.targets.count)
        }
        if let target = selection.target(at: hole) { return .reached(by: target, over: pieces[hole]) }
        switch pieces[hole] {
        case nil: return .empty
        case .idle: return .idlePiece
        case .of where hole == selection.chain?.path.first: return .empty
        case .of(let seat): return .piece(seat, isYours: state.sets.contains(seat))
        }
    }
}
