extension GameModel {
    /// The board as it looks a time into the motion that runs, if one does.
    public func scene(at seconds: Double, aim: Int? = nil, preview: [Int] = []) -> BoardScene {
        var scene = BoardScene(pieces: state.pieces, seats: state.homes)
        scene.showsMarks = preferences.preferences.marks
        if let move = state.lastMove, !move.path.isEmpty {
            scene.trail = BoardScene.Trail(path: move.path, opacity: selection == .none ? 1 : BoardScene.dimmed)
        }
        if let motion {
            motion.apply(to: &scene, at: seconds)
            return scene
        }
        show(selection, in: &scene)
        scene.finger = aim
        scene.preview = preview
        scene.hint = hint.map {
            BoardScene.Hint(path: $0.path, showsDestination: $0.showsPath, others: $0.showsPath ? $0.otherPaths : [])
        }
        return scene
    }

    /// How far the board is turned a time into the motion that runs.
    public func turn(at seconds: Double) -> Double { motion?.turn(at: seconds) ?? restingTurn }

    private func show(_ selection: Selection, in scene: inout BoardScene) {
        scene.selected = selection.hole
        if preferences.preferences.rings { scene.targets = selection.targets }
        guard let chain = selection.chain, let last = chain.path.last else { return }
        scene.chain = chain.path
        scene.pieces[last] = scene.pieces[chain.path[0]]
        scene.pieces[chain.path[0]] = nil
    }
}
