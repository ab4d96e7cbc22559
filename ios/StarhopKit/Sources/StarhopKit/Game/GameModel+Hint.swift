extension GameModel {
    /// The first request shows which piece to move, the second where it goes.
    public func askForHint() {
        finishMotion()
        if hint != nil {
            hint?.showsDestination = true
            return
        }
        guard state.allowed.hint, searchTask == nil else { return }
        selection = .none
        start(.hint, proxy.hint) { [weak self] _, proposals in
            guard let best = proposals.first, best.path.count > 1 else { return }
            self?.hint = Hint(path: best.path, reason: best.reason)
        }
    }
}
