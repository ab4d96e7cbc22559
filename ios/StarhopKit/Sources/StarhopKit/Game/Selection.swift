/// What the person to move has taken hold of.
public enum Selection: Sendable, Equatable {
    case none
    case piece(hole: Int, targets: [Target])
    case chain(Chain)

    /// A move that is being built hop by hop, or waits to be confirmed.
    public struct Chain: Sendable, Equatable {
        /// The start hole and every pinned landing.
        public let path: [Int]
        public let mayFinish: Bool
        public let targets: [Target]
        /// The whole default path waits for a confirmation, because it is long.
        public let isWhole: Bool

        public var hops: Int { path.count - 1 }
    }

    public var targets: [Target] {
        switch self {
        case .none: []
        case .piece(_, let targets): targets
        case .chain(let chain): chain.targets
        }
    }

    /// Where the selected piece stands or waits.
    public var hole: Int? {
        switch self {
        case .none: nil
        case .piece(let hole, _): hole
        case .chain(let chain): chain.path.last
        }
    }

    public var chain: Chain? {
        if case .chain(let chain) = self { chain } else { nil }
    }

    func target(at hole: Int) -> Target? { targets.first { $0.hole == hole } }
}
