/// Taking hold of pieces, choosing targets and building chains hop by hop. The rules of touch are in `BoardTouch`.
extension GameModel {
    /// Chains of at least this many hops wait for a confirmation, if a person wants that.
    public static let longChain = 3

    /// Whether the board takes touches: a person is to move and no search for a hint would be disturbed.
    public var takesTouches: Bool { state.personToMove && openOffer == nil && handOver == nil && !isPaused }

    /// The offer to ask about now. The computer's comes with its move, which is seen first.
    public var askedDraw: (by: Seat, to: Seat)? { motion == nil ? openOffer : nil }

    /// A draw offer, of a person or of the computer, that waits for somebody holding the phone.
    public var openOffer: (by: Seat, to: Seat)? {
        guard case .open(let by, let to) = state.drawOffer, !state.isOver else { return nil }
        return (by, to)
    }

    public func isOwn(_ hole: Int) -> Bool { selection.chain == nil ? state.isOwn(hole) : isOwnAroundChain(hole) }

    /// While a chain is built its piece is shown at the last landing, and its start hole is empty.
    private func isOwnAroundChain(_ hole: Int) -> Bool {
        hole != selection.chain?.path.first && (state.isOwn(hole) || hole == selection.hole)
    }

    /// A tap on a hole, or a screen reader's activation of it.
    public func tap(_ hole: Int?) {
        guard takesTouches else { return }
        // What went wrong with a save stays in sight until a save succeeds.
        if problem?.isRefusal == true { problem = nil }
        guard let hole, hole != selection.hole else { return drop() }
        if isOwn(hole) {
            select(hole)
        } else if let target = selection.target(at: hole) {
            choose(target)
        } else {
            drop()
        }
    }

    public func select(_ hole: Int) {
        do {
            hint = hint?.path.first == hole ? hint : nil
            selection = .piece(hole: hole, targets: try proxy.targets(from: hole))
        } catch {
            problem = Problem(error)
        }
    }

    /// A tap on a target: plays it, or goes on with the chain that is being built.
    private func choose(_ target: Target) {
        if selection.chain != nil {
            pin(target)
        } else {
            playOrConfirm(target.path)
        }
    }

    /// A drag let go on a target: plays the pins and the default rest.
    public func release(on target: Target) {
        playOrConfirm(target.path)
    }

    private func playOrConfirm(_ path: [Int]) {
        guard preferences.preferences.confirmsLongChains, path.count > Self.longChain else { return play(path) }
        selection = .chain(Selection.Chain(path: path, mayFinish: true, targets: [], isWhole: true))
    }

    /// Pins a landing, so that the chain goes on from there. A step is never pinned.
    public func pin(_ target: Target) {
        guard target.kind != .step else { return }
        do {
            let pinned = try proxy.pin(target.path)
            selection = .chain(
                Selection.Chain(
                    path: target.path, mayFinish: pinned.mayFinish, targets: pinned.targets, isWhole: false))
        } catch {
            problem = Problem(error)
        }
    }

    /// Plays the chain as far as it is built.
    public func finishChain() {
        guard let chain = selection.chain, chain.mayFinish else { return }
        play(chain.path)
    }

    /// Lets go of the piece; a chain that is being built is given up.
    public func drop() { selection = .none }

    /// Puts a selection back, after a touch that came to nothing.
    public func restore(_ earlier: Selection) { selection = earlier }

    /// Every legal move, for people who choose from a list.
    public func legalMoves() -> [Target] { proxy.legalMoves() }
}
