import Accessibility
import StarhopKit
import SwiftUI

/// The last move in words, or what the marks on the board mean. Assistive technologies hear it when it changes.
struct StatusLine: View {
    let game: GameModel

    var body: some View {
        HStack(spacing: 8) {
            line
            if game.thinking == .hint { CancelHint(game: game) }
        }
        .padding(.horizontal, 16)
        .onChange(of: game.status) { _, status in
            AccessibilityNotification.Announcement(status.words).post()
        }
    }

    private var line: some View {
        HStack(spacing: 16) {
            if case .legend(let step, let hop, let chainEnd) = game.status {
                if step { mark(.step, Text("Step")) }
                if hop { mark(.hop, Text("Can hop on")) }
                if chainEnd { mark(.chainEnd, Text("Chain ends")) }
            } else {
                if let seat { PieceView(seat: seat, diameter: 18) }
                Text(verbatim: game.status.words)
            }
        }
        .font(.footnote)
        .foregroundStyle(.palette(isProblem ? .bad : .ink2))
        .frame(maxWidth: .infinity, minHeight: GameHeights.status)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Text(verbatim: game.status.words))
        .accessibilityAddTraits(.updatesFrequently)
    }

    private func mark(_ kind: TargetKind, _ text: Text) -> some View {
        HStack(spacing: 6) {
            FigureView(commands: Figure.target(kind, diameter: 18), width: 18, height: 18)
            text
        }
    }

    private var seat: Seat? {
        var status = game.status
        if case .warned(let news, _) = status { status = news }
        return switch status {
        case .stepped(let seat, _, _, _), .hopped(let seat, _, _, _, _), .beginning(let seat): seat
        default: nil
        }
    }

    private var isProblem: Bool {
        if case .problem = game.status { true } else { false }
    }
}

/// Ends a search for hints.
struct CancelHint: View {
    let game: GameModel

    var body: some View {
        Button("Cancel") { game.cancelHint() }
            .keyboardShortcut(.cancelAction)
            .font(.footnote.weight(.semibold))
            .foregroundStyle(.palette(.accent))
            .frame(minWidth: 48, minHeight: 48)
    }
}

/// On a small screen: whose move it is, and the way to hurry the computer.
struct TurnPill: View {
    let game: GameModel

    var body: some View {
        HStack(spacing: 10) {
            PieceView(seat: game.state.toMove, diameter: 22)
            if game.thinking == .move {
                Text("Thinking…")
                Button("Move now") { game.moveNow() }
                    .foregroundStyle(.palette(.accent))
            } else {
                Text(verbatim: words)
                if game.thinking == .hint { CancelHint(game: game) }
            }
        }
        .onChange(of: game.status) { _, status in
            AccessibilityNotification.Announcement(status.words).post()
        }
        .font(.subheadline.weight(.semibold))
        .foregroundStyle(.palette(.ink))
        .padding(.horizontal, 18)
        .frame(minHeight: GameHeights.pill)
        .background {
            Capsule()
                .fill(.palette(.surface))
                .strokeBorder(.palette(.ink), lineWidth: 1.5)
        }
        .accessibilityElement(children: .contain)
    }

    private var words: String {
        switch game.status {
        case .problem, .over, .lookingForHint, .hint, .noTargets, .since, .warned, .drawDeclined: game.status.words
        default: game.bar(for: game.state.toMove).words
        }
    }
}
