import Foundation
import StarhopKit

extension HolePhrase {
    var words: String {
        ([hole] + parts + noteWords).joined(separator: String(localized: ", "))
    }

    private var hole: String { String(localized: "\(row) \(number)") }

    private var noteWords: [String] { [note?.words].compactMap { $0 } }

    private var parts: [String] {
        switch content {
        case .empty: [String(localized: "empty")]
        case .idlePiece: [String(localized: "idle piece")]
        case .piece(let seat, let isYours): [seat.pieceName] + (isYours ? [String(localized: "yours")] : [])
        case .selected(let seat, let targets):
            [seat.pieceName, String(localized: "selected"), String(localized: "\(targets) targets")]
        case .target(.step, _): [String(localized: "empty"), String(localized: "step")]
        case .target(.hop, let hops): [String(localized: "empty"), String(localized: "\(hops) hops")]
        case .target(.chainEnd, let hops):
            [String(localized: "empty"), String(localized: "\(hops) hops"), String(localized: "chain ends")]
        }
    }
}

extension HoleNote {
    var words: String {
        switch self {
        case .right: String(localized: "right")
        case .wrong: String(localized: "wrong")
        case .asked: String(localized: "marked")
        }
    }
}
