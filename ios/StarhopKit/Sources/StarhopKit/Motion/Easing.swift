/// A cubic Bézier timing curve from (0, 0) to (1, 1), as in CSS.
public struct Easing: Sendable, Equatable {
    public static let standard = Easing(0.4, 0, 0.2, 1)
    public static let decelerate = Easing(0, 0, 0.2, 1)
    public static let accelerate = Easing(0.4, 0, 1, 1)

    private let x1, y1, x2, y2: Double

    public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
    }

    public func callAsFunction(_ time: Double) -> Double {
        guard time > 0 else { return 0 }
        guard time < 1 else { return 1 }
        // x grows with the curve's parameter, so halving finds the parameter; 40 halvings exhaust a Double.
        var low = 0.0
        var high = 1.0
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if Self.bezier(middle, x1, x2) < time { low = middle } else { high = middle }
        }
        return Self.bezier((low + high) / 2, y1, y2)
    }

    private static func bezier(_ t: Double, _ a: Double, _ b: Double) -> Double {
        let u = 1 - t
        return 3 * u * u * t * a + 3 * u * t * t * b + t * t * t
    }
}
