import Foundation

/// Small pictures beside words: a piece, the pieces brought home, what a target looks like.
public enum Figure {
    public static func piece(_ seat: Seat, diameter: Double, marks: Bool = true) -> [DrawCommand] {
        var pen = Pen(geometry: BoardGeometry(pitch: 0, origin: .zero))
        let center = CGPoint(x: diameter / 2, y: diameter / 2)
        pen.drawBody(.of(seat), at: center, radius: diameter / 2, marks: marks)
        return pen.commands
    }

    /// A small star whose corners that are played from have the colours of their seats.
    public static func star(of seats: [Seat], size: Double) -> [DrawCommand] {
        var pen = Pen(geometry: BoardGeometry(pitch: 0, origin: .zero))
        let middle = CGPoint(x: size / 2, y: size / 2)
        let outer = (size - 1) / 2
        // Of two triangles, the inner corners lie at the outer ones' distance over √3.
        let inner = outer / 3.0.squareRoot()
        let between = (0..<6).map { middle.moved(inner, toward: (Double($0) + 0.5) * .pi / 3) }
        pen.fill(.lines(between, closed: true), .solid(.boardTop))
        pen.stroke(.lines(between, closed: true), .boardEdge, Stroke(width: 1))
        for (number, seat) in Seat.allCases.enumerated() {
            let angle = .pi / 2 + Double(number) * .pi / 3
            let corner = Outline.lines(
                [
                    middle.moved(outer, toward: angle), middle.moved(inner, toward: angle - .pi / 6),
                    middle.moved(inner, toward: angle + .pi / 6),
                ], closed: true)
            let isPlayed = seats.contains(seat)
            pen.fill(corner, .solid(isPlayed ? .seatFill(seat) : .surface2))
            pen.stroke(corner, isPlayed ? .seatEdge(seat) : .boardEdge, Stroke(width: 1))
        }
        return pen.commands
    }

    public static func target(_ kind: TargetKind, diameter: Double) -> [DrawCommand] {
        var pen = Pen(geometry: BoardGeometry(pitch: diameter / 0.72, origin: .zero))
        pen.drawTarget(kind, at: CGPoint(x: diameter / 2, y: diameter / 2))
        return pen.commands
    }

    /// Ten dots in the shape of a camp, filled from the tip by the share of the pieces that is home.
    public static func meter(of seat: Seat, home: Int, pieces: Int, height: Double) -> [DrawCommand] {
        let radius = 0.115 * height
        var pen = Pen(geometry: BoardGeometry(pitch: 0, origin: .zero))
        let places = (0..<4).flatMap { row in (0...row).map { (row: row, column: $0) } }
        let filled = home * places.count / max(pieces, 1)
        for (number, place) in places.enumerated() {
            let center = CGPoint(
                x: meterWidth(height: height) / 2 + (Double(place.column) - Double(place.row) / 2) * 0.29 * height,
                y: radius + Double(place.row) * 0.25 * height + 0.01 * height)
            if number < filled { pen.fill(.disc(center, radius), .solid(.seatFill(seat))) }
            let edge: Tint = number < filled ? .seatEdge(seat) : .ink2
            pen.stroke(.disc(center, radius - 0.5), edge, Stroke(width: 1))
        }
        return pen.commands
    }

    /// A bar of something whose end is not known; the phase goes from 0 to 1 and begins again.
    public static func busy(at phase: Double, size: CGSize) -> [DrawCommand] {
        var pen = Pen(geometry: BoardGeometry(pitch: 0, origin: .zero))
        let track = CGRect(origin: .zero, size: size)
        pen.fill(.roundedRect(track, radius: size.height / 2), .solid(.surface2))
        let length = 0.3 * size.width
        let start = -length + phase * (size.width + length)
        let part = CGRect(x: start, y: 0, width: length, height: size.height).intersection(track)
        if !part.isEmpty { pen.fill(.roundedRect(part, radius: size.height / 2), .solid(.accent)) }
        return pen.commands
    }

    public static func meterWidth(height: Double) -> Double { (3 * 0.29 + 2 * 0.115) * height }
}
