import Foundation

/// One stroke or fill of a picture. The app draws these in a Canvas, the tests write them as SVG.
public struct DrawCommand: Sendable, Equatable {
    public enum Style: Sendable, Equatable {
        case fill(Paint)
        case stroke(Tint, Stroke)
    }

    public var outline: Outline
    public var style: Style
    public var opacity: Double
}

/// What an area is filled with.
public enum Paint: Sendable, Equatable {
    case solid(Tint)
    case linear(Tint, Tint, from: CGPoint, to: CGPoint)
    case radial([Stop], center: CGPoint, radius: Double)

    public struct Stop: Sendable, Equatable {
        public let tint: Tint
        /// From 0 to 1.
        public let location: Double
    }
}

/// How a line is drawn; lengths in points. Joins and ends are round unless the line is dashed.
public struct Stroke: Sendable, Equatable {
    public var width: Double
    public var dash: [Double] = []
    public var roundEnds = true
}

/// A shape in the coordinates of the view.
public enum Outline: Sendable, Equatable {
    case ellipse(CGRect)
    case roundedRect(CGRect, radius: Double)
    case path([PathStep])

    static func disc(_ center: CGPoint, _ radius: Double) -> Outline {
        .ellipse(CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    }

    static func lines(_ points: [CGPoint], closed: Bool = false) -> Outline {
        guard let first = points.first else { return .path([]) }
        return .path([.move(first)] + points.dropFirst().map(PathStep.line) + (closed ? [.close] : []))
    }
}

public enum PathStep: Sendable, Equatable {
    case move(CGPoint)
    case line(CGPoint)
    case curve(CGPoint, control1: CGPoint, control2: CGPoint)
    case close
}

extension PathStep {
    /// A part of a circle of at most a quarter, from one angle to another, as a curve from the current point.
    static func arc(center: CGPoint, radius: Double, from start: Double, to end: Double) -> PathStep {
        let bulge = 4 / 3 * tan((end - start) / 4) * radius
        let a = center.moved(radius, toward: start)
        let b = center.moved(radius, toward: end)
        return .curve(
            b,
            control1: CGPoint(x: a.x - bulge * sin(start), y: a.y + bulge * cos(start)),
            control2: CGPoint(x: b.x + bulge * sin(end), y: b.y - bulge * cos(end)))
    }

    /// The quadratic curve from `start`, written as a cubic.
    static func quad(from start: CGPoint, to end: CGPoint, control: CGPoint) -> PathStep {
        .curve(end, control1: start.toward(control, by: 2 / 3), control2: end.toward(control, by: 2 / 3))
    }
}

extension CGPoint {
    func toward(_ other: CGPoint, by share: Double) -> CGPoint {
        CGPoint(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
    }

    func moved(_ dx: Double, _ dy: Double) -> CGPoint { CGPoint(x: x + dx, y: y + dy) }

    /// Angles grow clockwise on the screen, because y grows downwards.
    func moved(_ length: Double, toward angle: Double) -> CGPoint {
        moved(length * cos(angle), length * sin(angle))
    }
}
