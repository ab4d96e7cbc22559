import StarhopCore

/// One of the 121 holes, in the core's reading order: `q1` has index 0, `a1` has index 120.
public struct Hole: Sendable, Hashable, Identifiable {
    public let index: Int
    /// Row letter and number, such as `e5`.
    public let name: String
    /// The row letter, for speech.
    public var row: String { String(name.prefix(1)) }
    /// The place in its row, from 1, counted from the left.
    public var number: Int { Int(name.dropFirst()) ?? 0 }
    /// Distance right of the centre hole in half pitches.
    public let column: Int
    /// Rows above the centre hole.
    public let rowsUp: Int
    /// The seat whose home this hole belongs to.
    public let camp: Seat?
    public let neighbours: [Int]

    public var id: Int { index }
}

/// The board as the core describes it, read once.
public enum Board {
    public static let holes: [Hole] = board().map(Hole.init(info:))

    public static let camps: [Seat: [Hole]] = Dictionary(
        grouping: holes.filter { $0.camp != nil }, by: { $0.camp! })

    public static func hole(named name: String) -> Hole? { byName[name] }

    private static let byName = Dictionary(uniqueKeysWithValues: holes.map { ($0.name, $0) })
}

extension Hole {
    init(info: HoleInfo) {
        index = Int(info.index)
        name = info.name
        column = Int(info.x)
        rowsUp = Int(info.y)
        camp = info.camp.map(Seat.init)
        neighbours = info.neighbours.map(Int.init)
    }
}
