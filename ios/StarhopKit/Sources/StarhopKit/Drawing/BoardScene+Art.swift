extension BoardScene {
    /// The picture on the first screen: a race with a chain of eleven hops just played.
    public static let art: BoardScene = {
        let pieces: [Seat: [String]] = [
            .south: ["n3", "l5", "j5", "i5", "k9", "h7", "g9", "f5", "d3", "b1"],
            .north: ["n2", "m5", "m8", "k5", "j9", "i9", "g6", "f8", "e8", "c2"],
        ]
        let chain = ["j8", "j10", "h9", "f9", "f7", "h5", "j6", "j4", "l6", "l4", "n1", "n3"]
        var scene = BoardScene(pieces: Array(repeating: nil, count: Board.holes.count), seats: [.south, .north])
        for (seat, names) in pieces {
            for hole in names.compactMap(Board.hole(named:)) { scene.pieces[hole.index] = .of(seat) }
        }
        scene.trail = Trail(path: chain.compactMap(Board.hole(named:)).map(\.index))
        return scene
    }()
}
