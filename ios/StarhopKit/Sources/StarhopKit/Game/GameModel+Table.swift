/// People who share the phone: whose hands it is in, and how the board lies for them.
extension GameModel {
    /// Whom the phone has yet to be given to. A draw that was offered is answered first.
    public var handOver: Seat? { openOffer == nil ? awaited : nil }

    /// The same, once the move before it has been seen.
    public var askedHandOver: Seat? { motion == nil ? handOver : nil }

    /// The person to move has the phone now.
    public func takePhone() { holder = mover }

    /// The phone stays where it is, or is not handed over.
    func keepPhone() {
        if awaited == nil, let mover { holder = mover }
    }

    private var awaited: Seat? {
        guard preferences.preferences.handsOver, let mover, let holder, holder != mover else { return nil }
        return mover
    }

    /// The person to move, among several.
    private var mover: Seat? { state.mode == .passAndPlay && state.personToMove ? state.toMove : nil }

    /// Turns the board to the next player's side. It lies so until it is turned again.
    public func turnBoard() {
        finishMotion()
        let near = state.seats.firstIndex { Double($0.sixths) == restingTurn } ?? 0
        turned = state.seats[(near + 1) % state.seats.count]
        let isWaiting = choreography.task != nil
        let turn: [Choreography.Beat] =
            pace == .off ? [] : [.motion(.turn(from: restingTurn, toward: wantedTurn))]
        choreography.play(turn) { [weak self] in
            guard let self else { return }
            restingTurn = wantedTurn
            if isWaiting { settle() } else { playFoundIfSettled() }
        }
    }
}
