import StarhopCore

extension ExerciseModel {
    /// What stands on the board now: the exercise's position, or a moment of the game that is asked about.
    var pieces: [Piece?] { ending?.moment.pieces ?? state.pieces }

    public func scene(at seconds: Double, aim: Int? = nil, preview: [Int] = []) -> BoardScene {
        var scene = BoardScene(pieces: pieces, seats: ending?.seats ?? state.seats)
        scene.showsMarks = preferences.preferences.marks
        if let path = trail { scene.trail = BoardScene.Trail(path: path) }
        if let motion {
            motion.apply(to: &scene, at: seconds)
            return scene
        }
        if let chain = selection.chain, let last = chain.path.last {
            scene.chain = chain.path
            scene.pieces[last] = scene.pieces[chain.path[0]]
            scene.pieces[chain.path[0]] = nil
        }
        scene.selected = selection.hole ?? askedPiece
        if preferences.preferences.rings { scene.targets = selection.targets }
        scene.finger = aim
        scene.preview = preview
        scene.hint = arrow.map { BoardScene.Hint(path: $0, showsDestination: true) }
        scene.notes = notes
        return scene
    }

    private var trail: [Int]? {
        let path = ending == nil ? state.moves.last : ending?.moment.lastMove?.path
        return path.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// What was said of holes: found, wrong, or asked about.
    var notes: [Int: HoleNote] {
        var notes: [Int: HoleNote] = [:]
        if case .reach(_, let to) = state.goal, !isSolved { notes[Int(to)] = .asked }
        for hole in pointed where hole != askedPiece { notes[hole] = .asked }
        if case .holes(let holes)? = shown { for hole in holes { notes[hole] = .asked } }
        for hole in state.found { notes[hole] = .right }
        if case .absent(let hole, _)? = feedback { notes[hole] = .wrong }
        return notes
    }

    /// The piece whose landings are asked for.
    private var askedPiece: Int? {
        guard state.asks(.holes) else { return nil }
        return switch state.goal {
        case .findLandings(let from), .findTargets(let from): Int(from)
        default: nil
        }
    }

    /// The move that is asked about or shown.
    private var arrow: [Int]? {
        if case .move(let path)? = shown { return path }
        return switch state.goal {
        case .legal(let path), .captures(let path), .wins(let path): path.map(Int.init)
        case .name(let from, let to), .findCutOff(let from, let to): [Int(from), Int(to)]
        case .opens(let from, let to): isSolved ? nil : [Int(from), Int(to)]
        default: nil
        }
    }
}
