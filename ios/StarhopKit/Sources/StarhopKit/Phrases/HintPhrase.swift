import StarhopCore

/// What is said of a hint; the app finds the words.
public struct HintPhrase: Sendable, Equatable {
    /// Which of the suggestions it is, from 1.
    public let number: Int
    public let count: Int
    public let from: String
    /// Nil as long as only the piece is shown.
    public let to: String?
    public let reason: ReasonPhrase?
}

/// Why a move is worth following, with the facts: holes by name, steps of the board.
public enum ReasonPhrase: Sendable, Equatable {
    /// The game or, below the first place, a place of several.
    case wins(place: Int)
    /// Pieces in the goal then, of all that go there.
    case bringsHome(home: Int, of: Int)
    case usesBridge(Closing, steps: Int)
    /// The next piece then comes to the hole that is left.
    case makesRoom(hole: String, from: String)
    /// How many steps the piece was behind every other one, and how many nearer to the goal it comes.
    case rescuesLast(behind: Int, nearer: Int)
    /// The chain that the next own turn can be.
    case buildsBridge(from: String, to: String, hops: Int, steps: Int)
    case longestAdvance(steps: Int, hops: Int)
    /// The reply that cannot be made any more.
    case blocks(Seat, from: String, to: String, steps: Int)
    case advances(steps: Int, hops: Int)
    case only
    /// Steps by which the search prefers it, where that can be said in steps.
    case preferred(Amount?)

    /// The reply that would close a way.
    public struct Closing: Sendable, Equatable {
        public let seat: Seat
        public let from: String
        public let to: String
        /// Whether the piece at its start is what the way needs; else its end is in the way.
        public let takesBridge: Bool
    }
}

extension ReasonPhrase {
    /// `pieces` is how many the player has to bring home.
    init(_ reason: HintReason, pieces: Int) {
        self =
            switch reason {
            case .wins(let place): .wins(place: Int(place))
            case .bringsHome(let home): .bringsHome(home: Int(home), of: pieces)
            case .usesBridge(let hole, let seat, let from, let to, let steps):
                .usesBridge(
                    Closing(seat: Seat(seat), from: name(from), to: name(to), takesBridge: hole == from),
                    steps: Int(steps))
            case .makesRoom(let hole, let from): .makesRoom(hole: name(hole), from: name(from))
            case .rescuesLast(let behind, let nearer): .rescuesLast(behind: Int(behind), nearer: Int(nearer))
            case .buildsBridge(let from, let to, let hops, let steps):
                .buildsBridge(from: name(from), to: name(to), hops: Int(hops), steps: Int(steps))
            case .longestAdvance(let steps, let hops): .longestAdvance(steps: Int(steps), hops: Int(hops))
            case .blocks(let seat, let from, let to, let steps):
                .blocks(Seat(seat), from: name(from), to: name(to), steps: Int(steps))
            case .advances(let steps, let hops): .advances(steps: Int(steps), hops: Int(hops))
            case .only: .only
            case .preferred(let by): .preferred(by.map { Amount(hundredths: Int($0)) })
            }
    }
}

private func name(_ hole: Int32) -> String { Board.holes[Int(hole)].name }
