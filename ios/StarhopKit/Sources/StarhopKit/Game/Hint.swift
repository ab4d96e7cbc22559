/// Moves proposed to the person, best first. One of them is in front: first only its piece, then where it goes.
public struct Hint: Sendable, Equatable {
    /// A proposed move and why it is worth following.
    public struct Suggestion: Sendable, Equatable {
        /// The start and every landing.
        public let path: [Int]
        public let reason: ReasonPhrase?
    }

    public let suggestions: [Suggestion]
    /// Which suggestion is in front, from 0.
    public private(set) var front = 0
    public private(set) var showsPath = false

    /// Nil where nothing is proposed.
    init?(_ suggestions: [Suggestion]) {
        guard !suggestions.isEmpty, suggestions.allSatisfy({ $0.path.count > 1 }) else { return nil }
        self.suggestions = suggestions
    }

    public var path: [Int] { suggestions[front].path }

    public var otherPaths: [[Int]] {
        suggestions.indices.filter { $0 != front }.map { suggestions[$0].path }
    }

    /// The path after the piece, then the next suggestion, and after the last the first again.
    mutating func goOn() {
        if showsPath {
            front = (front + 1) % suggestions.count
        } else {
            showsPath = true
        }
    }

    public var phrase: HintPhrase {
        HintPhrase(
            number: front + 1, count: suggestions.count, from: Board.holes[path[0]].name,
            to: showsPath ? Board.holes[path[path.count - 1]].name : nil, reason: suggestions[front].reason)
    }
}
