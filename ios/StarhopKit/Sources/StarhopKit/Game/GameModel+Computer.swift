/// The computer's moves: searched for at once, played when nothing moves any more.
extension GameModel {
    /// Starts a search if it is the computer's turn and none runs. Safe to call whenever the screen appears.
    public func askComputerIfNeeded() {
        guard state.computerToMove, searchTask == nil, found == nil else { return }
        start(.move, proxy.search) { [weak self] search, _ in
            self?.found = search
            self?.playFoundIfSettled()
        }
    }

    /// How far the running search has come; nil while there is nothing to tell. To be asked now and then.
    public var progress: SearchProgress? { search?.progress }

    /// The computer's search ends soon with what it has.
    public func moveNow() { search?.moveNow() }

    /// Stops a search; its result will not be used.
    public func stopThinking() {
        searchTask?.cancel()
        searchTask = nil
        search?.cancel()
        search = nil
        found = nil
        thinking = nil
    }

    func playFoundIfSettled() {
        guard choreography.task == nil, let ready = found else { return }
        found = nil
        tellTime()
        do {
            change(to: try proxy.play(found: ready))
        } catch {
            problem = Problem(error)
        }
    }

    func start(
        _ kind: Thinking, _ begin: () throws -> SearchProxy,
        then finish: @escaping @MainActor (SearchProxy, [SearchProxy.Proposal]) -> Void
    ) {
        do {
            let search = try begin()
            self.search = search
            thinking = kind
            searchTask = Task { [weak self] in
                let proposals = try? await search.run()
                // Another search may have taken over while this one ended.
                guard let self, self.search === search else { return }
                self.search = nil
                searchTask = nil
                thinking = nil
                if let proposals { finish(search, proposals) }
            }
        } catch {
            problem = Problem(error)
        }
    }
}
