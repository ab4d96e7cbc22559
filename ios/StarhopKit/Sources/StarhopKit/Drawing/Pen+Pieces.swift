import Foundation

/// Pieces are solid discs with a hard shadow. Light comes from above left however the board is turned.
extension Pen {
    static let pieceRadius = 0.43

    mutating func drawPiece(_ piece: Piece, at center: CGPoint, marks: Bool, opacity: Double = 1) {
        let radius = Self.pieceRadius * pitch
        fill(.disc(center.moved(0, 0.16 * radius), radius), .solid(.shadow), opacity: opacity)
        drawBody(piece, at: center, radius: radius, marks: marks, opacity: opacity)
    }

    /// A selected piece: larger, raised, its shadow lower.
    mutating func drawLifted(_ piece: Piece, above center: CGPoint, marks: Bool) {
        let radius = 1.16 * Self.pieceRadius * pitch
        let raised = center.moved(0, -0.16 * pitch)
        let (width, height) = (0.95 * radius, 0.80 * radius)
        let shadow = CGRect(
            x: raised.x - width, y: raised.y + 0.62 * radius - height, width: 2 * width, height: 2 * height)
        fill(.ellipse(shadow), .solid(.shadow))
        drawBody(piece, at: raised, radius: radius, marks: marks)
    }

    /// The shadow of a piece in the air stays on the board line and pales.
    mutating func drawShadow(of flight: BoardScene.Flight) {
        let radius = Self.pieceRadius * pitch
        let pale = 1 - 0.5 * min(flight.pose.height / 0.55, 1)
        let center = geometry.point(at: flight.pose.place).moved(0, 0.16 * radius)
        fill(.disc(center, radius), .solid(.shadow), opacity: flight.opacity * pale)
    }

    mutating func drawFlight(_ flight: BoardScene.Flight, marks: Bool) {
        let radius = Self.pieceRadius * pitch
        let place = geometry.point(at: flight.pose.place)
        drawBody(
            flight.piece, at: place.moved(0, -flight.pose.height * pitch), radius: radius * flight.pose.scale,
            marks: marks, opacity: flight.opacity)
    }

    mutating func drawSmallPiece(_ piece: Piece, at center: CGPoint) {
        let radius = 0.48 * pitch
        let edge = 0.10 * radius
        let colors = tints(of: piece)
        fill(.disc(center, radius), .solid(colors.fill))
        stroke(.disc(center, radius - edge / 2), colors.edge, Stroke(width: edge))
    }

    mutating func drawBody(_ piece: Piece, at center: CGPoint, radius: Double, marks: Bool, opacity: Double = 1) {
        let colors = tints(of: piece)
        let lit = Paint.Stop(tint: colors.lit, location: 0)
        let middle = Paint.Stop(tint: colors.fill, location: 0.55)
        let shade = Paint.Stop(tint: colors.shade, location: 1)
        let light = center.moved(-0.30 * radius, -0.41 * radius)
        fill(
            .disc(center, radius), .radial([lit, middle, shade], center: light, radius: 1.46 * radius),
            opacity: opacity)
        let edge = contrast ? 0.18 : 0.13
        stroke(.disc(center, (1 - edge / 2) * radius), colors.edge, Stroke(width: edge * radius), opacity: opacity)
        if marks, case .of(let seat) = piece { drawMark(of: seat, at: center, radius: radius, opacity: opacity) }
    }

    private func tints(of piece: Piece) -> (fill: Tint, lit: Tint, shade: Tint, edge: Tint) {
        switch piece {
        case .of(let seat): (.seatFill(seat), .seatLit(seat), .seatShade(seat), .seatEdge(seat))
        case .idle: (.idleFill, .idleFill, .idleFill, .idleEdge)
        }
    }

    /// Each mark has its own symmetry, so none turns into another when read from another side of the table.
    private mutating func drawMark(of seat: Seat, at center: CGPoint, radius: Double, opacity: Double) {
        let ink = Tint.seatMark(seat)
        func at(_ x: Double, _ y: Double) -> CGPoint { center.moved(x * radius, y * radius) }
        func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double, corner: Double) -> Outline {
            let origin = at(x, y)
            let rect = CGRect(x: origin.x, y: origin.y, width: width * radius, height: height * radius)
            return .roundedRect(rect, radius: corner * radius)
        }
        switch seat {
        case .south:
            fill(.disc(center, 0.28 * radius), .solid(ink), opacity: opacity)
        case .southWest:
            let corners = [-90.0, 30, 150].map { degrees in
                at(0.56 * cos(degrees * .pi / 180), 0.04 + 0.56 * sin(degrees * .pi / 180))
            }
            fill(.lines(corners, closed: true), .solid(ink), opacity: opacity)
            stroke(.lines(corners, closed: true), ink, Stroke(width: 0.08 * radius), opacity: opacity)
        case .northWest:
            fill(box(-0.36, -0.46, 0.24, 0.92, corner: 0.06), .solid(ink), opacity: opacity)
            fill(box(0.12, -0.46, 0.24, 0.92, corner: 0.06), .solid(ink), opacity: opacity)
        case .north:
            stroke(.disc(center, 0.46 * radius), ink, Stroke(width: 0.17 * radius), opacity: opacity)
        case .northEast:
            let cross: [PathStep] = [
                .move(at(0, -0.5)), .line(at(0, 0.5)), .move(at(-0.5, 0)), .line(at(0.5, 0)),
            ]
            stroke(.path(cross), ink, Stroke(width: 0.26 * radius), opacity: opacity)
        case .southEast:
            fill(box(-0.37, -0.37, 0.74, 0.74, corner: 0.06), .solid(ink), opacity: opacity)
        }
    }
}
