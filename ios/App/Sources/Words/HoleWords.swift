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
        case .target(let kind, let hops): [String(localized: "empty")] + kind.words(hops: hops)
        case .guest(let seat, let kind, let hops):
            [seat.pieceName, String(localized: "swap")] + kind.words(hops: hops)
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

extension TargetKind {
    fileprivate func words(hops: Int) -> [String] {
        switch self {
        case .step: [String(localized: "step")]
        case .hop: [String(localized: "\(hops) hops")]
        case .chainEnd: [String(localized: "\(hops) hops"), String(localized: "chain ends")]
        }
    }
}
