import StarhopKit
import SwiftUI

/// The first time there is one choice.
struct FirstRunChoice: View {
    let firstRun: FirstRun
    @Binding var path: [Route]
    @Environment(LibraryModel.self) private var library

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text("How do you want to begin?")
                .font(.sheetTitle)
                .foregroundStyle(.palette(.ink))
                .accessibilityAddTraits(.isHeader)
            choice(
                Text("Learn the game"), Text("Short lessons on the board, one rule at a time"), "graduationcap"
            ) {
                firstRun.choose()
                path.append(.learn)
            }
            choice(Text("Play at once"), Text("Against the computer, level \(FirstRun.level)"), "play.fill") {
                if let game = firstRun.playAtOnce(in: library) { path.append(.game(game.state.id)) }
            }
            if let problem = library.problem {
                Text(verbatim: problem.words)
                    .foregroundStyle(.palette(.bad))
            }
        }
    }

    private func choice(
        _ title: Text, _ line: Text, _ image: String, choose: @escaping @MainActor () -> Void
    ) -> some View {
        Button(action: choose) {
            HomeRowWords(title: title, detail: line, image: image, font: .barTitle)
                .card()
                .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityElement(children: .combine)
    }
}
