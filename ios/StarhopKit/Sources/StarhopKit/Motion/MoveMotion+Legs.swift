extension MoveMotion {
    /// One piece's way, from when on.
    struct Leg: Sendable, Equatable {
        let piece: Piece
        let path: [Int]
        let timeline: HopTimeline
        var start = 0.0
        /// Whether it is the move whose path is known, so that its trail grows with it.
        var isMove = false

        var end: Double { start + timeline.duration }

        init(_ piece: Piece, along path: [Int], _ style: HopTimeline.Style, pace: Pace) {
            self.piece = piece
            self.path = path
            timeline = HopTimeline(stops: path.map(BoardGeometry.place(of:)), style: style, pace: pace)
        }
    }

    /// One after another, each seat's pieces that left a hole to the holes they came to.
    static func slides(from before: [Piece?], to after: [Piece?], pace: Pace) -> [Leg] {
        let legs = Seat.allCases.flatMap { seat in
            let piece = Piece.of(seat)
            let left = before.indices.filter { before[$0] == piece && after[$0] != piece }
            let reached = after.indices.filter { after[$0] == piece && before[$0] != piece }
            return zip(left, reached).map { Leg(piece, along: [$0, $1], .slide, pace: pace) }
        }
        return legs.reduce(into: []) { row, leg in row = join(row, [leg]) }
    }

    /// The second legs begin when the first have ended.
    static func join(_ first: [Leg], _ second: [Leg]) -> [Leg] {
        let end = first.map(\.end).max() ?? 0
        return first
            + second.map { leg in
                var later = leg
                later.start += end
                return later
            }
    }
}

extension Move {
    /// The board before this move, from the board after it; nil if that board does not show the move.
    func undone(on board: [Piece?]) -> [Piece?]? {
        guard path.count > 1, let mover = board[path[path.count - 1]] else { return nil }
        let guests = displaced.compactMap { board[$0.to] }
        guard guests.count == displaced.count else { return nil }
        var before = board
        before[path[path.count - 1]] = nil
        for swap in displaced { before[swap.to] = nil }
        guard before[path[0]] == nil else { return nil }
        // A player whom the move put out has only idle pieces after it.
        before[path[0]] = mover == .idle ? .of(seat) : mover
        for (swap, guest) in zip(displaced, guests) { before[swap.from] = guest }
        return before
    }

    /// The piece along its path, and each piece that it changes places with while it comes to that piece's hole.
    func legs(over before: [Piece?], pace: Pace) -> [MoveMotion.Leg] {
        guard let mover = before[path[0]] else { return [] }
        var leg = MoveMotion.Leg(mover, along: path, kind == .step ? .step : .hops, pace: pace)
        leg.isMove = true
        let guests = displaced.compactMap { swap -> MoveMotion.Leg? in
            guard let guest = before[swap.from], let landing = path.lastIndex(of: swap.from) else { return nil }
            var aside = MoveMotion.Leg(guest, along: [swap.from, swap.to], .slide, pace: pace)
            aside.start = leg.timeline.start(ofLeg: landing - 1)
            return aside
        }
        return [leg] + guests
    }

    /// The same pieces straight back, all at once.
    func legsBack(to before: [Piece?], pace: Pace) -> [MoveMotion.Leg] {
        let ways = [[path[path.count - 1], path[0]]] + displaced.map { [$0.to, $0.from] }
        return ways.compactMap { way in
            before[way[1]].map { MoveMotion.Leg($0, along: way, .slide, pace: pace) }
        }
    }
}
