extension GameModel {
    /// The first request shows which piece to move, the second where it goes, later ones the other suggestions.
    public func askForHint() {
        finishMotion()
        if hint != nil {
            hint?.goOn()
            return
        }
        guard state.allowed.hint, searchTask == nil else { return }
        selection = .none
        let mover = state.player(state.toMove)
        start(.hint, proxy.hint) { [weak self] _, proposals in
            let suggestions = proposals.map { proposal in
                Hint.Suggestion(
                    path: proposal.path, reason: proposal.reason.map { ReasonPhrase($0, pieces: mover?.pieces ?? 0) })
            }
            self?.hint = Hint(suggestions)
            // Who can only pass gets no suggestion.
            if self?.hint == nil { self?.problem = .notNow }
        }
    }

    /// Ends a search for hints; what it had found is forgotten.
    public func cancelHint() {
        if thinking == .hint { stopThinking() }
    }
}
