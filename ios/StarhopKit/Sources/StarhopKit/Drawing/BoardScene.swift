import Foundation

/// Everything that a board shows at one moment. What it looks like is said once, as draw commands.
public struct BoardScene: Sendable, Equatable {
    /// A piece off its hole: travelling, rising or fading.
    public struct Flight: Sendable, Equatable {
        public var piece: Piece
        public var pose: HopTimeline.Pose
        public var opacity = 1.0
    }

    /// The last move's path, drawn up to a landing.
    public struct Trail: Sendable, Equatable {
        public var path: [Int]
        public var landings: Int
        public var opacity: Double

        public init(path: [Int], landings: Int? = nil, opacity: Double = 1) {
            self.path = path
            self.landings = landings ?? path.count - 1
            self.opacity = opacity
        }
    }

    /// A proposed move: first only its piece, then where it goes. Others stand back behind it.
    public struct Hint: Sendable, Equatable {
        public var path: [Int]
        public var showsDestination: Bool
        public var others: [[Int]] = []
    }

    /// What stands back behind something newer.
    static let dimmed = 0.45

    public var pieces: [Piece?]
    /// The seats whose homes pieces come from; these homes are tinted.
    public var seats: [Seat]
    public var trail: Trail?
    /// Where the selected piece stands; with a chain, where it waits.
    public var selected: Int?
    public var targets: [Target] = []
    /// The start and every pinned landing of an unfinished chain.
    public var chain: [Int] = []
    /// The path to the hole under the finger.
    public var preview: [Int] = []
    /// The hole that lifting the finger would take.
    public var finger: Int?
    /// The hole under the keyboard's cursor.
    public var cursor: Int?
    public var hint: Hint?
    /// What an exercise has said of holes.
    public var notes: [Int: HoleNote] = [:]
    public var flights: [Flight] = []
    public var showsMarks = true
    /// Plain camps and thicker edges of pieces, for who wants colours that differ more.
    public var contrast = false

    public init(pieces: [Piece?], seats: [Seat]) {
        self.pieces = pieces
        self.seats = seats
    }

    public func commands(in geometry: BoardGeometry) -> [DrawCommand] {
        var pen = Pen(geometry: geometry, contrast: contrast)
        pen.drawBoard(tinting: seats)
        drawPaths(with: &pen)
        for target in targets { pen.drawTarget(target.kind, at: geometry.center(of: target.hole)) }
        drawPieces(with: &pen)
        drawRings(with: &pen)
        for (hole, note) in notes.sorted(by: { $0.key < $1.key }) {
            pen.drawNote(note, at: hole, onPiece: pieces[hole] != nil)
        }
        drawFlights(with: &pen)
        if let cursor { pen.drawCursor(at: cursor) }
        if let finger { drawFinger(at: finger, with: &pen) }
        return pen.commands
    }

    /// The small picture of a list: no grid, no marks, no tints.
    public func thumbnail(in geometry: BoardGeometry) -> [DrawCommand] {
        var pen = Pen(geometry: geometry)
        pen.drawFace(lip: 0.13 * geometry.pitch)
        for hole in Board.holes.indices {
            pen.fill(.disc(geometry.center(of: hole), 0.17 * geometry.pitch), .solid(.holeTop), opacity: 0.55)
        }
        for (hole, piece) in farToNear(in: geometry) {
            pen.drawSmallPiece(piece, at: geometry.center(of: hole))
        }
        return pen.commands
    }

    private func farToNear(in geometry: BoardGeometry) -> [(hole: Int, piece: Piece)] {
        pieces.enumerated()
            .compactMap { hole, piece in piece.map { (hole: hole, piece: $0) } }
            .sorted { (geometry.center(of: $0.hole).y, $0.hole) < (geometry.center(of: $1.hole).y, $1.hole) }
    }

    private func drawPaths(with pen: inout Pen) {
        if let trail { pen.drawTrail(trail) }
        if !chain.isEmpty { pen.drawChain(chain) }
        if preview.count > 1 { pen.drawDotted(preview, tint: .target, width: 2.25) }
        guard let hint, hint.showsDestination else { return }
        for other in hint.others { pen.drawDotted(other, tint: .path, width: 2.5, opacity: Self.dimmed) }
        pen.drawDotted(hint.path, tint: .path, width: 2.5)
    }

    private func drawPieces(with pen: inout Pen) {
        for flight in flights { pen.drawShadow(of: flight) }
        for (hole, piece) in farToNear(in: pen.geometry) where hole != selected {
            pen.drawPiece(piece, at: pen.geometry.center(of: hole), marks: showsMarks)
        }
    }

    private func drawRings(with pen: inout Pen) {
        if let trail, trail.landings == trail.path.count - 1, let end = trail.path.last {
            pen.ring(at: end, radius: 0.51, .path, width: 2.5, halo: 5, opacity: trail.opacity)
        }
        if let hint {
            for other in hint.others { pen.drawHintRings(other, showsDestination: true, opacity: Self.dimmed) }
            pen.drawHintRings(hint.path, showsDestination: hint.showsDestination)
        }
        for target in targets where pieces[target.hole] != nil { pen.drawSwapRing(at: target.hole) }
        guard let selected else { return }
        pen.ring(at: selected, radius: 0.60, .target, width: 2.5, halo: 5)
        if let piece = pieces[selected] {
            pen.drawLifted(piece, above: pen.geometry.center(of: selected), marks: showsMarks)
        }
    }

    private func drawFlights(with pen: inout Pen) {
        for flight in flights.sorted(by: { $0.pose.place.y < $1.pose.place.y }) {
            pen.drawFlight(flight, marks: showsMarks)
        }
    }

    private func drawFinger(at hole: Int, with pen: inout Pen) {
        let center = pen.geometry.center(of: hole)
        pen.ring(at: center, points: max(1.25 * pen.geometry.pitch, 28), .target, width: 3, halo: 6)
        if let target = targets.first(where: { $0.hole == hole }) {
            pen.drawTarget(target.kind, at: center, scale: 1.7)
        }
    }
}
