import StarhopKit
import SwiftUI

/// Who moves first, as far as the rules leave a choice, and what it comes to.
struct StarterPicker: View {
    let model: NewGameModel

    private var choices: NewGame { model.choices }
    private var arePeople: Bool { choices.mode == .passAndPlay }

    var body: some View {
        Segments(choices: offered, selection: shown) { model.pick(starter: $0) }
        NewGameNote(words: choices.starterPhrase.words)
        if !arePeople, !choices.isDuel, choices.ruledStart == nil {
            NewGameNote(words: String(localized: "The computer starts only with two players."))
        }
    }

    private var offered: [Segments<NewGame.Starter>.Choice] {
        let you = arePeople ? choices.places[0].seat.name : String(localized: "You")
        var words: [(NewGame.Starter, String)] = [(.you, you)]
        if !arePeople { words.append((.computer, String(localized: "Computer"))) }
        words.append((.toss, String(localized: "Toss")))
        return words.map { .init(value: $0.0, words: $0.1, isEnabled: model.allows($0.0)) }
    }

    private var shown: NewGame.Starter? {
        switch choices.ruledStart {
        case .toss?: .toss
        case .seat?: nil
        case nil: choices.starter
        }
    }
}
