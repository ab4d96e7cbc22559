@testable import StarhopKit

/// Pieces by hole names.
func pieces(_ seats: [Seat: String]) -> [Piece?] {
    var pieces = [Piece?](repeating: nil, count: 121)
    for (seat, names) in seats {
        for name in names.split(separator: " ") { pieces[index(String(name))] = .of(seat) }
    }
    return pieces
}

func index(_ name: String) -> Int {
    guard let hole = Board.hole(named: name) else { preconditionFailure("no hole \(name)") }
    return hole.index
}

func path(_ names: String) -> [Int] { names.split(separator: " ").map { index(String($0)) } }

/// Positions of the design's pictures.
enum Picture {
    static var midChain: BoardScene {
        var scene = BoardScene(
            pieces: pieces([
                .south: "n3 m9 l10 k5 k6 h6 g8 f8 h2 g3",
                .north: "p1 p2 l6 j5 j7 i8 i1 f3 f10 e9",
            ]), seats: [.south, .north])
        let chain = path("g9 g7 i5 k5")
        scene.chain = chain
        scene.selected = index("k5")
        scene.targets = [
            ("q1", .hop), ("o1", .chainEnd), ("o3", .hop), ("m7", .hop), ("k7", .hop), ("i7", .hop), ("i9", .chainEnd),
        ].map { name, kind in Target(hole: index(name), kind: kind, hops: 1, path: [], text: "") }
        return scene
    }

    static var lastMove: BoardScene {
        var scene = BoardScene(
            pieces: pieces([
                .south: "n1 n2 n3 l5 l10 k9 i5 g7 g9 f5",
                .north: "k5 j9 i9 h5 g6 g8 e8 c2 b1 b2",
            ]), seats: [.south, .north])
        scene.trail = BoardScene.Trail(path: path("f7 h7 f9 h9 j10 j8 l10"))
        return scene
    }
}

extension Picture {
    /// A piece is dragged over a hole; the preview shows the default path.
    static var aiming: BoardScene {
        var scene = lastMove
        scene.trail?.opacity = 0.45
        scene.selected = index("g9")
        scene.targets = [("h9", .step), ("h10", .step), ("g10", .step), ("f9", .step), ("f10", .hop)].map {
            name, kind in
            Target(hole: index(name), kind: kind, hops: 1, path: [], text: "")
        }
        scene.finger = index("f10")
        scene.preview = path("g9 f10")
        return scene
    }

    /// Two proposed moves, the first in front.
    static var hint: BoardScene {
        var scene = lastMove
        scene.trail = nil
        scene.hint = BoardScene.Hint(
            path: path("g9 e9 c3"), showsDestination: true, others: [path("f5 g6 h7 i7")])
        return scene
    }
}
