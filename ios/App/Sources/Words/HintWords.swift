import Foundation
import StarhopKit

extension HintPhrase {
    var words: String {
        let move =
            to.map { String(localized: "Hint: \(from) to \($0)") }
            ?? String(localized: "Hint: move the piece on \(from)")
        let counted = count > 1 && to != nil ? [String(localized: "\(number) of \(count)")] : []
        return ([move] + counted + [reason?.words].compactMap { $0 }).joined(separator: " · ")
    }
}

extension ReasonPhrase {
    var words: String {
        switch self {
        case .wins(place: 1): String(localized: "wins the game")
        case .wins(let place): String(localized: "takes place \(place)")
        case .bringsHome(let home, let all):
            String(localized: "brings a piece into the goal: \(homeWords(home, of: all))")
        case .usesBridge(let closing, let steps): closing.words(gain: stepsWords(steps))
        case .makesRoom(let hole, let from):
            String(localized: "makes room: the piece on \(from) can come to \(hole) next")
        case .rescuesLast(let behind, let nearer):
            String(
                localized:
                    "brings the last piece \(stepsWords(nearer)) nearer; it was \(stepsWords(behind)) behind the others"
            )
        case .buildsBridge(let from, let to, let hops, let steps):
            String(
                localized:
                    "builds a bridge: next, \(from) to \(to) is a chain of \(hopsWords(hops)), gaining \(stepsWords(steps))"
            )
        case .longestAdvance(let steps, hops: 0): String(localized: "no move gains more than its \(stepsWords(steps))")
        case .longestAdvance(let steps, let hops):
            String(localized: "no move gains more than its \(stepsWords(steps)), by \(hopsWords(hops))")
        case .blocks(let seat, let from, let to, let steps):
            String(
                localized: "stops \(seat.name)'s best reply, \(from) to \(to), which would gain \(stepsWords(steps))")
        case .advances(let steps, hops: 0): String(localized: "gains \(stepsWords(steps))")
        case .advances(let steps, let hops): String(localized: "gains \(stepsWords(steps)) by \(hopsWords(hops))")
        case .only: String(localized: "the only move")
        case .preferred(nil): String(localized: "the search prefers it")
        case .preferred(.little): String(localized: "the search prefers it a little")
        case .preferred(let by?): String(localized: "the search prefers it by about \(by.stepsWords)")
        }
    }
}

extension ReasonPhrase.Closing {
    fileprivate func words(gain: String) -> String {
        takesBridge
            ? String(
                localized:
                    "gains \(gain) while it can: \(seat.name)'s best reply, \(from) to \(to), would take its bridge away"
            )
            : String(
                localized:
                    "gains \(gain) while it can: \(seat.name)'s best reply, \(from) to \(to), would stand in its way")
    }
}

private func stepsWords(_ steps: Int) -> String { String(localized: "\(steps) steps") }
private func hopsWords(_ hops: Int) -> String { String(localized: "\(hops) hops") }
private func homeWords(_ home: Int, of all: Int) -> String { String(localized: "\(home) of \(all) home") }
